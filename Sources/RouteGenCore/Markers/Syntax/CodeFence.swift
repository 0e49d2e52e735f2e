/// Finds the lines of a doc comment that are in fenced code blocks, by the rules of Markdown.
struct CodeFence {
    private var sign: UInt8 = 0
    private var length = 0

    /// Whether a block is open.
    var isOpen: Bool { length > 0 }

    /// Reads the next line; returns whether it belongs to a block or is one of its fences.
    mutating func takes(_ text: MarkerText) -> Bool {
        let start = text.skippingWhiteSpace(from: 0)
        let first = text[start]
        var end = start
        if first == SourceByte.backquote || first == SourceByte.tilde {
            while end < text.count, text[end] == first { end += 1 }
        }
        let run = end - start
        if isOpen {
            let closes = first == sign && run >= length && text.skippingWhiteSpace(from: end) == text.count
            if closes { length = 0 }
            return true
        }
        guard run >= 3 else { return false }
        // Three backticks with another one later on the line are a code span, not a fence.
        if first == SourceByte.backquote, text.bytes[end...].contains(first) { return false }
        sign = first
        length = run
        return true
    }
}
