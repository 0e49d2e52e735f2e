import Testing

@testable import RoutePatterns
@testable import RouteTables
@testable import TestSupport

/// A pattern that is printed and read again is the same pattern.
@Suite struct RoutePatternPrintingTests {
    /// Literals that would have a special meaning, with their printed form.
    @Test(
        "A printed pattern escapes literals that would have a special meaning",
        arguments: [
            (#"/\:a+"#, #"/\:a+"#), (":a%62", "/:a%62"), ("/:a%31", "/:a%31"), ("/:a%5F", "/:a%5F"),
            (#"?k=:q\?"#, #"/?k=:q\?"#), (#"/?k=:q(a)\?"#, #"/?k=:q(a)\?"#), (#"/?k=(a)\?"#, #"/?k=(a)\?"#),
            (#"/?k=:q?\?"#, "/?k=:q??"), ("/#a#b", "/#/a#b"), ("/é+", "/%C3%A9+"),
            ("/:a?%74ype=chat", "/:a?%74ype=chat"),
            (#"a\/:/b"#, "/a%2F:/b"), ("/a:", "/a:"), ("//host:80/", "//host:80"), (#"/\:(a)"#, #"/\:(a)"#),
            (#"/?\:a=b"#, #"/?\:a=b"#), ("/:a?b", "/:a?b"), (#"/:a%2B"#, "/:a%2B"), (#"/:a\+"#, #"/:a\+"#),
            ("//(/:y)?/a", "/(/:y)?/a"), ("//h(/:y)?/a", "//h/(/:y)?/a"), ("a(/b)?(/c)?", "/a(/b)?(/c)?"),
        ]
    )
    func aPrintedPatternEscapesLiteralsThatWouldHaveASpecialMeaning(_ text: String, _ printed: String) throws {
        let pattern = try RoutePattern(text)
        #expect(pattern.description == printed)
        #expect(difference(pattern, try RoutePattern(printed)) == nil)
    }

    @Test("A printed pattern is read as the same pattern", arguments: 0..<6)
    func printedPatternsAreReadAsTheSame(_ seed: Int) {
        var random = RandomPatterns(seed: UInt64(100 + seed))
        var count = 0
        for number in 0..<1_500 {
            let text =
                number % 3 == 0 ? random.specialPattern() : number % 3 == 1 ? random.randomText() : random.pattern()
            guard let pattern = try? RoutePattern(text) else { continue }
            count += 1
            guard let again = try? RoutePattern(pattern.description) else {
                Issue.record("'\(text)' is printed as '\(pattern.description)', which is none")
                continue
            }
            #expect(again.description == pattern.description, "of '\(text)'")
            if let difference = difference(pattern, again) { Issue.record("'\(text)' '\(pattern)': \(difference)") }
        }
        #expect(count > 200)
    }

    /// The properties that distinguish patterns, except for the offsets of captures in the text.
    private func difference(_ left: RoutePattern, _ right: RoutePattern) -> String? {
        func captures(_ pattern: RoutePattern) -> [[String]] {
            pattern.captures.map { ["\($0.name)", "\($0.kind)", "\($0.constraint ?? "-")", "\($0.place)"] }
        }
        if captures(left) != captures(right) { return "captures" }
        if left.scheme != right.scheme || left.host != right.host { return "scheme or host" }
        if left.path != right.path { return "path: \(left.path) \(right.path)" }
        if left.query != right.query { return "query: \(left.query) \(right.query)" }
        if left.fragment != right.fragment { return "fragment" }
        return left.regex == right.regex ? nil : "expression"
    }

    @Test("A URL that is written from values gives the same values back", arguments: 0..<4)
    func aURLThatIsWrittenFromValuesGivesTheSameValuesBack(_ seed: Int) {
        var random = RandomPatterns(seed: UInt64(900 + seed))
        var count = 0
        for number in 0..<AllCases.share(of: 800) {
            let text = number % 2 == 0 ? random.specialPattern() : random.pattern()
            guard let pattern = try? RoutePattern(text) else { continue }
            var values: [String: [String]] = [:]
            for capture in pattern.captures {
                let isRepeated = capture.kind == .any || capture.kind == .some
                let isLeftOut = capture.kind == .optional && random.next(2) == 0
                values[capture.name] =
                    isLeftOut ? [] : (0..<(isRepeated ? 1 + random.next(2) : 1)).map { _ in random.value() }
            }
            guard let url = try? pattern.url(values) else { continue }
            count += 1
            let found = pattern.values(in: url)
            #expect(found != nil, "'\(text)' wrote '\(url)'")
            for capture in pattern.captures {
                // A host is compared in ASCII.
                let expected = (values[capture.name] ?? []).map { capture.place == .host ? HostName.text($0) : $0 }
                #expect(found?[capture.name] ?? [] == expected, "'\(text)' wrote '\(url)'")
            }
        }
        #expect(count > AllCases.share(of: 60))
    }
}
