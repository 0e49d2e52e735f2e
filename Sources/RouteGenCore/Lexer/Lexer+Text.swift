extension Lexer {
    /// The text between two offsets as it is written; malformed UTF-8 becomes replacement characters.
    func text(from start: Int, to end: Int) -> String {
        guard start < end else { return "" }
        return String(decoding: UnsafeBufferPointer(start: bytes + start, count: end - start), as: UTF8.self)
    }

    /// The text between two offsets without comments, and with one space for each run of white space.
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
}
