import Foundation
import Testing

@testable import RouteGenCore

/// The pages that explain findings.
@Suite struct DiagnosticExplanationTests {
    /// Those whose examples are no single Swift file of one module that can be generated for.
    private static let elsewhere: Set<DiagnosticCode> = [
        .invisibleType, .unservedProtocol, .unknownParent, .unreadableFile, .outdatedFile,
    ]

    @Test("The example of a page triggers what it explains", arguments: DiagnosticCode.allCases)
    func example(code: DiagnosticCode) throws {
        guard !Self.elsewhere.contains(code) else { return }
        let isConfiguration = Self.language(of: code) == "json"
        let source = isConfiguration ? Self.route : code.page.example
        var request = GenerationRequest(module: ModuleScan(name: "Example", sources: ["Example.swift": source]))
        request.isExecutable = isConfiguration
        var findings: [Diagnostic] = []
        if isConfiguration {
            let json = Array(code.page.example.utf8)
            request.configuration = Configuration(json: json, path: "routegen.json", diagnostics: &findings)
        }
        findings += Generator.generate(request).diagnostics
        #expect(findings.map(\.code).contains(code), "\(DiagnosticRenderer(.text).render(findings))")
    }

    /// The route that configurations rewrite to.
    private static let route = """
        /// @route //chat/:id
        func openChat(id: String) {}
        """

    /// `ROUTEGEN_RECORD=1 swift test` writes the page and fails, so that the difference is reviewed.
    @Test("The documentation contains all pages")
    func documentation() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Documentation/Findings.md")
        let text = Self.text
        if ProcessInfo.processInfo.environment["ROUTEGEN_RECORD"] != nil {
            try text.write(to: file, atomically: true, encoding: .utf8)
            Issue.record("the page was recorded; look at the difference, then run the tests without ROUTEGEN_RECORD")
            return
        }
        #expect(text == (try String(contentsOf: file, encoding: .utf8)), "record it with ROUTEGEN_RECORD=1")
    }

    @Test("A page names the configuration if that can silence the finding", arguments: DiagnosticCode.allCases)
    func silencing(code: DiagnosticCode) throws {
        let entry = "\"severities\": { \"\(code.rawValue)\": \"ignore\" }"
        let json = Array("{ \(entry) }".utf8)
        var findings: [Diagnostic] = []
        _ = Configuration(json: json, path: "routegen.json", diagnostics: &findings)
        #expect(code.explanation.contains(entry) == findings.isEmpty)
    }

    private static func language(of code: DiagnosticCode) -> String {
        switch code {
        case .invalidConfiguration, .malformedRewrite, .loopingRewrite, .unreachableRewrite, .unroutedRewrite: "json"
        case .unreadableFile: "sh"
        default: "swift"
        }
    }

    private static var text: String {
        let rows = DiagnosticCode.allCases.map { code in
            "| [\(code.rawValue)](#\(code.rawValue.lowercased())-\(code.name)) | \(code.name) | \(code.severity) | \(code.title) |"
        }
        let pages = DiagnosticCode.allCases.map { code in
            """
            ## \(code.rawValue) \(code.name)

            \(code.page.title)

            \(code.page.meaning)

            ```\(language(of: code))
            \(code.page.example)
            ```

            **How to fix it.** \(code.page.fix)

            **How to silence it.** \(code.silencing)
            """
        }
        return """
            # Findings

            The findings of `routegen` by their codes, which are at the end of its messages. `routegen explain RG101` prints
            the page of a code. Codes are stable: they are never reused or renumbered.

            | code | name | severity | meaning |
            | --- | --- | --- | --- |
            \(rows.joined(separator: "\n"))

            \(pages.joined(separator: "\n\n"))

            """
    }
}
