/// Writes findings in the forms that people and tools read.
///
/// Findings are written in the order given; `arranged()` puts them into the stable one.
public struct DiagnosticRenderer {
    /// The forms.
    public enum Format: String, CaseIterable, Hashable, Sendable {
        /// `path:line:column: error: message`, as compilers write and Xcode and SwiftPM read it.
        case text
        /// One object with all findings, for scripts.
        case json
        /// The Static Analysis Results Interchange Format, version 2.1.0.
        case sarif
        /// Workflow commands that GitHub shows beside the changed lines.
        case github
    }

    /// Gives the text of the line at a location without its line ending; `nil` where the source is not at hand.
    public typealias SourceLines = (SourceLocation) -> String?

    private let format: Format
    private let sourceLine: SourceLines

    /// Creates a renderer.
    ///
    /// - Parameters:
    ///   - format: The form to write.
    ///   - sourceLine: Gives source lines for excerpts and for columns in characters; without it there are no excerpts,
    ///     and columns are counted in bytes.
    public init(_ format: Format, sourceLine: @escaping SourceLines = { _ in nil }) {
        self.format = format
        self.sourceLine = sourceLine
    }

    /// Writes all findings, with a line feed at the end unless there is nothing to write.
    public func render(_ diagnostics: [Diagnostic]) -> String {
        switch format {
        case .text: diagnostics.map(text).joined()
        case .json: Self.json(diagnostics).text + "\n"
        case .sarif: Self.sarif(diagnostics, sourceLine: sourceLine).text + "\n"
        case .github: diagnostics.map(Self.workflowCommand).joined()
        }
    }

    private func text(_ diagnostic: Diagnostic) -> String {
        var lines = [
            "\(diagnostic.location): \(diagnostic.severity.rawValue): \(diagnostic.message) [\(diagnostic.code.rawValue)]"
        ]
        if let line = sourceLine(diagnostic.location) {
            let excerpt = SourceExcerpt(line: line, column: diagnostic.location.column, length: diagnostic.length)
            lines += [excerpt.line, excerpt.underline]
        }
        lines += diagnostic.notes
        return lines.map { SourceExcerpt.printable($0) + "\n" }.joined()
    }
}

extension Diagnostic {
    /// What belongs to a finding beside its message, each as a line of its own that names its place.
    var notes: [String] {
        var notes = related.map { "\($0.location): note: \($0.message)" }
        if let witness { notes.append("\(location): note: witness: \(witness)") }
        if let help { notes.append("\(location): note: \(help)") }
        return notes
    }
}
