/// Finds the documentation comments in the white space and comments before a token.
///
/// The rules are the compiler's. Comments belong together if no blank line separates them. The last such group with a
/// documentation comment belongs to the token, and may contain ordinary comments. A comment that follows another token
/// on its line belongs to the next token only if that is on the same line too.
struct DocCommentReader {
    /// A comment in the trivia.
    private struct Comment {
        var start: Int
        var end: Int
        var isBlock: Bool
        var isDocumentation: Bool
    }

    private let lexer: Lexer
    private let path: String
    /// The comment that belongs to the token.
    private(set) var attached: [DocComment.Line] = []
    /// The comments that document nothing.
    private(set) var detached: [DocComment] = []
    /// The ordinary comments that start with an at sign, on lines of their own.
    private(set) var ordinary: [DocComment.Line] = []

    /// Reads the trivia before the lexer's current token.
    init(lexer: Lexer, path: String, lines: inout LineCursor) {
        self.lexer = lexer
        self.path = path
        read(&lines)
    }

    private mutating func read(_ lines: inout LineCursor) {
        let bytes = lexer.bytes
        let end = lexer.start
        var position = lexer.triviaStart
        var lineBreaks = position == 0 ? 1 : 0
        var follows = position > 0
        let ownLineStart = ownLineStart()
        while position < end {
            let byte = bytes[position]
            if byte == UInt8(ascii: "/"), let comment = comment(at: position) {
                position = comment.end
                if follows, lineBreaks == 0 {
                    if comment.isDocumentation, comment.end < ownLineStart {
                        detached.append(DocComment(lines: text(of: comment, &lines)))
                        continue
                    }
                } else {
                    follows = false
                }
                guard comment.isDocumentation else {
                    noteOrdinary(comment, &lines)
                    lineBreaks = 0
                    continue
                }
                if lineBreaks > 1 { detach() }
                attached += text(of: comment, &lines)
                lineBreaks = 0
            } else {
                if byte == 0x0A || (byte == 0x0D && bytes[position &+ 1] != 0x0A) { lineBreaks += 1 }
                position += 1
            }
        }
    }

    /// The start of the token's own line, after the last line break before the token.
    private func ownLineStart() -> Int {
        var position = lexer.start
        while position > lexer.triviaStart, lexer.bytes[position - 1] != 0x0A, lexer.bytes[position - 1] != 0x0D {
            position -= 1
        }
        return position
    }

    private mutating func noteOrdinary(_ comment: Comment, _ lines: inout LineCursor) {
        guard !comment.isBlock else { return }
        let start = dropSpace(comment.start + 2, comment.end)
        guard lexer.bytes[start] == UInt8(ascii: "@") else { return }
        ordinary.append(line(from: start, to: comment.end, &lines))
    }

    private mutating func detach() {
        if !attached.isEmpty { detached.append(DocComment(lines: attached)) }
        attached = []
    }

    /// The comment that starts with the slash at a position, if one does.
    private func comment(at position: Int) -> Comment? {
        let bytes = lexer.bytes
        switch bytes[position + 1] {
        case UInt8(ascii: "/"):
            let isDocumentation = bytes[position + 2] == UInt8(ascii: "/")
            let end = lexer.lineEnd(from: position)
            return Comment(start: position, end: end, isBlock: false, isDocumentation: isDocumentation)
        case UInt8(ascii: "*"):
            var spansLines = false
            let end = lexer.blockCommentEnd(from: position, startsLine: &spansLines)
            let isDocumentation = lexer.isDocBlock(at: position)
            return Comment(start: position, end: end, isBlock: true, isDocumentation: isDocumentation)
        default: return nil
        }
    }

    private func text(of comment: Comment, _ lines: inout LineCursor) -> [DocComment.Line] {
        if comment.isBlock { return blockLines(of: comment, &lines) }
        return [line(from: dropSpace(comment.start + 3, comment.end), to: comment.end, &lines)]
    }

    /// The lines of a block comment, without their margin.
    private func blockLines(of comment: Comment, _ lines: inout LineCursor) -> [DocComment.Line] {
        var end = comment.end
        if end - comment.start >= 5, lexer.bytes[end - 1] == UInt8(ascii: "/"),
            lexer.bytes[end - 2] == UInt8(ascii: "*")
        {
            end -= 2
        }
        var result: [DocComment.Line] = []
        var start = comment.start + 3
        var lineEnd = lexer.lineEnd(from: start, to: end)
        if !isBlank(from: start, to: lineEnd) {
            result.append(line(from: dropSpace(start, lineEnd), to: lineEnd, &lines))
        }
        guard lineEnd < end else { return result }
        let margin = Margin(lexer: lexer, from: nextLine(lineEnd), to: end)
        while lineEnd < end {
            start = nextLine(lineEnd)
            lineEnd = lexer.lineEnd(from: start, to: end)
            if lineEnd == end, isBlank(from: start, to: lineEnd) { break }
            result.append(line(from: margin.textStart(from: start, to: lineEnd), to: lineEnd, &lines))
        }
        return result
    }

    private func nextLine(_ lineEnd: Int) -> Int {
        lexer.bytes[lineEnd] == 0x0D && lexer.bytes[lineEnd + 1] == 0x0A ? lineEnd + 2 : lineEnd + 1
    }

    private func isBlank(from start: Int, to end: Int) -> Bool {
        Margin.indentationEnd(lexer.bytes, from: start, to: end) == end
    }

    private func dropSpace(_ start: Int, _ end: Int) -> Int {
        start < end && lexer.bytes[start] == UInt8(ascii: " ") ? start + 1 : start
    }

    private func line(from start: Int, to end: Int, _ lines: inout LineCursor) -> DocComment.Line {
        var textEnd = end
        while textEnd > start, lexer.bytes[textEnd - 1] == UInt8(ascii: " ") || lexer.bytes[textEnd - 1] == 0x09 {
            textEnd -= 1
        }
        let position = lines.position(of: start)
        let bytes = UnsafeBufferPointer(start: lexer.bytes + start, count: textEnd - start)
        return DocComment.Line(
            text: String(keepingOffsetsOf: bytes),
            location: SourceLocation(file: path, line: position.line, column: position.column)
        )
    }
}

/// The margin before the text on each line of a block comment after its first.
private struct Margin {
    private let bytes: UnsafePointer<UInt8>
    /// Whether the lines start with an asterisk.
    private var hasAsterisks = false
    /// The indentation that all lines share.
    private var indentation = Int.max

    /// Finds the margin of the lines between two offsets.
    ///
    /// The first line with text shows whether there are asterisks.
    init(lexer: Lexer, from start: Int, to end: Int) {
        bytes = lexer.bytes
        var isFirst = true
        var start = start
        while start < end {
            let lineEnd = lexer.lineEnd(from: start, to: end)
            let textStart = Self.indentationEnd(bytes, from: start, to: lineEnd)
            if textStart < lineEnd {
                if isFirst { hasAsterisks = bytes[textStart] == UInt8(ascii: "*") }
                isFirst = false
                indentation = min(indentation, textStart - start)
            }
            start = lineEnd + 1
        }
    }

    /// The start of what a line says, after its indentation and asterisk.
    func textStart(from start: Int, to end: Int) -> Int {
        let indentationEnd = Self.indentationEnd(bytes, from: start, to: end)
        guard hasAsterisks, indentationEnd < end, bytes[indentationEnd] == UInt8(ascii: "*") else {
            return min(indentationEnd, indentation == .max ? indentationEnd : start + indentation)
        }
        let next = indentationEnd + 1
        return next < end && bytes[next] == UInt8(ascii: " ") ? next + 1 : next
    }

    /// The end of the white space at the start of a line.
    static func indentationEnd(_ bytes: UnsafePointer<UInt8>, from start: Int, to end: Int) -> Int {
        var index = start
        while index < end, bytes[index] == UInt8(ascii: " ") || bytes[index] == 0x09 || bytes[index] == 0x0D {
            index += 1
        }
        return index
    }
}
