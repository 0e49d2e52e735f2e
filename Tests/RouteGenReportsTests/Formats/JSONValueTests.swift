import Foundation
import RouteGenCore
import RouteGenReports
import TestSupport
import Testing

@Suite struct JSONValueTests {
    @Test(
        "Only the characters that JSON requires to be escaped and those that a terminal obeys are escaped",
        arguments: [
            ("", #""""#), ("a\"b\\c/", #""a\"b\\c/""#), ("\n\r\t\u{8}\u{1F}\u{7F}", #""\n\r\t\u0008\u001f\u007f""#),
            ("\u{804A}\u{1F600}", "\"\u{804A}\u{1F600}\""),
        ]
    )
    func strings(value: String, text: String) {
        #expect(JSONValue.string(value).text == text)
    }

    @Test("Members of objects keep the given order")
    func values() {
        let value: JSONValue = ["b": 1, "a": [true, .null, -5, "x", [:], []], "b": ["c": false]]
        #expect(value.text == #"{"b": 1, "a": [true, null, -5, "x", {}, []], "b": {"c": false}}"#)
    }

    @Test("Any string is read back unchanged by another parser", arguments: 0..<10)
    func roundTrip(seed: UInt64) throws {
        var random = SplitMix(seed: seed)
        let pool: [Unicode.Scalar] = [
            "a", "\"", "\\", "/", "\0", "\n", "\u{1F}", "\u{7F}", "\u{2028}", "\u{804A}", "\u{1F600}", "\u{301}",
        ]
        for _ in 0..<50 {
            var string = String.UnicodeScalarView()
            for _ in 0..<Int.random(in: 0...20, using: &random) {
                string.append(pool.randomElement(using: &random) ?? "a")
            }
            let value: JSONValue = .object([.init("key", .array([.string(String(string))]))])
            let read = try JSONSerialization.jsonObject(with: Data(value.text.utf8)) as? [String: [String]]
            #expect(read?["key"]?.first?.unicodeScalars.elementsEqual(string) == true)
        }
    }

    @Test("A value ten times as deep as reports are is written, compared, hashed and freed with a small stack")
    func deep() throws {
        func nested(_ value: JSONValue) -> JSONValue {
            (0..<50).reduce(value) { inner, _ in .array([.object([JSONValue.Member("a", inner)])]) }
        }
        try SmallThread.run {
            let (first, second, other) = (nested(.int(1)), nested(.int(1)), nested(.int(2)))
            #expect(first == second && first != other)
            #expect(Set([first, second, other]).count == 2)
            #expect(first.text == String(repeating: "[{\"a\": ", count: 50) + "1" + String(repeating: "}]", count: 50))
        }
    }
}
