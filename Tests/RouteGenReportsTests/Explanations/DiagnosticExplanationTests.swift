import Foundation
import TestSupport
import Testing

@testable import RouteGenCore
@testable import RouteGenReports

/// The pages that explain findings.
@Suite struct DiagnosticExplanationTests {
    /// Those whose examples are no single Swift file of one module that can be generated for.
    private static let elsewhere: Set<DiagnosticCode> = [
        .invisibleType, .missingImplementation, .unservedParameter, .unknownParent, .unknownTab, .unknownRequirement,
        .uncheckedRequirement,
        .unreadableFile,
        .outdatedFile, .oversizedAssociation, .missingRuntime, .unlinkedModule, .uselessPlugin, .tableCollision,
        .platformsWithoutMac, .changedLink, .undecidedPackage, .faultySetUp,
    ]

    @Test("The example of a page triggers what it explains", arguments: DiagnosticCode.allCases)
    func example(code: DiagnosticCode) throws {
        guard !Self.elsewhere.contains(code) else { return }
        let page = try #require(DiagnosticExplanation(of: code))
        let isConfiguration = page.language == "json"
        let source = isConfiguration ? Self.route : page.example
        var request = GenerationRequest(module: ModuleScan(name: "Example", sources: ["Example.swift": source]))
        request.isExecutable = isConfiguration
        var findings: [Diagnostic] = []
        if isConfiguration {
            let json = Array(page.example.utf8)
            request.configuration = Configuration(json: json, path: "routegen.json", diagnostics: &findings)
        }
        findings += Generator.generate(request).diagnostics
        #expect(findings.map(\.code).contains(code), "\(DiagnosticRenderer().render(findings))")
    }

    /// The route that configurations rewrite to.
    private static let route = """
        /// @route //chat/:id
        func openChat(id: String) {}
        /// @route //chats
        func chatList() -> ChatList { ChatList() }
        """

    /// `ROUTEGEN_RECORD=1 swift test` writes the file and fails, so that the difference is reviewed.
    @Test("The tool contains the text of the documentation")
    func embeddedText() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let text = try String(contentsOf: root.appendingPathComponent("Documentation/Findings.md"), encoding: .utf8)
        #expect(!text.contains("\"\"\"#") && !text.contains("\\#"), "the literal in the tool would end")
        if ProcessInfo.processInfo.environment["ROUTEGEN_RECORD"] != nil {
            let file = root.appendingPathComponent("Sources/RouteGenReports/Explanations/Findings.swift")
            try Self.source(text).write(to: file, atomically: true, encoding: .utf8)
            Issue.record("the text was recorded; build and run the tests without ROUTEGEN_RECORD")
            return
        }
        #expect(Findings.markdown == text, "record it with ROUTEGEN_RECORD=1")
    }

    private static func source(_ text: String) -> String {
        """
        // Recorded from Documentation/Findings.md: ROUTEGEN_RECORD=1 swift test --filter DiagnosticExplanationTests
        // swift-format-ignore-file

        /// The documentation of findings, which an installed tool has no other way to find.
        enum Findings {
            /// The text of `Documentation/Findings.md`.
            static let markdown = #\"""
        \(text)
        \"""#
        }

        """
    }

    @Test("The documentation has a section and a row for each code, in their order")
    func documentation() throws {
        let lines = Findings.markdown.split(separator: "\n").map(String.init)
        let codes = DiagnosticCode.allCases
        #expect(lines.filter { $0.hasPrefix("## ") } == codes.map { "## \($0.rawValue) \($0.name)" })
        let rows = codes.map { code in
            "| [\(code.rawValue)](#\(code.rawValue.lowercased())-\(code.name)) | \(code.name) | \(code.severity) | \(code.title) |"
        }
        #expect(lines.filter { $0.hasPrefix("| [RG") } == rows)
    }

    @Test("A page names the configuration if that can silence the finding", arguments: DiagnosticCode.allCases)
    func silencing(code: DiagnosticCode) throws {
        let entry = "\"severities\": { \"\(code.rawValue)\": \"ignore\" }"
        let json = Array("{ \(entry) }".utf8)
        var findings: [Diagnostic] = []
        _ = Configuration(json: json, path: "routegen.json", diagnostics: &findings)
        #expect(code.explanation.contains(entry) == findings.isEmpty)
    }

    @Test("Every code has a complete page with short lines", arguments: DiagnosticCode.allCases)
    func lines(code: DiagnosticCode) {
        let lines = code.explanation.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.first == "\(code.rawValue) \(code.name)")
        #expect(lines.contains("Example:") && lines.contains("How to fix it:") && lines.contains("How to silence it:"))
        #expect(lines.last == "")
        for line in lines { #expect(line.count <= 120, "\(line)") }
    }

    @Test("A page has a summary, an explanation, an example, a fix and a way to silence the finding")
    func completePage() {
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
        "The marker in an example triggers their own code",
        arguments: [
            DiagnosticCode.nearMissMarker, .unknownOption, .invalidOptionValue, .repeatedOption, .malformedOptions,
            .confusableCharacter, .missingProtocol,
        ]
    )
    func marker(code: DiagnosticCode) {
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
