import RouteGenCore

/// Cases that share a word `case`, of which a marker could mean only one: `case home, product(id: Int)`.
struct CaseList: Hashable {
    /// The index of the source.
    let source: Int
    /// The bytes of its lines, with the last line ending.
    let bytes: Range<Int>
    let indentation: String
    /// The place and the text of each case.
    let cases: [Case]

    /// A case as it is written.
    struct Case: Hashable {
        var location: SourceLocation
        /// The lines with the word `case`, without the indentation of the first one.
        var lines: [String]
    }

    /// Reads the list whose first token is at an offset.
    ///
    /// - Returns: `nil` if its lines have anything else, such as a comment.
    init?(at offset: Int, of source: Int, in sources: [MigrationSource]) {
        let file = sources[source]
        guard let lineStart = file.lineStart(before: offset),
            file.bytes[lineStart..<offset].allSatisfy(Self.isSpace),
            lineStart == 0 || file.bytes[lineStart - 1] == 0x0A,
            let first = file.tokens.firstIndex(where: { $0.start >= offset }),
            let word = file.tokens[first...].firstIndex(where: { $0.kind != .identifier || Self.isCase($0, in: file) }),
            file.has("case", at: word)
        else { return nil }
        let before = String(decoding: file.bytes[offset..<file.tokens[word].end], as: UTF8.self)
        var cases: [Case] = []
        var cursor = TokenCursor(file, (word + 1)..<file.tokens.count)
        var end = file.tokens[word].end
        repeat {
            let start = cursor.index
            guard cursor.takeName() != nil else { return nil }
            if cursor.isAt(.leftParenthesis), cursor.takeBrackets(.leftParenthesis) == nil { return nil }
            if cursor.take(.equal), !cursor.take(.string), !cursor.take(.number) { return nil }
            // Comments beside the cases would be lost.
            guard file.bytes[end..<file.tokens[start].start].allSatisfy(Self.isSpaceOrLineEnd) else { return nil }
            end = file.tokens[cursor.index - 1].end
            let text = Array("\(before) ".utf8) + file.bytes[file.tokens[start].start..<end]
            let lines = text.split(separator: 0x0A, omittingEmptySubsequences: false)
                .map { String(decoding: $0.last == 0x0D ? $0.dropLast() : $0, as: UTF8.self) }
            cases.append(Case(location: file.location(of: start), lines: lines))
            guard cursor.isAt(.comma), file.bytes[end] == UInt8(ascii: ",") else { break }
            end += 1
        } while cursor.take(.comma)
        guard let lineEnd = file.bytes[end...].firstIndex(of: 0x0A),
            file.bytes[end..<lineEnd].allSatisfy(Self.isSpaceOrLineEnd)
        else { return nil }
        self.source = source
        bytes = lineStart..<(lineEnd + 1)
        indentation = String(decoding: file.bytes[lineStart..<offset], as: UTF8.self)
        self.cases = cases
    }

    private static func isCase(_ token: SourceToken, in file: MigrationSource) -> Bool {
        file.bytes[token.start..<token.end].elementsEqual("case".utf8)
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == 0x09 }

    private static func isSpaceOrLineEnd(_ byte: UInt8) -> Bool { isSpace(byte) || byte == 0x0A || byte == 0x0D }
}
