import RoutePatterns
import RouteReasons
import Testing

@Suite struct SpellingTests {
    @Test(
        "The distance counts insertions, deletions, replacements and transpositions",
        arguments: [
            ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("route", "route", 0), ("rout", "route", 1),
            ("rotue", "route", 1),
            ("routes", "route", 1), ("roete", "route", 1), ("kitten", "sitting", 3), ("ca", "abc", 3),
        ]
    )
    func distance(left: String, right: String, distance: Int) {
        #expect(Array(left.utf8).editDistance(to: Array(right.utf8)) == distance)
        #expect(Array(right.utf8).editDistance(to: Array(left.utf8)) == distance)
    }

    @Test(
        "The nearest word is proposed if it is near enough",
        arguments: [
            ("prioirty", "priority"), ("PRIORITY", "priority"), ("frm", "from"), ("colour", nil), ("x", nil), ("", nil),
            (String(repeating: "a", count: 100_000), nil),
        ] as [(String, String?)]
    )
    func nearest(word: String, expected: String?) {
        #expect(Spelling.nearest(to: word, among: ["priority", "from", "when"]) == expected)
    }
}
