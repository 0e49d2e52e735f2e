import Testing

@testable import RouteGenCore

@Suite struct ByteSearchTests {
    @Test(
        "The first occurrence of a text is found",
        arguments: [
            ("https://a://b", "://", 5), ("ab", "ab", 0), ("aab", "ab", 1), ("é://", "://", 2), ("a\u{0}b", "b", 2),
            ("ab", "", 0), ("", "", 0),
        ]
    )
    func firstOccurrenceIsFound(_ text: String, _ searched: String, _ offset: Int) throws {
        let range = try #require(text.firstRange(ofBytes: searched))
        #expect(text.utf8.distance(from: text.startIndex, to: range.lowerBound) == offset)
        #expect(text[range] == searched)
        #expect(text.contains(bytesOf: searched))
    }

    @Test("Other texts are not found", arguments: [("ab", "ba"), ("ab", "abc"), ("", "a"), ("e\u{301}", "é")])
    func otherTextsAreNotFound(_ text: String, _ searched: String) {
        #expect(text.firstRange(ofBytes: searched) == nil)
        #expect(!text.contains(bytesOf: searched))
    }

    @Test("A part of a text is searched from its own start") func partsAreSearched() {
        let part = "://a://b".dropFirst(3)
        #expect(part.firstRange(ofBytes: "://").map { part[$0.upperBound...] } == "b")
    }
}
