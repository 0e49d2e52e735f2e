@_spi(Benchmarks) import RouteGenCore
import RoutePatterns
@_spi(Benchmarks) import RouteTables
import Testing

@testable import TestSupport

/// A host is in lower case and never empty, so a constraint that accepts all such texts constrains nothing.
@Suite struct HostConstraintTests {
    private func order(_ patterns: [String], _ url: String) throws -> (found: [Int], expected: [Int]) {
        let patterns = try patterns.map { try RoutePattern($0) }
        var encoder = RouteMatcherEncoder()
        for pattern in patterns { encoder.add(pattern) }
        let found = RouteMatcher(try encoder.encode()).matches(try RouteURL(url)).map(\.patternIndex)
        return (found, Oracle.order(patterns, patterns.map { _ in .default }, url))
    }

    @Test(
        "A constraint that accepts every host has the rank of a plain capture",
        arguments: [".+", ".*", "[^/]+", "[^/]*"]
    )
    func constrainsNothing(_ constraint: String) throws {
        // Neither goes before the other, so the order is that of the table.
        for patterns in [["//:host", "//:x(\(constraint))"], ["//:x(\(constraint))", "//:host"]] {
            #expect(try order(patterns, "//h").found == [0, 1])
        }
    }

    @Test("A constraint that excludes hosts keeps its rank", arguments: ["[a-z]+", "h{2}", ".{2,}"])
    func constrains(_ constraint: String) throws {
        #expect(try order(["//:host", "//:x(\(constraint))"], "//hh").found == [1, 0])
    }

    @Test("Constraints on hosts match like the oracle", arguments: [".+", ".*", "[^/]+", "[a-z]+"])
    func constraintsOnHostsMatchLikeTheOracle(_ constraint: String) throws {
        let order = try order(["//:host", "//:x(\(constraint))"], "//H?l=12")
        #expect(order.found == order.expected)
    }

    /// What a class leaves out is out in both spellings, however either is written.
    @Test(
        "A negated class excludes a letter in both cases",
        arguments: [
            ("[^a]", "a", false), ("[^a]", "A", false), ("[^A]", "a", false), ("[^A]", "A", false), ("[^a]", "b", true),
            ("[^a]", "B", true), ("[^a-y]+", "zZ", true), ("[^a-y]+", "zY", false), ("[^/A-Z]+", "h", false),
            ("[^/A-Z]+", "1", true), ("(x|[^a-z])+", "X1", true), ("(x|[^a-z])+", "xy", false),
        ]
    )
    func negations(_ constraint: String, _ host: String, _ matches: Bool) throws {
        for pattern in ["//:x(\(constraint))/p", "//(www.)?:x(\(constraint))/p"] {
            let order = try order([pattern], "//\(host)/p")
            #expect(order.found == (matches ? [0] : []), "\(pattern)")
            #expect(order.expected == order.found, "\(pattern)")
        }
    }

    /// In a path, capital letters are letters of their own.
    @Test("Constraints on paths distinguish case") func pathsAreNotInLowerCase() throws {
        #expect(try order(["/:host", "/:x([^/A-Z]+)"], "/h").found == [1, 0])
        #expect(try order(["/:host", "/:x([^/]+)"], "/h").found == [0, 1])
    }
}
