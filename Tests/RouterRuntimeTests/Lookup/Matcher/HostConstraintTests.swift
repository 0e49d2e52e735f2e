import RouterRuntime
@testable import RouterTestSupport
import Testing

/// A host is never empty and in lower case, so a constraint that takes all such texts constrains nothing.
@Suite struct HostConstraintTests {
    private func order(_ patterns: [String], _ url: String) throws -> (found: [Int], expected: [Int]) {
        let patterns = try patterns.map { try RoutePattern($0) }
        var encoder = RouteMatcherEncoder()
        for pattern in patterns { encoder.add(pattern) }
        let found = RouteMatcher(try encoder.encode()).matches(try RouteURL(url)).map(\.entry)
        return (found, Oracle.order(patterns, patterns.map { _ in .default }, url))
    }

    @Test(arguments: [".+", ".*", "[^/]+", "[^/]*", "[^/A-Z]+"])
    func constrainsNothing(_ constraint: String) throws {
        // Neither goes before the other, so the order is that of the table.
        for patterns in [["//:host", "//:x(\(constraint))"], ["//:x(\(constraint))", "//:host"]] {
            #expect(try order(patterns, "//h").found == [0, 1])
        }
    }

    @Test(arguments: ["[a-z]+", "h{2}", ".{2,}"])
    func constrains(_ constraint: String) throws {
        #expect(try order(["//:host", "//:x(\(constraint))"], "//hh").found == [1, 0])
    }

    @Test(arguments: [".+", ".*", "[^/]+", "[a-z]+"])
    func asTheOracleSays(_ constraint: String) throws {
        let order = try order(["//:host", "//:x(\(constraint))"], "//H?l=12")
        #expect(order.found == order.expected)
    }

    /// In a path, capital letters are letters of their own.
    @Test func pathsAreNotInLowerCase() throws {
        #expect(try order(["/:host", "/:x([^/A-Z]+)"], "/h").found == [1, 0])
        #expect(try order(["/:host", "/:x([^/]+)"], "/h").found == [0, 1])
    }
}
