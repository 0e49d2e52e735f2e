import Testing

@testable import RouteGenCore

@Suite struct PathPatternTests {
    @Test(
        "A path pattern matches whole paths, with stars and question marks",
        arguments: [
            ("a.swift", "a.swift", true), ("a.swift", "b/a.swift", false), ("*.swift", "a.swift", true),
            ("*.swift", "b/a.swift", false), ("**/*.swift", "a.swift", true), ("**/*.swift", "b/c/a.swift", true),
            ("Generated/**", "Generated/a.swift", true), ("Generated/**", "Generated/b/a.swift", true),
            ("Generated/", "Generated/b/a.swift", true), ("Generated/**", "Generated.swift", false),
            ("Generated", "Generated/a.swift", false), ("a?.swift", "ab.swift", true), ("a?.swift", "a.swift", false),
            ("*.mock.*", "a.mock.swift", true), ("*a*b*", "xaxxbx", true), ("*a*b*", "xbxxax", false),
            ("a/**/b", "a/b", true), ("a/**/b", "a/x/y/b", true), ("a/**/b", "a/x/y/c", false), ("ä*", "äb", true),
            ("**", "a/b", true), ("*", "a/b", false),
        ]
    )
    func matches(_ pattern: String, _ path: String, _ isMatch: Bool) {
        #expect(PathPattern(pattern).matches(path) == isMatch)
    }

    /// A pattern made to make a matcher that goes back and forth take for ever.
    @Test("Many stars are matched quickly") func manyStarsTakeNoLongTime() {
        let pattern = PathPattern(String(repeating: "*a", count: 200) + "b")
        #expect(!pattern.matches(String(repeating: "a", count: 2_000)))
    }
}
