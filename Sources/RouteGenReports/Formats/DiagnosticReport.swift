import RouteGenCore

/// Renders findings for people and for other programs.
///
/// It keeps the order of the findings; `arranged()` sorts them.
public struct DiagnosticReport {
    /// An output format.
    public enum Format: String, CaseIterable, Hashable, Sendable {
        /// `path:line:column: error: message`, as builds print findings.
        case text
        /// One object with all findings, for scripts.
        case json
        /// The Static Analysis Results Interchange Format, version 2.1.0.
        case sarif
        /// Workflow commands that GitHub shows beside the changed lines.
        case github
    }

    private let format: Format
    private let sourceLine: DiagnosticRenderer.SourceLines

    /// Creates a report.
    ///
    /// - Parameters:
    ///   - format: The output format.
    ///   - sourceLine: Returns source lines, for excerpts and for columns in characters. Without it there are no
    ///     excerpts, and columns are in bytes.
    public init(_ format: Format, sourceLine: @escaping DiagnosticRenderer.SourceLines = { _ in nil }) {
        self.format = format
        self.sourceLine = sourceLine
    }

    /// Renders all findings.
    ///
    /// The text ends with a line feed, unless it is empty.
    public func render(_ diagnostics: [Diagnostic]) -> String {
        switch format {
        case .text: DiagnosticRenderer(sourceLine: sourceLine).render(diagnostics)
        case .json: Self.json(diagnostics).text + "\n"
        case .sarif: Self.sarif(diagnostics, sourceLine: sourceLine).text + "\n"
        case .github: diagnostics.map(Self.workflowCommand).joined()
        }
    }
}
