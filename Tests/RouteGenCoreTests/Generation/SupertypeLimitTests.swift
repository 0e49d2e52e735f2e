import RouteGenCore
import Testing

/// The supertypes of a handler's type are examined for each handler, so their number is limited.
@Suite struct SupertypeLimitTests {
    /// A row of classes above the main actor's, and a declaration at its end.
    private func findings(_ count: Int, _ declaration: String) -> (findings: [Diagnostic], source: String) {
        let classes = (1..<count).map { "class C\($0): C\($0 - 1) {}\n" }.joined()
        let source = "@MainActor class C0 {}\n\(classes)\(declaration)"
        let result = Generator.generate(GenerationRequest(module: ModuleScan(name: "A", sources: ["A.swift": source])))
        return (result.diagnostics, result.source)
    }

    private func route(in count: Int) -> String {
        "class D: C\(count - 1) {\n/// @route //a\nfunc a() {}\n/// @route //b\nstatic func b() {}\n}\n"
    }

    @Test("The type of a handler may have 200 supertypes, and the last one decides its isolation") func few() {
        let (findings, source) = findings(200, route(in: 200))
        #expect(findings == [])
        #expect(source.contains("@MainActor"))
    }

    @Test("Each handler in a type with more supertypes is an error", arguments: [201, 1000])
    func many(_ count: Int) {
        let findings = findings(count, route(in: count)).findings
        #expect(findings.count == 2)
        #expect(
            DiagnosticRenderer().render(Array(findings.arranged().prefix(1))) == """
                A.swift:\(count + 3):6: error: `a` is in `D`, which has more than 200 supertypes, but the type of a \
                handler can have at most 200 [RG402]
                A.swift:\(count + 1):7: note: `D` is declared here
                A.swift:\(count + 2):5: note: marked as a route here
                A.swift:\(count + 3):6: note: write a free function or a member of another type that calls it

                """
        )
    }

    @Test("A type around the handler's counts, too") func nested() {
        let source = "class D: C200 {\nstruct E {\n/// @route //a\nstatic func a() {}\n}\n}\n"
        #expect(findings(201, source).findings.map(\.code) == [.unsupportedHandler])
    }

    @Test("A service may have 200 supertypes") func services() {
        func service(_ count: Int) -> [Diagnostic] {
            findings(count - 1, "protocol P {}\n/// @service(P)\nclass S: C\(count - 2), P {}\n").findings
        }
        #expect(service(200) == [])
        #expect(
            DiagnosticRenderer().render(service(201)) == """
                A.swift:203:7: error: generated code cannot create `S`: it has more than 200 supertypes, but a service \
                can have at most 200 [RG602]
                A.swift:202:5: note: marked as a service here
                A.swift:203:7: note: serve the protocol with a type that has fewer supertypes

                """
        )
    }
}
