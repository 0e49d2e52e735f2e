/// Converts offsets to lines and columns, fastest for increasing offsets.
///
/// It counts from the last offset, so converting all offsets of a file takes linear time without a table of lines.
public struct LineCursor {
    private let bytes: UnsafePointer<UInt8>
    private let hasCarriageReturns: Bool
    private var line = 1
    private var lineStart = 0
    /// The line is known to continue up to this offset.
    private var reached = 0

    /// Creates a cursor at the start of a lexer's source, which must outlive it.
    public init(lexer: Lexer) {
        bytes = lexer.bytes
        hasCarriageReturns = lexer.hasCarriageReturns
    }

    /// The line and the column of an offset, both starting at 1.
    public mutating func position(of offset: Int) -> (line: Int, column: Int) {
        if offset < lineStart {
            retreat(to: offset)
        } else if offset > reached {
            advance(to: offset)
            reached = offset
        }
        return (line, offset - lineStart + 1)
    }

    private mutating func advance(to offset: Int) {
        guard !hasCarriageReturns else { return advanceByBytes(to: offset) }
        var searchStart = reached
        while true {
            let lineFeed = ByteSearch.first(0x0A, in: bytes, from: searchStart, to: offset)
            guard lineFeed < offset else { return }
            line &+= 1
            lineStart = lineFeed &+ 1
            searchStart = lineStart
        }
    }

    /// Like ``advance(to:)``, for a file in which carriage returns end lines too, alone or before a line feed.
    private mutating func advanceByBytes(to offset: Int) {
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

    private mutating func retreat(to offset: Int) {
        while lineStart > offset {
            line &-= 1
            lineStart = startOfLine(before: lineStart)
        }
        reached = offset
    }

    /// The start of the line before the line that starts at `end`.
    private func startOfLine(before end: Int) -> Int {
        var index = end &- 1
        if index > 0, bytes[index] == 0x0A, bytes[index &- 1] == 0x0D { index &-= 1 }
        while index > 0, bytes[index &- 1] != 0x0A, bytes[index &- 1] != 0x0D { index &-= 1 }
        return index
    }
}
