import RouteGenCore

/// A line of a source.
struct SourceLine {
    var file: String
    var number: Int
    var text: String

    /// A finding about a part of it.
    func finding(about part: Substring, _ message: String, help: String) -> Diagnostic {
        Problem(.faultySetUp, at: location(of: part), length: max(1, part.utf8.count)).saying(message).advising(help)
    }

    func location(of part: Substring) -> SourceLocation {
        let column = text.utf8.distance(from: text.startIndex, to: part.startIndex) + 1
        return SourceLocation(file: file, line: number, column: column)
    }

    /// The words that follow a string, each with the part of the line before the string.
    func words(after start: String) -> [(before: Substring, word: Substring)] {
        var words: [(before: Substring, word: Substring)] = []
        var rest = text[...]
        while let range = rest.firstRange(ofBytes: start) {
            rest = rest[range.upperBound...]
            words.append((text[..<range.lowerBound], rest.prefix(while: Self.isOfWord)))
        }
        return words
    }

    static func isOfWord(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_"
    }
}

extension FileReader {
    /// The lines of a file that contain one of some texts; none if the file cannot be read.
    func lines(of file: String, with texts: [String]) -> [SourceLine] {
        let read = try? self.read(file) { bytes -> ([String], [String]) in
            let text = String(decoding: bytes, as: UTF8.self)
            let found = texts.filter { text.contains(bytesOf: $0) }
            return (found, found.isEmpty ? [] : PathList.lines(of: bytes, keepingEmpty: true))
        }
        guard let (found, lines) = read else { return [] }
        return lines.enumerated().filter { line in found.contains { line.element.contains(bytesOf: $0) } }
            .map { SourceLine(file: file, number: $0.offset + 1, text: $0.element) }
    }

    /// The lines with one of some texts that are no comments, as far as lines tell.
    func code(of file: String, with texts: [String]) -> [SourceLine] {
        lines(of: file, with: texts).filter { !$0.text.drop(while: \.isWhitespace).hasPrefix("//") }
    }

    /// The modules that a file imports.
    func imports(of file: String) -> Set<String> {
        Set(
            code(of: file, with: ["import"]).compactMap { line in
                let words = line.text.split(whereSeparator: \.isWhitespace)
                return words.firstIndex(of: "import").flatMap { words[($0 + 1)...].first }.map(String.init)
            }
        )
    }

    /// The first marker of a file with its line, from its `@` to the end of the line, as far as lines tell.
    func marker(of file: String) -> (line: SourceLine, text: Substring)? {
        let starts = ["/// @route", "/// @service"]
        return lines(of: file, with: starts).lazy.compactMap { line in
            let words = line.text.drop { $0 == " " || $0 == "\t" }
            return starts.contains(where: words.hasPrefix) ? (line, words.dropFirst("/// ".count)) : nil
        }
        .first
    }
}
