import RouteGenCore
import Testing

/// The overloads of a handler are compared in pairs, so their number is limited.
@Suite struct OverloadLimitTests {
    private func findings(_ count: Int) -> [Diagnostic] {
        let source = (0..<count).map { number in
            "/// @route //a\(number)\nfunc a(b\(number): Int, c: Int = value()) {}\n"
        }
        let request = GenerationRequest(module: ModuleScan(name: "A", sources: ["A.swift": source.joined()]))
        return Generator.generate(request).diagnostics
    }

    @Test("A handler may have 100 overloads") func few() {
        #expect(findings(100) == [])
    }

    @Test("Each of more overloads is an error", arguments: [101, 1000]) func many(_ count: Int) {
        let findings = findings(count)
        #expect(findings.count == count)
        #expect(
            DiagnosticRenderer().render(Array(findings.arranged().prefix(1))) == """
                A.swift:2:6: error: `a` has \(count) overloads, but a handler can have at most 100 [RG402]
                A.swift:2:6: note: give some of the functions other names

                """
        )
    }
}
