@testable import RouteGenCore

/// A doc comment of `///` lines at the start of a file, its markers, and their findings as they are printed.
struct MarkerFixture {
    static let file = "Chat.swift"
    let source: [String]
    let comment: DocComment
    let markers: ParsedMarkers

    init(_ text: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        source = lines.map { "/// " + $0 }
        comment = DocComment(
            lines: lines.enumerated().map { index, line in
                DocComment.Line(text: line, location: SourceLocation(file: Self.file, line: index + 1, column: 5))
            }
        )
        markers = MarkerParser.parse(comment)
    }

    /// The findings as text with excerpts.
    var findings: String { render(markers.diagnostics) }

    func render(_ diagnostics: [Diagnostic]) -> String {
        DiagnosticRenderer { location in
            location.line <= source.count ? source[location.line - 1] : nil
        }.render(diagnostics.arranged())
    }

    /// The source text that a location and length point at.
    func text<Value>(of located: Located<Value>) -> String {
        text(at: located.location, length: located.length)
    }

    func text(at location: SourceLocation, length: Int) -> String {
        let bytes = Array(source[location.line - 1].utf8)
        let start = location.column - 1
        guard start >= 0, start + length <= bytes.count else { return "<outside the line>" }
        return String(decoding: bytes[start..<(start + length)], as: UTF8.self)
    }
}
