/// Renders findings as `path:line:column: error: message`, which compilers write and Xcode and SwiftPM read.
///
/// It keeps the order of the findings; `arranged()` sorts them.
public struct DiagnosticRenderer {
    /// Returns the line at a location without its line ending; `nil` if the source is not available.
    public typealias SourceLines = (SourceLocation) -> String?

    private let isColored: Bool
    private let sourceLine: SourceLines

    /// Creates a renderer.
    ///
    /// - Parameters:
    ///   - isColored: Whether a terminal shows the text, so that the words before messages have colors.
    ///   - sourceLine: Returns source lines for excerpts. Without it there are no excerpts.
    public init(isColored: Bool = false, sourceLine: @escaping SourceLines = { _ in nil }) {
        self.isColored = isColored
        self.sourceLine = sourceLine
    }

    /// Renders all findings.
    ///
    /// The text ends with a line feed, unless it is empty.
    public func render(_ diagnostics: [Diagnostic]) -> String {
        diagnostics.map(text).joined()
    }

    private func text(_ diagnostic: Diagnostic) -> String {
        var text = line(
            diagnostic.location,
            diagnostic.severity.rawValue,
            "\(diagnostic.message) [\(diagnostic.code.rawValue)]"
        )
        if let line = sourceLine(diagnostic.location) {
            let excerpt = SourceExcerpt(line: line, column: diagnostic.location.column, length: diagnostic.length)
            text += [excerpt.line, excerpt.underline].map { SourceExcerpt.printable($0) + "\n" }.joined()
        }
        return text + diagnostic.locatedNotes.map { line($0.location, "note", $0.message) }.joined()
    }

    private func line(_ location: SourceLocation, _ word: String, _ message: String) -> String {
        let (place, text) = (SourceExcerpt.printable("\(location)"), SourceExcerpt.printable(message))
        return "\(place): \(Self.word(word, isColored: isColored)) \(text)\n"
    }

    /// A text that is safe to print on one line of a terminal.
    ///
    /// Replacement characters stand for control characters other than tabs.
    public static func printable(_ text: String) -> String { SourceExcerpt.printable(text) }

    /// The word before a message with its colon: `error:`, `warning:` or `note:`.
    public static func word(_ word: String, isColored: Bool) -> String {
        guard isColored else { return "\(word):" }
        let color = ["error": 31, "warning": 35][word] ?? 36
        return "\u{1B}[1;\(color)m\(word):\u{1B}[0m"
    }
}

extension Diagnostic {
    /// The notes of a finding, each as one line that starts with its place.
    package var notes: [String] { locatedNotes.map { "\($0.location): note: \($0.message)" } }

    /// The notes of a finding, each with its place.
    fileprivate var locatedNotes: [(location: SourceLocation, message: String)] {
        var notes = related.map { (location: $0.location, message: $0.message) }
        if let witness { notes.append((location, "witness: \(witness)")) }
        if let help { notes.append((location, help)) }
        return notes
    }
}
