import Testing

@testable import RouteGenCore

/// Constraints that meet at one place and have no common automaton of a bearable size.
@Suite struct TooManyOverlapsTests {
    @Test func theMarkersAreNamed() {
        let source = ["a", "b"].map { letter in
            "/// @route /:x((a|b)*\(letter)(a|b){10})\nfunc \(letter)(x: String) {}\n"
        }
        let findings = Checker.check([ModuleScan(name: "A", sources: ["A.swift": source.joined()])])
        #expect(
            DiagnosticRenderer(.text).render(findings.arranged()) == """
                A.swift:1:5: error: the constraints of 2 patterns that meet at one place overlap in too many ways, and their table would be out of proportion [RG301]
                A.swift:3:5: note: `/:x((a|b)*b(a|b){10})` of `A.b(x:)` is here
                A.swift:1:5: note: make the constraints simpler, or let the components before them differ

                """
        )
    }
}
