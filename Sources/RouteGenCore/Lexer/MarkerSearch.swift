/// A fast byte search that finds files without markers before they are lexed.
public enum MarkerSearch {
    /// Whether a file may contain a marker: `@route`, `@service`, or a misspelled one.
    ///
    /// `@rout` and `@servi` in upper or lower case count too, so that a misspelled marker is reported. The search takes
    /// O(*n*) time, close to the speed of memory.
    ///
    /// - Parameter bytes: The whole file.
    /// - Returns: `false` if the file certainly has no marker.
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

    /// Whether there is `rout` or `servi` at a position.
    @inline(__always)
    private static func hasStem(_ base: UnsafePointer<UInt8>, at position: Int, count: Int) -> Bool {
        // Setting the bit 0x20 converts ASCII letters to lower case. Other bytes that it converts to letters are not
        // part of Swift code or a marker, and at most cause the file to be lexed.
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
