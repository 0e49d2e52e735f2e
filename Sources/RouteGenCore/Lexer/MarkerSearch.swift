/// The byte search that dismisses a file before it is lexed.
public enum MarkerSearch {
    /// Whether a file may hold a marker: `@route`, `@service`, or what somebody may have meant by one.
    ///
    /// Beside the markers themselves, `@rout` and `@servi` in upper or lower case count, so that a misspelt marker
    /// is reported rather than ignored. The search takes O(n) time, at close to the speed of memory.
    ///
    /// - Parameter bytes: The whole file.
    /// - Returns: `false` if no lexer is needed to know that the file has no marker.
    public static func mayContainMarker(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let base = bytes.baseAddress else { return false }
        let count = bytes.count
        var position = 0
        while true {
            position = ByteSearch.first(UInt8(ascii: "@"), in: base, from: position, to: count)
            guard position < count else { return false }
            position &+= 1
            if hasStem(base, at: position, count: count) { return true }
        }
    }

    /// Whether `rout` or `servi` stands at a position.
    @inline(__always)
    private static func hasStem(_ base: UnsafePointer<UInt8>, at position: Int, count: Int) -> Bool {
        // Setting the bit 0x20 turns ASCII letters into lower case; what else it turns into a letter cannot
        // be part of Swift code or of a marker, and costs a needless lexing at most.
        guard position &+ 4 <= count else { return false }
        let first = base[position] | 0x20
        if first == UInt8(ascii: "r") {
            return base[position &+ 1] | 0x20 == UInt8(ascii: "o")
                && base[position &+ 2] | 0x20 == UInt8(ascii: "u")
                && base[position &+ 3] | 0x20 == UInt8(ascii: "t")
        }
        guard first == UInt8(ascii: "s"), position &+ 5 <= count else { return false }
        return base[position &+ 1] | 0x20 == UInt8(ascii: "e")
            && base[position &+ 2] | 0x20 == UInt8(ascii: "r")
            && base[position &+ 3] | 0x20 == UInt8(ascii: "v")
            && base[position &+ 4] | 0x20 == UInt8(ascii: "i")
    }
}
