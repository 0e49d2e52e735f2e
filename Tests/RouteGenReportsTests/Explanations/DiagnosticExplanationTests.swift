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
        .outdatedFile, .oversizedAssociation, .missingRuntime, .unlinkedModule, .uselessPlugin, .platformsWithoutMac,
        .changedLink, .undecidedPackage, .faultySetUp,
    ]

    @Test("The example of a page triggers what it explains", arguments: DiagnosticCode.allCases)
    func example(code: DiagnosticCode) throws {
        guard !Self.elsewhere.contains(code) else { return }
        let text = try #require(Self.page)
        let page = try #require(DiagnosticExplanation(of: code, in: text))
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

    /// The text of the page.
    private static let page: String? = {
        let root = (1...4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        return try? String(contentsOf: root.appendingPathComponent("Documentation/Findings.md"), encoding: .utf8)
    }()

    @Test("The documentation has a section and a row for each code, in their order")
    func documentation() throws {
        let page = try #require(Self.page)
        let lines = page.split(separator: "\n").map(String.init)
        let codes = DiagnosticCode.allCases
        #expect(lines.filter { $0.hasPrefix("## ") } == codes.map { "## \($0.rawValue) \($0.name)" })
        let rows = codes.map { code in
            "| [\(code.rawValue)](#\(code.rawValue.lowercased())-\(code.name)) | \(code.name) | \(code.severity) | \(code.title(in: page)) |"
        }
        #expect(lines.filter { $0.hasPrefix("| [RG") } == rows)
    }

    @Test("A page names the configuration if that can silence the finding", arguments: DiagnosticCode.allCases)
    func silencing(code: DiagnosticCode) throws {
        let entry = "\"severities\": { \"\(code.rawValue)\": \"ignore\" }"
        let json = Array("{ \(entry) }".utf8)
        var findings: [Diagnostic] = []
        _ = Configuration(json: json, path: "routegen.json", diagnostics: &findings)
        #expect(code.explanation(in: Self.page).contains(entry) == findings.isEmpty)
    }

    @Test("Every code has a complete page with short lines", arguments: DiagnosticCode.allCases)
    func lines(code: DiagnosticCode) {
        let lines = code.explanation(in: Self.page).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.first == "\(code.rawValue) \(code.name)")
        #expect(lines.contains("Example:") && lines.contains("How to fix it:") && lines.contains("How to silence it:"))
        #expect(lines.last == "")
        for line in lines { #expect(line.count <= 120, "\(line)") }
    }

    @Test("A page has a summary, an explanation, an example, a fix and a way to silence the finding")
    func completePage() {
        #expect(
            DiagnosticCode.missingProtocol.explanation(in: Self.page) == """
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

    @Test("Without the page or a section in it, there are the severity and the address")
    func noPage() {
        for page in [nil, "", "## RG211 missing-protocol\n\nA section without its other parts.\n"] {
            #expect(
                DiagnosticCode.missingProtocol.explanation(in: page) == """
                    RG211 missing-protocol
                    error

                    What it means and how to fix it: Documentation/Findings.md#rg211-missing-protocol of RouteGen, which
                    belongs beside this tool.

                    """
            )
            #expect(DiagnosticCode.missingProtocol.title(in: page) == "error")
        }
    }

    @Test(
        "The marker in an example triggers their own code",
        arguments: [
            DiagnosticCode.nearMissMarker, .unknownOption, .invalidOptionValue, .repeatedOption, .malformedOptions,
            .confusableCharacter, .missingProtocol,
        ]
    )
    func marker(code: DiagnosticCode) {
        let lines = code.explanation(in: Self.page).split(separator: "\n").filter { $0.hasPrefix("    /// ") }
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
