/// The signs that one pass over the bytes of a line finds, so that prose is read only once.
struct LineSigns {
    /// The offset of the last at sign; `nil` if there is none.
    private(set) var lastAt: Int?
    /// Whether the line starts like the fence of a code block.
    private(set) var mayBeFence = false
    /// Whether a byte is not ASCII.
    private(set) var hasNonASCII = false

    init(_ line: String) {
        // Every line of documentation goes through this loop. In an unoptimized build, a buffer is five times as fast
        // as the string's view, and `UInt8(ascii:)` is a call. The buffer is read within its bounds and does not leave
        // the closure.
        let (at, space, tab) = (UInt8(ascii: "@"), UInt8(ascii: " "), UInt8(ascii: "\t"))
        let (backquote, tilde) = (UInt8(ascii: "`"), UInt8(ascii: "~"))
        var line = line
        line.withUTF8 { buffer in
            var isStart = true
            var offset = 0
            let count = buffer.count
            while offset < count {
                let byte = buffer[offset]
                if byte == at { lastAt = offset }
                if byte >= 0x80 { hasNonASCII = true }
                if isStart, byte != space, byte != tab {
                    isStart = false
                    mayBeFence = byte == backquote || byte == tilde
                }
                offset += 1
            }
        }
    }

    /// Whether the line contains no marker or anything similar, and does not start or end a code block.
    var isProse: Bool { lastAt == nil && !mayBeFence && !hasNonASCII }
}
