import RouteGenCore
import RouteTables

/// Renders findings for people and for other programs.
///
/// It keeps the order of the findings; `arranged()` sorts them.
public struct DiagnosticReport {
    /// An output format.
    public enum Format: String, CaseIterable, Hashable, Sendable {
        /// `path:line:column: error: message`, as builds print findings.
        case text
        /// An object with all findings, for scripts.
        case json
        /// The Static Analysis Results Interchange Format, version 2.1.0.
        case sarif
        /// Workflow commands that GitHub shows beside the changed lines.
        case github
    }

    private let format: Format
    let page: String?
    let sourceLine: DiagnosticRenderer.SourceLines

    /// Creates a report.
    ///
    /// - Parameters:
    ///   - format: The output format.
    ///   - page: The text of `Documentation/Findings.md`, for the explanations in SARIF.
    ///   - sourceLine: Returns source lines, for excerpts and for columns in characters. Without it there are no
    ///     excerpts, and columns are in bytes.
    public init(
        _ format: Format,
        page: String? = nil,
        sourceLine: @escaping DiagnosticRenderer.SourceLines = { _ in nil }
    ) {
        (self.format, self.page, self.sourceLine) = (format, page, sourceLine)
    }

    /// Renders all findings.
    ///
    /// The report ends with a line feed, unless it is empty.
    public func render(_ diagnostics: [Diagnostic]) -> String {
        switch format {
        case .text: DiagnosticRenderer(sourceLine: sourceLine).render(diagnostics)
        case .json: Self.json(diagnostics).text + "\n"
        case .sarif: sarif(diagnostics).text + "\n"
        case .github: diagnostics.map(Self.workflowCommand).joined()
        }
    }
}

extension DiagnosticReport {
    /// The findings as the object that scripts read.
    ///
    /// Later versions only add keys to it. `related` contains the first places, and `relatedCount` is the number of all.
    static func json(_ diagnostics: [Diagnostic]) -> JSONValue {
        ["version": 1, "findings": .array(diagnostics.map(json))]
    }

    private static func json(_ diagnostic: Diagnostic) -> JSONValue {
        [
            "code": .string(diagnostic.code.rawValue),
            "name": .string(diagnostic.code.name),
            "severity": .string(diagnostic.severity.rawValue),
            "message": .string(DiagnosticRenderer.bounded(diagnostic.message)),
            "file": .string(diagnostic.location.file),
            "line": .int(diagnostic.location.line),
            "column": .int(diagnostic.location.column),
            "witness": diagnostic.witness.map { .string(DiagnosticRenderer.bounded($0)) } ?? .null,
            "related": .array(
                diagnostic.related.map { related in
                    [
                        "file": .string(related.location.file),
                        "line": .int(related.location.line),
                        "column": .int(related.location.column),
                        "message": .string(DiagnosticRenderer.bounded(related.message)),
                    ]
                }
            ),
            "length": .int(diagnostic.length),
            "help": diagnostic.help.map { .string(DiagnosticRenderer.bounded($0)) } ?? .null,
            "relatedCount": .int(diagnostic.relatedCount),
        ]
    }
}

extension DiagnosticReport {
    /// A finding as a workflow command, with its notes as further lines of the message.
    static func workflowCommand(_ diagnostic: Diagnostic) -> String {
        let title = "\(diagnostic.code.rawValue) \(diagnostic.code.name)"
        let properties = [
            ("file", diagnostic.location.file), ("line", "\(diagnostic.location.line)"),
            ("col", "\(diagnostic.location.column)"), ("title", title),
        ]
        let message = ([diagnostic.message] + diagnostic.notes).map {
            PrintableText.line(DiagnosticRenderer.bounded($0))
        }
        return WorkflowCommand.text(diagnostic.severity.rawValue, properties, message.joined(separator: "\n"))
    }
}
