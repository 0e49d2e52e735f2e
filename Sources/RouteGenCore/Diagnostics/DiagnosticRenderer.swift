import RouteTables

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
    /// The output ends with a line feed, unless it is empty.
    public func render(_ diagnostics: [Diagnostic]) -> String { groupedText(diagnostics) }

    func text(_ diagnostic: Diagnostic) -> String {
        var text = line(
            diagnostic.location,
            diagnostic.severity.rawValue,
            "\(Self.bounded(diagnostic.message)) [\(diagnostic.code.rawValue)]"
        )
        if let line = sourceLine(diagnostic.location) {
            let excerpt = SourceExcerpt(line: line, column: diagnostic.location.column, length: diagnostic.length)
            text += excerpt.text
        }
        return text + diagnostic.locatedNotes.map { line($0.location, "note", Self.bounded($0.message)) }.joined()
    }

    func line(_ location: SourceLocation, _ word: String, _ message: String) -> String {
        let (place, text) = (PrintableText.line("\(location)"), PrintableText.line(message))
        return "\(place): \(Self.word(word, isColored: isColored)) \(text)\n"
    }

    /// A string that is safe to print on one line of a terminal.
    ///
    /// Replacement characters stand for control characters other than tabs, and for those that reverse text.
    public static func printable(_ text: String) -> String { PrintableText.line(text) }

    /// Whether a terminal or a log obeys a scalar instead of showing it, other than a tab.
    public static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool { scalar != "\t" && PrintableText.isUnsafe(scalar) }

    /// A string of several lines that is safe to print.
    ///
    /// - Complexity: O(*n*), and fast for ASCII.
    public static func printableLines(_ text: String) -> String {
        text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
            .map { PrintableText.line(String($0)) }.joined(separator: "\n")
    }

    /// The word before a message with its colon: `error:`, `warning:` or `note:`.
    public static func word(_ word: String, isColored: Bool) -> String {
        guard isColored else { return "\(word):" }
        let color = ["error": 31, "warning": 35][word] ?? 36
        return "\u{1B}[1;\(color)m\(word):\u{1B}[0m"
    }
}

extension DiagnosticRenderer {
    /// The most bytes of a message, a note or a witness in any format.
    package static let longestMessage = 1000

    /// A message without what exceeds the limit.
    package static func bounded(_ text: String) -> String {
        let count = text.utf8.count
        guard count > longestMessage else { return text }
        var end = text.utf8.index(text.startIndex, offsetBy: longestMessage)
        while end.samePosition(in: text.unicodeScalars) == nil { end = text.utf8.index(before: end) }
        let rest = text.utf8.distance(from: end, to: text.endIndex)
        return "\(text[..<end])... (\(rest) more bytes)"
    }
}

extension Diagnostic {
    /// The note that there are other places than those shown.
    package var omissionNote: String? {
        let count = relatedCount - related.count
        return count > 0 ? "and \(count) more place\(count > 1 ? "s" : "")" : nil
    }

    /// The notes of a finding, each as one line that starts with its place.
    package var notes: [String] { locatedNotes.map { "\($0.location): note: \($0.message)" } }

    /// The notes of a finding, each with its place.
    fileprivate var locatedNotes: [(location: SourceLocation, message: String)] {
        var notes = related.map { (location: $0.location, message: $0.message) }
        if let omissionNote { notes.append((location, omissionNote)) }
        if let witness { notes.append((location, "witness: \(witness)")) }
        if let help { notes.append((location, help)) }
        return notes
    }
}
