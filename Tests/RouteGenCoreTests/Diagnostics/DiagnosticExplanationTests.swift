import Foundation
import Testing

@testable import RouteGenCore

/// The pages that explain findings.
@Suite struct DiagnosticExplanationTests {
    /// Those whose examples are no single Swift file of one module that can be generated for.
    private static let elsewhere: Set<DiagnosticCode> = [
        .invisibleType, .unservedProtocol, .invalidConfiguration, .unreadableFile,
        .outdatedFile,
    ]

    @Test("The example of a page triggers what it explains", arguments: DiagnosticCode.allCases)
    func example(code: DiagnosticCode) throws {
        guard !Self.elsewhere.contains(code) else { return }
        let module = ModuleScan(name: "Example", sources: ["Example.swift": code.page.example])
        let findings = Generator.generate(GenerationRequest(module: module)).diagnostics
        #expect(findings.map(\.code).contains(code), "\(DiagnosticRenderer(.text).render(findings))")
    }

    /// `ROUTEGEN_RECORD=1 swift test` writes the page anew, and fails, so that a recording is looked at.
    @Test("All pages stand in the documentation")
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

    private static var text: String {
        let rows = DiagnosticCode.allCases.map { code in
            "| [\(code.rawValue)](#\(code.rawValue.lowercased())-\(code.name)) | \(code.name) | \(code.severity) | \(code.title) |"
        }
        let pages = DiagnosticCode.allCases.map { code in
            """
            ## \(code.rawValue) \(code.name)

            \(code.page.title)

            \(code.page.meaning)

            ```\(code == .invalidConfiguration ? "json" : "swift")
            \(code.page.example)
            ```

            **How to mend it.** \(code.page.mending)

            **How to silence it.** \(code.page.silencing)
            """
        }
        return """
            # Findings

            What `routegen` finds, by the codes that stand at the end of its messages. `routegen explain RG101` prints a page of this.
            The codes are stable: none is ever used for something else.

            | code | name | severity | what it is |
            | --- | --- | --- | --- |
            \(rows.joined(separator: "\n"))

            \(pages.joined(separator: "\n\n"))

            """
    }
}
