@_spi(Benchmarks) import RouteGenCore
@_spi(Benchmarks) import RouteTables
import Testing

@testable import RoutePatterns

/// Items in the fragment: after its path, or alone.
@Suite struct FragmentItemTests {
    /// The captured values in a table and with the pattern alone; `nil` if the pattern does not match.
    private func values(_ pattern: String, _ url: String) throws -> [String: [String]]? {
        let pattern = try RoutePattern(pattern)
        let alone = pattern.values(in: url)
        let match = try RouteMatcher(pattern).firstMatch(in: url)
        let found = match.map { match in
            Dictionary(
                uniqueKeysWithValues: pattern.captures.enumerated().map { ($1.name, match.texts(ofCapture: $0)) }
            )
        }
        #expect(found == alone)
        return found
    }

    @Test(
        "A pattern names items after the path of a fragment, in any order and among others",
        arguments: [
            ("/#/view/5?key=value", "5", "value"), ("/#view/5?a=b&key=x%2Fy%26z&key=no", "5", "x/y&z"),
            ("/?key=no#/view/a=b/?key=a/b?c#d", "a=b", "a/b?c#d"),
        ]
    )
    func itemsAfterAPath(_ url: String, _ id: String, _ key: String) throws {
        #expect(try values("/#/view/:id/?key=:key", url) == ["id": [id], "key": [key]])
    }

    @Test(
        "A fragment with other items does not match",
        arguments: [
            "/#/view/5", "/#/view/5?key=", "/#/view/5?Key=a", "/?key=a#/view/5", "/#/view/5/key=a", "/#/view?key=a",
            "/#view=5&key=a",
        ]
    )
    func otherItems(_ url: String) throws {
        #expect(try values("/#/view/:id/?key=:key", url) == nil)
    }

    @Test("Items that a pattern does not name belong to no component")
    func itemsThatAreNotNamed() throws {
        #expect(try values("/#/view/:id", "/#/view/5?key=value") == ["id": ["5"]])
        #expect(try values("/#/:path(.*)", "/#/a/b?c/d") == ["path": ["a/b"]])
        #expect(try values("/#/:path(.*)", "/#?c/d") == ["path": [""]])
        #expect(try values("/#/:path(.*)", "/#c=d/e") == ["path": [""]])
        #expect(try values("/#/:path(.*)", "/#/c=d/e") == ["path": ["c=d/e"]])
        #expect(try values(#"/#/what\?"#, "/#/what%3F?") == [:])
        #expect(try values(#"/#/what\?"#, "/#/what?") == nil)
    }

    @Test("A fragment of items alone, as authorization servers write it")
    func itemsAlone() throws {
        let pattern = "/signed-in#access_token=:token&state=:state?"
        #expect(
            try values(pattern, "/signed-in#state=a%20b&expires_in=3600&access_token=x.y+z==")
                == ["token": ["x.y+z=="], "state": ["a b"]]
        )
        #expect(try values(pattern, "/signed-in#access_token=x") == ["token": ["x"], "state": []])
        #expect(try values(pattern, "/signed-in#?access_token=x") == ["token": ["x"], "state": []])
        #expect(try values(pattern, "/signed-in#/?access_token=x") == ["token": ["x"], "state": []])
        #expect(try values(pattern, "/signed-in#error=denied") == nil)
        #expect(try values(pattern, "/signed-in?access_token=x") == nil)
        #expect(try values(pattern, "/signed-in#/a?access_token=x") == nil)
        #expect(try values("/#section=:n", "/#section=5") == ["n": ["5"]])
    }

    @Test("Repeated items of a fragment are an array, and an item of the query has the same name")
    func arraysAndNames() throws {
        #expect(
            try values("/?k=:query#/a/?k=:tags*", "/?k=1#/a?k=x&l=y&k=z") == ["query": ["1"], "tags": ["x", "z"]]
        )
        #expect(try values("/#/a/?k=to:x(\\d+)", "/#/a?k=to12") == ["x": ["12"]])
    }

    @Test(
        "A written URL has the items where the pattern has them",
        arguments: [
            ("/#/view/:id/?key=:key", ["id": ["a?b"], "key": ["c&d=e#f"]], "/#/view/a%3Fb?key=c%26d%3De%23f"),
            ("/in#access_token=:token&state=:state?", ["token": ["x+y"]], "/in#access_token=x%2By"),
            ("/in#state=:state?", [:], "/in#/"),
            ("/?a=:a#/x/?b=:b*&c=1", ["a": ["1"], "b": ["2", "3"]], "/?a=1#/x?b=2&b=3&c=1"),
            ("/#/", nil, nil),
        ] as [(String, [String: [String]]?, String?)]
    )
    func written(_ text: String, _ values: [String: [String]]?, _ url: String?) throws {
        guard let values, let url else {
            #expect(throws: RoutePatternError.self) { try RoutePattern(text) }
            return
        }
        let pattern = try RoutePattern(text)
        #expect(try pattern.url(values) == url)
        let read = try #require(try self.values(text, url))
        for (name, value) in values { #expect(read[name] == value) }
    }

    @Test(
        "The canonical form says the same",
        arguments: [
            ("/#view/:id/?key=:key", "/#/view/:id/?key=:key"), ("/a#k=:v&l", "/a#k=:v&l"),
            (#"/#/a\?b?k=:v"#, "/#/a%3Fb?k=:v"), ("/#/a%3Fb", "/#/a%3Fb"), (#"/#a%2Bb=:v"#, #"/#a\+b=:v"#),
            (#"/#/a/?k=:v(x)y"#, #"/#/a?k=:v(x)y"#),
        ]
    )
    func canonical(_ text: String, _ expected: String) throws {
        let pattern = try RoutePattern(text)
        #expect(pattern.description == expected)
        let again = try RoutePattern(pattern.description)
        #expect(again.description == expected && again.query == pattern.query && again.fragment == pattern.fragment)
    }

    @Test(
        "Mistakes in the items of a fragment are told",
        arguments: [
            ("/#/a/?", "nothing follows '?'"),
            ("/#/?a=:b", "no component precedes the '?' of the fragment"),
            ("/#/a?k=:v#b", "'#' has no meaning in the items of a fragment"),
            (
                "/#/:id?key=:key",
                "'?' right after a capture makes the capture optional, so it does not begin a query"
            ),
            ("/#/a?:k=v", "the name of a query item cannot be captured"),
            ("/?k=:v#k=:v", "two captures are named 'v'"),
        ]
    )
    func mistakes(_ text: String, _ message: String) {
        let error = #expect(throws: RoutePatternError.self) { try RoutePattern(text) }
        #expect(error?.message == message)
    }
}
