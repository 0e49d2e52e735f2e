import RoutePatterns
@_spi(Benchmarks) import RouteTables
import TestSupport
import Testing

@testable import RouteGenCore
@testable import RouteGenReports

/// What breaks between the links of two maps, each with a URL that worked before.
@Suite struct LinkDifferenceTests {
    private static let source = """
        /// @route //chat/:id(\\d+)
        func chat(id: Int) {}
        /// @route /about
        func about() {}
        /// @route https://example.com/**
        func web() {}
        """

    private static func map(_ links: [(String, String)]) -> RouteMap {
        var map = RouteMapDifferenceTests.map(source)
        map.links = links.map { RouteMap.Link(prefix: $0.0, replacement: $0.1) }
        return map
    }

    @Test(
        "A prefix whose URLs lead elsewhere is breaking, with a URL that worked before",
        arguments: [
            ([("myapp:", "")], [("yourapp:", "")], ["myapp://chat/0"]),
            ([("myapp://", "/")], [("yourapp://", "/")], ["myapp://about"]),
            ([("myapp:", ""), ("https://h/app", "//chat")], [("myapp:", "")], ["https://h/app/0"]),
            ([("myapp:", "")], [("myapp:", "//other")], ["myapp://chat/0"]),
            ([("myapp:", "")], [("myapp:", ""), ("https://example.com", "")], ["https://example.com/about"]),
            ([], [("myapp:", "")], ["app://chat/0"]),
        ] as [([(String, String)], [(String, String)], [String])]
    )
    func breaking(_ old: [(String, String)], _ new: [(String, String)], _ witnesses: [String]) throws {
        let difference = try RouteMapDifference(from: Self.map(old), to: Self.map(new))
        #expect(difference.links.breaking.map(\.witness) == witnesses)
        #expect(difference.routes.breaking == [])
        #expect(difference.isBreaking)
        for change in difference.links.breaking {
            let witness = try #require(change.witness)
            let (before, now) = (try Self.route(witness, old), try Self.route(witness, new))
            #expect(before == change.old.pattern && before != now, "\(witness)")
            #expect(now == change.new?.pattern)
        }
    }

    @Test("Paths whose case matters from now on are breaking, with a URL that worked before") func otherCase() throws {
        let strict = Self.map([])
        var map = strict
        map.urls.ignoresCase = true
        let difference = try RouteMapDifference(from: map, to: strict)
        #expect(
            difference.text(as: .text) == """
                breaking: URLs whose path is in another case than the pattern do not lead to the same routes
                    /ABOUT

                """
        )
        #expect(difference.isBreaking)
        #expect(try !RouteMapDifference(from: strict, to: map).isBreaking)
        #expect(try !RouteMapDifference(from: map, to: map).isBreaking)
    }

    /// The pattern of the route that takes a URL.
    private static func route(_ url: String, _ links: [(String, String)]) throws -> String? {
        let patterns = map([]).routes.map(\.pattern)
        var encoder = RouteMatcherEncoder()
        for pattern in patterns { encoder.add(try RoutePattern(pattern)) }
        let links = RouteLinks(lines: links.map { "\($0)\t\($1)\n" }.joined())
        let match = RouteMatcher(try encoder.encode()).firstMatch(in: try links.reduce(url))
        return match.map { patterns[$0.patternIndex] }
    }

    @Test(
        "A change that leaves all URLs where they were is not breaking",
        arguments: [
            ([("myapp:", "")], [("myapp:", ""), ("yourapp:", "")]),
            ([("myapp:", ""), ("myapp://chat", "//chat")], [("myapp:", "")]),
        ] as [([(String, String)], [(String, String)])]
    )
    func harmless(_ old: [(String, String)], _ new: [(String, String)]) throws {
        let difference = try RouteMapDifference(from: Self.map(old), to: Self.map(new))
        #expect(difference.links.breaking == [])
        #expect(!difference.isBreaking)
        #expect(difference.text(as: .text) != "no differences\n")
    }

    @Test("All formats list the links that were added, removed and changed") func formats() throws {
        let old = Self.map([("myapp:", ""), ("https://h/app", "//chat")])
        let new = Self.map([("yourapp:", ""), ("https://h/app", "//shop")])
        let difference = try RouteMapDifference(from: old, to: new)
        #expect(
            difference.text(as: .text) == """
                breaking: URLs that start with `myapp:` do not lead to the same routes
                    myapp://chat/0
                breaking: URLs that start with `https://h/app` do not lead to the same routes
                    https://h/app/0
                removed: link `myapp:` to ``
                added: link `yourapp:` to ``
                changed: link `https://h/app` to `//shop`
                    replacement: `//shop`, was `//chat`

                """
        )
        #expect(
            difference.text(as: .github) == """
                ::error file=App.swift,line=1,title=breaking change::URLs that start with `myapp:` do not lead to the same routes%0Amyapp://chat/0
                ::error file=App.swift,line=1,title=breaking change::URLs that start with `https://h/app` do not lead to the same routes%0Ahttps://h/app/0
                ::notice title=link removed::`myapp:` to ``
                ::notice title=link added::`yourapp:` to ``
                ::notice title=link changed::`https://h/app` to `//shop`%0Areplacement: `//shop`, was `//chat`

                """
        )
        let json = #"""
            "links": {"breaking": [{"kind": "unmatched", "message": "URLs that start with `myapp:` do not lead to the same routes", "witness": "myapp://chat/0", "origin": "app", "old": {"pattern": "//chat/:id(\\d+)", "module": "App", "name": "chat", "handler": "App.chat(id:)", "file": "App.swift", "line": 1}, "new": null}
            """#
        #expect(difference.text(as: .json).contains(json))
        #expect(
            difference.text(as: .json).contains(
                #"""
                "changed": [{"link": {"prefix": "https://h/app", "replacement": "//shop"}, "details": ["replacement: `//shop`, was `//chat`"]}]}
                """#
            )
        )
    }
}
