import RouteGenCore
import Testing

@Suite struct DiagnosticCodeTests {
    @Test("Names are words joined by hyphens, and no two are equal")
    func names() {
        let names = DiagnosticCode.allCases.map(\.name)
        #expect(Set(names).count == names.count)
        for name in names {
            #expect(
                name.utf8.allSatisfy { $0 == UInt8(ascii: "-") || ($0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z")) }
            )
        }
    }

    @Test("A code is found by code or name", arguments: DiagnosticCode.allCases)
    func aCodeIsFoundByCodeOrName(code: DiagnosticCode) {
        #expect(DiagnosticCode(describedBy: code.rawValue) == code)
        #expect(DiagnosticCode(describedBy: code.rawValue.lowercased()) == code)
        #expect(DiagnosticCode(describedBy: code.name) == code)
    }

    @Test("Other texts are not codes", arguments: ["", "RG", "RG1", "RG999", "duplicates"])
    func unknown(text: String) {
        #expect(DiagnosticCode(describedBy: text) == nil)
    }

    @Test("Every code has a complete page with short lines", arguments: DiagnosticCode.allCases)
    func explanation(code: DiagnosticCode) {
        let lines = code.explanation.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.first == "\(code.rawValue) \(code.name)")
        #expect(lines.contains("Example:") && lines.contains("How to fix it:") && lines.contains("How to silence it:"))
        #expect(lines.last == "")
        for line in lines { #expect(line.count <= 120, "\(line)") }
    }

    @Test("A page has a summary, an explanation, an example, a fix and a way to silence the finding")
    func page() {
        #expect(
            DiagnosticCode.missingProtocol.explanation == """
                RG211 missing-protocol
                A service marker does not name a protocol.

                Callers fetch a service by the protocol that it serves. So the marker must say which of the type's protocols
                this is.

                Example:

                    /// @service
                    final class ConfigModuleService: AppConfigService {}

                How to fix it:
                Name the protocol in parentheses: `@service(AppConfigService)`. If the type serves several protocols, write
                a marker for each.

                How to silence it:
                This finding cannot be silenced: no code can be generated for what is written.

                """
        )
    }

    @Test(
        "The examples of the marker language trigger their own code",
        arguments: [
            DiagnosticCode.nearMissMarker, .unknownOption, .invalidOptionValue, .repeatedOption, .malformedOptions,
            .confusableCharacter, .missingProtocol,
        ]
    )
    func examples(code: DiagnosticCode) {
        let lines = code.explanation.split(separator: "\n").filter { $0.hasPrefix("    /// ") }
        let comment = DocComment(
            lines: lines.map {
                .init(
                    text: String($0.dropFirst(8)),
                    location: RouteGenCore.SourceLocation(file: "A", line: 1, column: 5)
                )
            }
        )
        #expect(MarkerParser.parse(comment).diagnostics.contains { $0.code == code })
    }
}
