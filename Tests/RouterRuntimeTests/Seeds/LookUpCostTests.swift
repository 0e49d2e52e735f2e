import Testing

@_spi(Benchmarks) @testable import RouteGenCore
@testable import RoutePatterns
@_spi(Benchmarks) @testable import RouteTables

/// TheRouter's promise about the cost of a lookup, with counts instead of times.
@Suite(.enabled(if: SearchSteps.areCounted, "only debug builds count"))
struct LookUpCostTests {
    /// The steps of a lookup among many routes of the same form.
    private func steps(amongRoutes count: Int) throws -> Int {
        var encoder = RouteMatcherEncoder()
        for number in 0..<count { encoder.add(try RoutePattern("//module\(number)/page/:id")) }
        let matcher = RouteMatcher(try encoder.encode())
        return try #require(matcher.firstFound(in: RouteURL("//module7/page/5"))).steps.count
    }

    @Test("T19 A lookup takes as many steps among 5,000 routes as among 10")
    func t19_numberOfRoutes() throws {
        let few = try steps(amongRoutes: 10)
        #expect(few > 0)
        #expect(try steps(amongRoutes: 5_000) <= few + 2)
    }
}
