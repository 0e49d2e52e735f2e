import RouteGenCore

/// Prints findings.
enum DiagnosticPrinter {
    /// Prints findings in a stable order, without repetitions.
    ///
    /// The text goes to standard error in the form that Xcode and SwiftPM read, with the source line and a caret, and
    /// on a terminal with colors.
    static func print(_ diagnostics: [Diagnostic]) {
        guard !diagnostics.isEmpty else { return }
        let isColored = TerminalAppearance(of: .error).hasColors
        let renderer = DiagnosticRenderer(isColored: isColored, sourceLine: SourceLines().line)
        StandardStream.error.write(renderer.render(diagnostics.arranged()))
    }
}

/// Provides the source lines of findings.
///
/// It reads a file once for consecutive findings in it.
final class SourceLines {
    private let reader = FileReader()
    private var path: String?
    private var lines: [String] = []

    /// The line at a location; `nil` if the file cannot be read or has fewer lines.
    func line(at location: SourceLocation) -> String? {
        if path != location.file { load(location.file) }
        return lines.indices.contains(location.line - 1) ? lines[location.line - 1] : nil
    }

    private func load(_ path: String) {
        self.path = path
        do throws(FileFailure) {
            lines = try reader.read(path) { bytes in Self.lines(of: Array(bytes)) }
        } catch {
            lines = []
        }
    }

    /// Splits text at line feeds, carriage returns, and pairs of both.
    private static func lines(of bytes: [UInt8]) -> [String] {
        let (lineFeed, carriageReturn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
        var lines: [String] = []
        var start = 0
        for (index, byte) in bytes.enumerated() where byte == lineFeed || byte == carriageReturn {
            // A line feed after a carriage return belongs to it.
            if byte == lineFeed, index > 0, bytes[index - 1] == carriageReturn {
                start = index + 1
                continue
            }
            lines.append(text(bytes[start..<index]))
            start = index + 1
        }
        return lines + [text(bytes[start...])]
    }

    /// The text with a question mark for each byte that is not valid UTF-8.
    ///
    /// Columns are counted in bytes, and a replacement character would have three of them.
    private static func text(_ bytes: ArraySlice<UInt8>) -> String {
        let decoded = String(decoding: bytes, as: UTF8.self)
        // Decoding changes only invalid bytes.
        if decoded.utf8.elementsEqual(bytes) { return decoded }
        var text: [UInt8] = []
        var input = bytes.makeIterator()
        var parser = Unicode.UTF8.ForwardParser()
        while true {
            switch parser.parseScalar(from: &input) {
            case .valid(let scalar): text += scalar
            case .error(let length): text += repeatElement(UInt8(ascii: "?"), count: length)
            case .emptyInput: return String(decoding: text, as: UTF8.self)
            }
        }
    }
}
