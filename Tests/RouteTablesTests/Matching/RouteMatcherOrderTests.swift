@_spi(Benchmarks) import RouteGenCore
import RoutePatterns
@_spi(Benchmarks) import RouteTables
import Testing

/// Which of several patterns wins.
@Suite struct RouteMatcherOrderTests {
    /// The patterns that match, best first, with the patterns added in both orders.
    private func order(_ patterns: [String], _ url: String) throws -> [String] {
        func order(_ patterns: [String]) throws -> [String] {
            var encoder = RouteMatcherEncoder()
            for pattern in patterns { encoder.add(try RoutePattern(pattern)) }
            return RouteMatcher(try encoder.encode()).matches(try RouteURL(url)).map { patterns[$0.patternIndex] }
        }
        let result = try order(patterns)
        #expect(try order(patterns.reversed()) == result)
        return result
    }

    @Test("Literals rank above constraints, then captures, then wildcards") func ranksOfOneComponent() throws {
        let patterns = ["/**", "/*", "/:free", #"/:digits(\d+)"#, "/1:rest", "/12+", "/12"]
        #expect(try order(patterns, "/12") == patterns.reversed())
        #expect(try order(["/a/**", "/a/:b?"], "/a") == ["/a/:b?", "/a/**"])
    }

    @Test("The leftmost component that differs decides the order") func theLeftmostDifferenceDecides() throws {
        #expect(try order(["/:a/edit", #"/:a(\d+)/:b"#], "/1/edit") == [#"/:a(\d+)/:b"#, "/:a/edit"])
        #expect(try order(["/:a/edit", #"/:a(\d+)/:b"#], "/x/edit") == ["/:a/edit"])
    }

    @Test("Patterns of equal rank are followed together") func equalRanksAreFollowedTogether() throws {
        // The first component is constrained in both, so the second decides.
        #expect(
            try order([#"/:a(\d+)/:b"#, "/:c([0-9a-f]+)/edit"], "/12/edit") == ["/:c([0-9a-f]+)/edit", #"/:a(\d+)/:b"#]
        )
        #expect(try order(["/:a*/:b", "/:c/x/:d"], "/1/x/2") == ["/:c/x/:d", "/:a*/:b"])
    }

    @Test("The search backtracks if a more specific beginning does not match") func backtracking() throws {
        #expect(try order(["/a/b/c", "/a/:x/d", "/:y/b/e"], "/a/b/d") == ["/a/:x/d"])
        #expect(try order(["/a/b/c", "/a/:x/d", "/:y/b/e"], "/a/b/e") == ["/:y/b/e"])
        #expect(try order(["/**/a/**/b", "/**/c"], "/a/a/x/c") == ["/**/c"])
    }

    @Test("A higher priority precedes a more specific pattern") func priorityComesFirst() throws {
        var encoder = RouteMatcherEncoder()
        let literal = encoder.add(try RoutePattern("/a"), priority: .low)
        let rest = encoder.add(try RoutePattern("/**"), priority: .high)
        let capture = encoder.add(try RoutePattern("/:x"))
        let matcher = RouteMatcher(try encoder.encode())
        #expect(matcher.matches(try RouteURL("/a")).map(\.patternIndex) == [rest, capture, literal])
    }

    @Test("A route with more query items precedes others") func moreQueryItemsWin() throws {
        #expect(try order(["/a", "/a?x=1", "/a?x=1&y=:y"], "/a?y=2&x=1") == ["/a?x=1&y=:y", "/a?x=1", "/a"])
        #expect(try order(["/a", "/a?x=1", "/a?x=1&y=:y"], "/a?x=1") == ["/a?x=1", "/a"])
    }

    @Test("Schemes, hosts and fragments count for the order") func schemesHostsAndFragments() throws {
        #expect(
            try order(["//h/a", "app://h/a", "//:x/a", "//*/a"], "app://h/a") == [
                "app://h/a", "//h/a", "//:x/a", "//*/a",
            ]
        )
        #expect(try order(["/a", "/a#f", "/a#:f"], "/a#f") == ["/a#f", "/a#:f", "/a"])
        #expect(
            try order(["*://h/a", ":s://h/a", "app://h/a", "//h/a"], "app://h/a") == [
                "app://h/a", ":s://h/a", "*://h/a", "//h/a",
            ]
        )
        #expect(try order(["*://h/a"], "//h/a") == [])
    }
}
