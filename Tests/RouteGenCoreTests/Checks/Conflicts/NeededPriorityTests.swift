import Testing

@testable import RouteGenCore

/// A priority without which no URL reaches a route is no mistake, and finding that out costs the comparison nothing.
@Suite struct NeededPriorityTests {
    private func codes(_ markers: [String]) -> [DiagnosticCode] {
        let source = markers.enumerated().map { "/// \($1)\nfunc f\($0)(_ request: RouteRequest) {}\n" }.joined()
        return Checker.check([ModuleScan(name: "A", sources: ["A.swift": source])]).map(\.code)
    }

    @Test("A pattern that is unreachable without its priority may have it") func needed() {
        let others = ["@route //n/1/:more?", "@route //n/2/:more?"]
        #expect(codes(["@route //n/:x([12])"] + others) == [.unreachable])
        #expect(codes(["@route(priority: high) //n/:x([12])"] + others) == [])
        #expect(codes(["@route(priority: high) //n/:x([123])"] + others) == [.shadowed, .shadowed])
    }

    @Test("Many priorities do not make the comparison too expensive", arguments: [10, 300])
    func many(_ count: Int) {
        let pairs = (0..<count).flatMap { ["@route(priority: high) //p\($0)/:a/end", "@route //p\($0)/x/:b"] }
        #expect(codes(pairs) == Array(repeating: .shadowed, count: count))
        let losers = (0..<count).map { "@route //p/name\($0)/:b" }
        #expect(codes(["@route(priority: high) //p/:a/end"] + losers) == Array(repeating: .shadowed, count: count))
    }
}
