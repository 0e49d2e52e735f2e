/// A lexer over the UTF-8 bytes of a Swift file, one token ahead of its caller.
///
/// It knows every token that can hide or look like a comment or a declaration. It keeps what the declaration parser
/// needs: a token's range, whether the token is the first on its line, and whether a documentation comment precedes it.
/// It is a value, so a copy can look ahead.
///
/// The source must outlive it, and ``SourceText/padding`` null bytes must follow it. They make the lexer fast and
/// keep it inside its buffer: every loop stops at a null byte, and `count` distinguishes the end from a null byte in
/// the source.
public struct Lexer {
    let bytes: UnsafePointer<UInt8>
    let count: Int
    let classes: UnsafePointer<UInt8>
    /// Whether a carriage return may end a line, which a search for line feeds alone would miss.
    let hasCarriageReturns: Bool

    /// The kind of the current token.
    public var kind = TokenKind.startOfFile
    /// The start of the current token.
    public var start = 0
    /// The end of the current token.
    public var end = 0
    /// The start of the comments and white space before the current token.
    package var triviaStart = 0
    /// Whether the current token is the first on its line.
    var startsLine = true
    /// Whether a documentation comment precedes the current token.
    var hasDocComment = false
    /// Whether an ordinary comment that starts with an at sign precedes the current token: `// @route //chat`.
    var hasAtComment = false

    /// The previous token, to distinguish regex literals from operators.
    var previousKind = TokenKind.startOfFile
    var previousStart = 0
    /// The number of `#` of the current ``TokenKind/stringStart``.
    var poundCount = 0

    /// The range of the regex literal after a prefix operator that was divided from it.
    var dividedRegexStart = -1
    var dividedRegexEnd = -1

    /// The rest of a line that is known to hold no quote followed by ``poundsWithoutRawStringEnd`` `#`.
    var rangeWithoutRawStringEnd = 0..<0
    var poundsWithoutRawStringEnd = Int.max
    /// The number of `#` of an extended regex literal that does not end before the end of the file.
    var poundsWithoutRegexEnd = Int.max

    /// The start of the first mark of a merge conflict, `<<<<<<<`; -1 if there is none so far.
    var conflictStart = -1

    /// The counter of bytes that this lexer and its copies read.
    ///
    /// Only tests of the cost set it.
    var steps: UnsafeMutablePointer<Int>?

    /// Creates a lexer before the first token.
    public init(bytes: UnsafePointer<UInt8>, count: Int) {
        self.bytes = bytes
        self.count = count
        classes = ByteClass.table.utf8Start
        hasCarriageReturns = ByteSearch.first(0x0D, in: bytes, from: 0, to: count) < count
        skipShebang()
    }

    /// Skips a first line that starts with `#!`.
    private mutating func skipShebang() {
        let hasByteOrderMark = bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF
        let first = hasByteOrderMark ? 3 : 0
        if bytes[first] == UInt8(ascii: "#"), bytes[first + 1] == UInt8(ascii: "!") {
            end = lineEnd(from: first)
        }
    }

    /// Advances to the next token.
    public mutating func next() {
        let former = end
        scan()
        // In a debug build, matching a pattern costs nothing, but comparing two kinds is a call.
        if case .stringStart = kind {
            finishString()
        }
        if let steps { steps.pointee += end &- former &+ 1 }
    }

    /// The end of the line of a position: its line break or the end of the file.
    @inline(never)
    func lineEnd(from position: Int) -> Int { lineEnd(from: position, to: count) }

    /// The end of the line of a position, or `end` if that comes first.
    func lineEnd(from position: Int, to end: Int) -> Int {
        let lineFeed = ByteSearch.first(0x0A, in: bytes, from: position, to: end)
        guard hasCarriageReturns else { return lineFeed }
        return ByteSearch.first(0x0D, in: bytes, from: position, to: lineFeed)
    }

    /// Whether the current token is an identifier or keyword with this spelling.
    package func isIdentifier(_ word: StaticString) -> Bool { kind == .identifier && spells(word) }

    /// Whether the current token is an operator with this spelling.
    func isOperator(_ sign: StaticString) -> Bool { kind == .operatorSign && spells(sign) }

    /// Whether the current token has this spelling.
    private func spells(_ word: StaticString) -> Bool { Self.equal(bytes, from: start, to: end, word) }

    /// Whether a range of bytes has this spelling.
    static func equal(_ bytes: UnsafePointer<UInt8>, from start: Int, to end: Int, _ word: StaticString) -> Bool {
        let length = word.utf8CodeUnitCount
        guard end &- start == length else { return false }
        let expected = word.utf8Start
        var index = 0
        while index < length {
            guard bytes[start &+ index] == expected[index] else { return false }
            index &+= 1
        }
        return true
    }
}

// MARK: Strings

extension Lexer {
    /// The source between two offsets as it is written; malformed UTF-8 becomes replacement characters.
    package func text(from start: Int, to end: Int) -> String {
        guard start < end else { return "" }
        return String(decoding: UnsafeBufferPointer(start: bytes + start, count: end - start), as: UTF8.self)
    }

    /// The source between two offsets without comments, and with one space for each run of white space.
    func foldedText(from start: Int, to end: Int) -> String {
        guard needsFolding(from: start, to: end) else { return text(from: start, to: end) }
        var reader = self
        reader.end = start
        reader.kind = .leftParenthesis
        reader.next()
        var result = ""
        while reader.kind != .endOfFile, reader.start < end {
            if !result.isEmpty, reader.start > reader.triviaStart { result += " " }
            result += text(from: reader.start, to: min(reader.end, end))
            reader.next()
        }
        return result
    }

    /// Whether folding may change a range.
    private func needsFolding(from start: Int, to end: Int) -> Bool {
        var index = start
        while index < end {
            let byte = bytes[index]
            if byte < 0x20 || byte >= 0x80 || byte == UInt8(ascii: "/") { return true }
            if byte == UInt8(ascii: " "), bytes[index &+ 1] == UInt8(ascii: " ") { return true }
            index &+= 1
        }
        return false
    }

    /// The number of white-space bytes at the start of the line of a position.
    func indentation(of position: Int) -> Int {
        var start = position
        while start > 0, bytes[start &- 1] != 0x0A, bytes[start &- 1] != 0x0D { start &-= 1 }
        var end = start
        while bytes[end] == UInt8(ascii: " ") || bytes[end] == 0x09 { end &+= 1 }
        return end &- start
    }
}

// MARK: Looking ahead

extension Lexer {
    /// The lexer at the next token.
    var following: Lexer {
        var lexer = self
        lexer.next()
        return lexer
    }

    /// The keyword that is the current token; `nil` for anything else.
    var keyword: Keyword? { kind == .identifier ? Keyword(bytes, from: start, to: end) : nil }

    /// Advances to the first token of the next line.
    mutating func skipLine() { repeat { next() } while !startsLine && kind != .endOfFile }

    /// Skips an attribute.
    mutating func skipAttribute() {
        next()
        while kind == .identifier || kind == .escapedIdentifier {
            next()
            guard kind == .period || kind == .doubleColon else { break }
            next()
        }
        if kind == .leftParenthesis, !startsLine { skipParentheses() }
    }

    /// Skips parentheses and their contents, no further than the walker does.
    ///
    /// Otherwise a file of unclosed parentheses would be read to its end from each of them.
    package mutating func skipParentheses() {
        var brackets = OpenBrackets()
        while brackets.take(kind) {
            next()
            if brackets.areClosed { return }
        }
    }
}

extension Lexer {
    /// The tokens of a string that is a part of a source.
    package static func tokens(of text: String) -> [(kind: TokenKind, text: String)] {
        Array(text.utf8).withUnsafeBufferPointer { bytes in
            let source = SourceText(copying: bytes)
            var lexer = Lexer(bytes: source.bytes, count: source.count)
            var tokens: [(kind: TokenKind, text: String)] = []
            lexer.next()
            while lexer.kind != .endOfFile {
                tokens.append((lexer.kind, lexer.text(from: lexer.start, to: lexer.end)))
                lexer.next()
            }
            // The lexer reads the source by pointer, so it must live until here.
            return withExtendedLifetime(source) { tokens }
        }
    }
}

/// A copy of a file's bytes with null bytes after it, so that the lexer can look ahead without checking for the end at
/// each byte.
///
/// Copying costs about a hundredth of lexing.
public struct SourceText: ~Copyable {
    /// The number of null bytes after the source.
    ///
    /// No look-ahead goes further.
    static let padding = 16

    /// The source, followed by ``padding`` null bytes; valid as long as this value lives.
    public let bytes: UnsafePointer<UInt8>
    /// The number of bytes without the padding.
    public let count: Int

    /// Copies bytes.
    ///
    /// - Complexity: O(*n*).
    public init(copying source: UnsafeBufferPointer<UInt8>) {
        let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: source.count + Self.padding)
        if let base = source.baseAddress {
            copy.initialize(from: base, count: source.count)
        }
        (copy + source.count).initialize(repeating: 0, count: Self.padding)
        bytes = UnsafePointer(copy)
        count = source.count
    }

    deinit {
        UnsafeMutablePointer(mutating: bytes).deallocate()
    }
}
