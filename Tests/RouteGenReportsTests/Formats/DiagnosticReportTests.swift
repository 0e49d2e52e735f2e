import RouteGenCore
import RouteGenReports
import TestSupport
import Testing

@Suite struct DiagnosticReportTests {
    private static func place(_ file: String, _ line: Int, _ column: Int) -> RouteGenCore.SourceLocation {
        RouteGenCore.SourceLocation(file: file, line: line, column: column)
    }

    @Test("The text form is that of builds") func text() {
        let findings: [Diagnostic] = [.duplicateSample, .warningSample]
        #expect(DiagnosticReport(.text).render(findings) == DiagnosticRenderer().render(findings))
    }

    @Test("The JSON form lists each finding with its witness, notes and help")
    func json() {
        #expect(
            DiagnosticReport(.json).render([.duplicateSample, .warningSample])
                == #"{"version": 1, "findings": ["#
                + #"{"code": "RG101", "name": "duplicate", "severity": "error", "#
                + #""message": "`//chat/:id` matches the same URLs as `//chat/:x`", "file": "Sources/B.swift", "line": 3, "column": 15, "#
                + #""witness": "//chat/0", "related": [{"file": "Sources/A.swift", "line": 9, "column": 5, "message": "`//chat/:x` stands here"}], "#
                + #""length": 10, "help": "change one of them", "relatedCount": 1}, "#
                + #"{"code": "RG202", "name": "near-miss-marker", "severity": "warning", "message": "odd \"quoted\" \\ text", "#
                + #""file": "a, b:c%.swift", "line": 1, "column": 1, "witness": null, "related": [], "length": 1, "help": null, "relatedCount": 0}]}"#
                + "\n"
        )
        #expect(DiagnosticReport(.json).render([]) == "{\"version\": 1, \"findings\": []}\n")
    }

    @Test("The GitHub form has a workflow command for each finding")
    func github() {
        #expect(
            DiagnosticReport(.github).render([.duplicateSample, .warningSample])
                == "::error file=Sources/B.swift,line=3,col=15,title=RG101 duplicate::`//chat/:id` matches the same URLs as `//chat/:x`"
                + "%0ASources/A.swift:9:5: note: `//chat/:x` stands here%0ASources/B.swift:3:15: note: witness: //chat/0"
                + "%0ASources/B.swift:3:15: note: change one of them\n"
                + "::warning file=a%2C b%3Ac%25.swift,line=1,col=1,title=RG202 near-miss-marker::odd \"quoted\" \\ text\n"
        )
    }

    @Test("The SARIF form has the rules, places and messages")
    func sarif() {
        let page = """
            ## RG209 confusable-character

            A character looks like a different one that belongs here.

            It is not the same.

            ```swift
            /// @route //a
            ```

            **How to fix it.** Write the other one.

            **How to silence it.** Not at all.

            """
        let wide = Problem(.confusableCharacter, at: Self.place("/a b/\u{804A}.swift", 2, 7), length: 3).saying("m")
        let report = DiagnosticReport(.sarif, page: page) { $0.line == 2 ? "\u{804A}\u{5929}\u{FF1A}" : nil }
        let rendered = report.render([wide])
        let explanation = JSONValue.string(DiagnosticCode.confusableCharacter.explanation(in: page)).text
        #expect(explanation.contains("Write the other one."))
        #expect(
            rendered
                == #"{"$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0", "runs": [{"tool": {"driver": {"name": "RouteGen", "#
                + #""rules": [{"id": "RG209", "name": "confusable-character", "shortDescription": {"text": "A character looks like a different one that belongs here."}, "#
                + #""fullDescription": {"text": \#(explanation)}, "defaultConfiguration": {"level": "error"}}]}}, "columnKind": "unicodeCodePoints", "#
                + #""results": [{"ruleId": "RG209", "ruleIndex": 0, "level": "error", "message": {"text": "m"}, "locations": [{"physicalLocation": "#
                + #"{"artifactLocation": {"uri": "file:///a%20b/%E8%81%8A.swift"}, "region": {"startLine": 2, "startColumn": 3, "endColumn": 4}}}]}]}]}"#
                + "\n"
        )
        let related = DiagnosticReport(.sarif).render([.duplicateSample, .warningSample])
        #expect(
            related.contains(
                #""relatedLocations": [{"physicalLocation": {"artifactLocation": {"uri": "Sources/A.swift"}, "region": {"startLine": 9, "startColumn": 5}}, "#
                    + #""message": {"text": "`//chat/:x` stands here"}}]"#
            )
        )
        #expect(
            related.contains(
                #""message": {"text": "`//chat/:id` matches the same URLs as `//chat/:x`\nwitness: //chat/0\nchange one of them"}"#
            )
        )
        #expect(related.contains(#""ruleId": "RG202", "ruleIndex": 1, "level": "warning""#))
    }
}
