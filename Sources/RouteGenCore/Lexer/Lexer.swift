/// A lexer over the UTF-8 bytes of a Swift file, one token ahead of its caller.
///
/// It knows every token form that can hide or fake a comment or a declaration, and keeps what the declaration parser
/// asks of a token: its range, whether it is the first on its line and whether a documentation comment precedes it.
/// It is a value: a copy is a place to come back to.
///
/// The text has to outlive it and to be followed by ``SourceText/padding`` null bytes. That is what makes it fast and
/// keeps it inside its buffer: every loop stops at a null byte, and `count` tells the end from a null byte in the text.
struct Lexer {
    let bytes: UnsafePointer<UInt8>
    let count: Int
    let classes: UnsafePointer<UInt8>
    /// Whether a carriage return may end a line, which a search for line feeds alone would miss.
    let hasCarriageReturns: Bool

    /// The kind of the current token.
    var kind = TokenKind.startOfFile
    /// Where the current token starts.
    var start = 0
    /// Where the current token ends.
    var end = 0
    /// Where the comments and the white space in front of the current token start.
    var triviaStart = 0
    /// Whether a line break precedes the current token, or nothing at all.
    var startsLine = true
    /// Whether a documentation comment precedes the current token.
    var hasDocComment = false

    /// What precedes the current token, for telling regex literals from operators.
    var previousKind = TokenKind.startOfFile
    var previousStart = 0
    /// The number of `#` of the current ``TokenKind/stringStart``.
    var poundCount = 0

    /// Where the regex literal starts and ends that the prefix operator in front of it was divided from.
    var dividedRegexStart = -1
    var dividedRegexEnd = -1

    /// The rest of a line that is known to hold no quote followed by ``poundsWithoutRawStringEnd`` `#`.
    var rangeWithoutRawStringEnd = 0..<0
    var poundsWithoutRawStringEnd = Int.max
    /// The number of `#` of an extended regex literal that does not end before the end of the file.
    var poundsWithoutRegexEnd = Int.max

    /// Where the bytes are counted that are read, by copies that look ahead too; only tests of the cost have such a place.
    var steps: UnsafeMutablePointer<Int>?

    /// Creates a lexer that stands before the first token.
    init(bytes: UnsafePointer<UInt8>, count: Int) {
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

    /// Goes to the next token.
    mutating func next() {
        let former = end
        scan()
        // A pattern is free in a debug build, where comparing two kinds is a call.
        if case .stringStart = kind {
            finishString()
        }
        if let steps { steps.pointee += end &- former &+ 1 }
    }

    /// Where the line ends that a position is on: at its line break or at the end of the file.
    @inline(never)
    func lineEnd(from position: Int) -> Int {
        lineEnd(from: position, to: count)
    }

    /// Where the line ends that a position is on, or `end` if that comes first.
    func lineEnd(from position: Int, to end: Int) -> Int {
        let lineFeed = ByteSearch.first(0x0A, in: bytes, from: position, to: end)
        guard hasCarriageReturns else { return lineFeed }
        return ByteSearch.first(0x0D, in: bytes, from: position, to: lineFeed)
    }

    /// Whether the current token is an identifier or keyword with this spelling.
    func isIdentifier(_ word: StaticString) -> Bool {
        kind == .identifier && spells(word)
    }

    /// Whether the current token is an operator with this spelling.
    func isOperator(_ sign: StaticString) -> Bool {
        kind == .operatorSign && spells(sign)
    }

    /// Whether the current token has this spelling.
    private func spells(_ word: StaticString) -> Bool {
        Self.equal(bytes, from: start, to: end, word)
    }

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
