import TestSupport
import Testing

@testable import RouteGenCore

/// Constraints for the same component whose common automaton is too large.
@Suite struct TooManyOverlapsTests {
    @Test("A finding about too many overlaps names the markers") func theMarkersAreNamed() {
        let source = ["a", "b"].map { letter in
            "/// @route /:x([a-c]*\(letter)[a-c]{8})\nfunc \(letter)(x: String) {}\n"
        }
        let findings = Checker.check([ModuleScan(name: "A", sources: ["A.swift": source.joined()])])
        #expect(
            DiagnosticRenderer().render(findings.arranged()) == """
                A.swift:1:5: error: 2 patterns for the same component overlap in too many ways: their table needs 19,684 states; at most 8,000 are allowed [RG301]
                A.swift:3:5: note: `/:x([a-c]*b[a-c]{8})` of `A.b(x:)` is here
                A.swift:1:5: note: simplify the constraints, make the components before them different, or use fewer patterns

                """
        )
    }
    @Test("A table that is too large for its format is a finding at the first marker")
    func aTableBeyondItsFormatIsAFinding() {
        let source = "/// @route //a\nfunc a() {}\n/// @route //b\nfunc b() {}\n"
        var compiled = CompiledRoutes([ModuleModel(ModuleScan(name: "A", sources: ["A.swift": source]))])
        #expect(Conflicts.check(compiled).isEmpty)
        let error = RouteTableError(
            description: "the table of 2 patterns exceeds 8388608 characters",
            patternIndices: []
        )
        compiled = CompiledRoutes(routes: compiled.routes, graph: compiled.graph, matcher: .failure(error))
        #expect(
            DiagnosticRenderer().render(Conflicts.check(compiled)) == """
                A.swift:1:5: error: the table of 2 patterns exceeds 8388608 characters [RG301]
                A.swift:1:5: note: simplify the constraints, make the components before them different, or use fewer patterns

                """
        )
    }
}
