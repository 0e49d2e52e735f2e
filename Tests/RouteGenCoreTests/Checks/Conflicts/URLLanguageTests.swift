import Testing

@testable import RouteGenCore
@testable import RoutePatterns
@testable import RouteTables
@testable import TestSupport

/// The automaton of the URLs that a pattern matches, compared with slow and obvious rules.
@Suite struct URLLanguageTests {
    @Test("The automaton of a pattern accepts the URLs that the pattern matches")
    func theAutomatonOfAPatternAcceptsTheURLsThatThePatternMatches() throws {
        var matched = 0
        let wellFormed = try URLLanguage.wellFormed()
        for seed in 0..<AllCases.share(of: 150) {
            var random = RandomPatterns(seed: UInt64(seed + 901))
            guard let pattern = try? RoutePattern(seed % 5 == 0 ? "regex \(random.regex())" : random.pattern()) else {
                continue
            }
            let language = try URLLanguage.automaton(of: pattern)
            for _ in 0..<40 {
                let url = random.url()
                let text = Oracle.canonical(url)
                #expect(wellFormed.accepts(text), "\(url)")
                let isMatch = Oracle.rank(pattern, Oracle.url(url)) != nil
                #expect(language.accepts(text) == isMatch, "\(pattern) and \(url)")
                if isMatch { matched += 1 }
            }
            // Every text of the language is a URL that the pattern matches.
            guard let shortest = language.shortestText() else { continue }
            let url = String(decoding: shortest, as: UTF8.self)
            #expect(try wellFormed.accepts(shortest) && RouteURL(url).text == url, "\(pattern): \(url)")
            #expect(Oracle.rank(pattern, Oracle.url(url)) != nil, "\(pattern): \(url)")
        }
        // Else nothing was tested.
        #expect(matched > AllCases.share(of: 200))
    }

    @Test("Automata meet if their intersection is not empty") func commonTexts() throws {
        var random = RandomPatterns(seed: 77)
        var (meeting, others) = (0, 0)
        for _ in 0..<AllCases.share(of: 150) {
            guard let first = try? RoutePattern(random.pattern()), let second = try? RoutePattern(random.pattern())
            else {
                continue
            }
            let languages = (try URLLanguage.automaton(of: first), try URLLanguage.automaton(of: second))
            let meets = try languages.0.meets(languages.1)
            #expect(try meets == !languages.0.intersection(languages.1).isEmpty, "\(first) and \(second)")
            if meets { meeting += 1 } else { others += 1 }
        }
        #expect(meeting > AllCases.share(of: 10) && others > AllCases.share(of: 10))
    }

    @Test(
        "Automaton and pattern agree on edge cases of URLs",
        arguments: [
            ("//h/a", "//user@h/a/", true), ("//h/a", "//h/a?x#y", true), ("//h/a", "//h/a//", false),
            ("/a", "a", true), ("/a", "///a", true), ("/a", "app:a", true), ("/a:b", "a:b", false),
            ("/a:b", "/a:b", true),
            ("/", "", true), ("/", "//", true), ("/", "?", true), ("/a/**", "/a//", true),
            ("//[::1]/a", "//[::1]/a", true),
            ("/:x(.*)/", "/", true), ("/s?q=a%26b", "/s?q=a%26b", true), ("/s?q=a%3Db", "/s?q=a=b", true),
            ("/s?q=:q(\\d+)?", "/s?q=x&q=1", false), ("/s?q=:q(\\d+)?", "/s?p=x&q&q=x", true),
        ]
    )
    func examples(_ pattern: String, _ url: String, _ isMatch: Bool) throws {
        let language = try URLLanguage.automaton(of: RoutePattern(pattern))
        #expect(language.accepts(Oracle.canonical(url)) == isMatch)
        #expect((try RoutePattern(pattern).values(in: url) != nil) == isMatch)
    }
}
