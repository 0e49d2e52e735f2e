import Testing

@testable import RouteGenCore

/// A priority without which no URL reaches an expression is no mistake, and finding that out costs the comparison nothing.
@Suite struct NeededPriorityTests {
    private func codes(_ markers: [String]) -> [DiagnosticCode] {
        let source = markers.enumerated().map { "/// \($1)\nfunc f\($0)(_ request: RouteRequest) {}\n" }.joined()
        return Checker.check([ModuleScan(name: "A", sources: ["A.swift": source])]).map(\.code)
    }

    @Test("An expression that is unreachable without its priority may have it, and a pattern has a warning")
    func needed() {
        let others = ["@route //n/1/:more?", "@route //n/2/:more?"]
        #expect(codes([#"@route(regex) ^//n/[12]$"#] + others) == [.unreachable])
        #expect(codes([#"@route(regex, priority: high) ^//n/[12]$"#] + others) == [])
        #expect(codes([#"@route(regex, priority: high) ^//n/[123]$"#] + others) == [.shadowed, .shadowed])
        // Among patterns, the rank depends on the URL.
        #expect(codes(["@route(priority: high) //n/:x([12])"] + others) == [.shadowed, .shadowed])
        // The others have given way themselves, also without its priority.
        let low = others.map { $0.replacing("@route", with: "@route(priority: low)") }
        #expect(codes([#"@route(regex, priority: high) ^//n/[12]$"#] + low) == [.shadowed, .shadowed])
    }

    @Test("Many priorities do not make the comparison too expensive", arguments: [10, 300])
    func many(_ count: Int) {
        let pairs = (0..<count).flatMap { ["@route(priority: high) //p\($0)/:a/end", "@route //p\($0)/x/:b"] }
        #expect(codes(pairs) == Array(repeating: .shadowed, count: count))
        let losers = (0..<count).map { "@route //p/name\($0)/:b" }
        #expect(codes(["@route(priority: high) //p/:a/end"] + losers) == Array(repeating: .shadowed, count: count))
    }
}
