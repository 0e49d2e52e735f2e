/// Turns offsets into lines and columns, fastest for offsets that grow.
///
/// Counting on from the last answer makes a file's worth of questions linear in the file without a table of lines.
struct LineCursor {
    private let bytes: UnsafePointer<UInt8>
    private let hasCarriageReturns: Bool
    private var line = 1
    private var lineStart = 0
    /// Up to where the line is known to go on.
    private var reached = 0

    init(lexer: Lexer) {
        bytes = lexer.bytes
        hasCarriageReturns = lexer.hasCarriageReturns
    }

    /// The line and the column of an offset, both starting at 1.
    mutating func position(of offset: Int) -> (line: Int, column: Int) {
        if offset < lineStart {
            goBack(to: offset)
        } else if offset > reached {
            goOn(to: offset)
            reached = offset
        }
        return (line, offset - lineStart + 1)
    }

    private mutating func goOn(to offset: Int) {
        guard !hasCarriageReturns else { return goOnByBytes(to: offset) }
        var searchStart = reached
        while true {
            let lineFeed = ByteSearch.first(0x0A, in: bytes, from: searchStart, to: offset)
            guard lineFeed < offset else { return }
            line &+= 1
            lineStart = lineFeed &+ 1
            searchStart = lineStart
        }
    }

    /// As ``goOn(to:)``, in a file where carriage returns end lines too, alone or before a line feed.
    private mutating func goOnByBytes(to offset: Int) {
        var index = reached
        while index < offset {
            let byte = bytes[index]
            index &+= 1
            if byte == 0x0A || (byte == 0x0D && bytes[index] != 0x0A) {
                line &+= 1
                lineStart = index
            }
        }
    }

    private mutating func goBack(to offset: Int) {
        while lineStart > offset {
            line &-= 1
            lineStart = startOfLine(before: lineStart)
        }
        reached = offset
    }

    /// Where the line starts that ends right before `end`, which is itself the start of a line.
    private func startOfLine(before end: Int) -> Int {
        var index = end &- 1
        if index > 0, bytes[index] == 0x0A, bytes[index &- 1] == 0x0D { index &-= 1 }
        while index > 0, bytes[index &- 1] != 0x0A, bytes[index &- 1] != 0x0D { index &-= 1 }
        return index
    }
}
