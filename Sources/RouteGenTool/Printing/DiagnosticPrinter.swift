import RouteGenCore

/// Prints findings.
enum DiagnosticPrinter {
    /// Prints findings in a stable order, without repetitions.
    ///
    /// They go to standard error in the form that Xcode and SwiftPM read, with the source line and a caret, and
    /// on a terminal with colors.
    ///
    /// - Parameters:
    ///   - diagnostics: The findings.
    ///   - tree: Only sources in it are quoted.
    ///   - unwritten: The name of a source that is in no file, even if there is a file with that name.
    static func print(_ diagnostics: [Diagnostic], in tree: SourceTree, unwritten: String? = nil) {
        guard !diagnostics.isEmpty else { return }
        let diagnostics = diagnostics.arranged().redacted(in: tree)
        let lines = SourceLines(of: diagnostics, in: tree)
        let isColored = TerminalAppearance(of: .error).hasColors
        let renderer = DiagnosticRenderer(isColored: isColored) { location in
            location.file == unwritten ? nil : lines.line(at: location)
        }
        StandardStream.error.write(renderer.render(diagnostics))
    }
}

/// The source lines of findings.
///
/// Each file is read once, and only the lines with findings are kept.
struct SourceLines {
    /// The longest line that is kept, in bytes.
    ///
    /// Otherwise a thousand findings in one long line would need its length a thousand times.
    static let longestLine = 4096

    private var files: [String: [Int: String]] = [:]

    /// Reads the lines of findings and of their related places.
    ///
    /// - Parameters:
    ///   - diagnostics: The findings.
    ///   - tree: Files outside of it are not read.
    init(of diagnostics: [Diagnostic], in tree: SourceTree) {
        var numbers: [String: Set<Int>] = [:]
        for diagnostic in diagnostics {
            for location in [diagnostic.location] + diagnostic.related.map(\.location) {
                numbers[location.file, default: []].insert(location.line)
            }
        }
        let reader = FileReader(in: tree)
        for (path, numbers) in numbers where tree.contains(path) {
            files[path] = try? reader.read(path) { bytes in Self.lines(numbers, of: bytes) }
        }
    }

    /// The line at a location; `nil` if the file cannot be read, has fewer lines or is outside of the tree, and if the
    /// line is too long.
    func line(at location: SourceLocation) -> String? { files[location.file]?[location.line] }

    /// The lines with the numbers, split at line feeds, carriage returns, and pairs of both.
    private static func lines(_ numbers: Set<Int>, of bytes: UnsafeBufferPointer<UInt8>) -> [Int: String] {
        let (lineFeed, carriageReturn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
        let last = numbers.max() ?? 0
        var lines: [Int: String] = [:]
        var number = 1
        var start = 0
        for index in 0...bytes.count where number <= last {
            if index < bytes.count {
                guard bytes[index] == lineFeed || bytes[index] == carriageReturn else { continue }
                // A line feed after a carriage return belongs to it.
                if bytes[index] == lineFeed, index > 0, bytes[index - 1] == carriageReturn {
                    start = index + 1
                    continue
                }
            }
            if numbers.contains(number), index - start <= longestLine {
                lines[number] = text(Array(bytes[start..<index])[...])
            }
            number += 1
            start = index + 1
        }
        return lines
    }

    /// The string with a question mark for each byte that is not valid UTF-8.
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
