extension Lexer {
    /// Whether a block comment is documentation: `/**` is, the empty `/**/` is not.
    @inline(__always)
    func isDocBlock(at position: Int) -> Bool {
        bytes[position &+ 2] == UInt8(ascii: "*") && bytes[position &+ 3] != UInt8(ascii: "/")
    }

    /// The end of a block comment, including comments nested in it; the end of the file if it is not closed.
    ///
    /// - Parameters:
    ///   - start: The position of its `/*`.
    ///   - startsLine: Becomes true if the comment spans lines.
    /// - Returns: The position after its `*/`.
    @inline(never)
    func blockCommentEnd(from start: Int, startsLine: inout Bool) -> Int {
        let bytes = self.bytes
        var position = start &+ 2
        var depth = 1
        while true {
            let byte = bytes[position]
            if byte == UInt8(ascii: "*") {
                position &+= 1
                if bytes[position] == UInt8(ascii: "/") {
                    position &+= 1
                    depth &-= 1
                    if depth == 0 { return position }
                }
            } else if byte == UInt8(ascii: "/") {
                position &+= 1
                if bytes[position] == UInt8(ascii: "*") {
                    position &+= 1
                    depth &+= 1
                }
            } else if byte == 0x0A || byte == 0x0D {
                startsLine = true
                position &+= 1
            } else if byte == 0, position >= count {
                return count
            } else {
                position &+= 1
            }
        }
    }
}
