extension RouteURL.Parts {
    /// Finds the parts of a URL without unusual bytes before its query or fragment, as most URLs are.
    ///
    /// - Parameters:
    ///   - bytes: The URL.
    ///   - pathStart: The start of the path, if what precedes it is ignored.
    ///   - parts: The result.
    /// - Returns: The start of the query or the fragment, or the end; `nil` if there is an unusual byte, so that the
    ///   parts are invalid.
    @inline(__always)
    static func splitPlain(
        _ bytes: UnsafeBufferPointer<UInt8>,
        pathFrom pathStart: Int?,
        into parts: inout RouteURL.Parts
    ) -> Int? {
        guard bytes.count >= 8, let text = bytes.baseAddress else { return nil }
        var position = pathStart ?? 0
        parts.start = Int32(truncatingIfNeeded: position)
        parts.schemeEnd = parts.start
        if pathStart == nil {
            if text[0] != UInt8(ascii: "/") {
                let scheme = schemeEnd(bytes, firstWord: ByteWord.loadWhole(text, at: 0))
                parts.schemeEnd = Int32(truncatingIfNeeded: scheme)
                if scheme != 0 { position = scheme &+ 1 }
            }
            if position &+ 1 < bytes.count, text[position] == UInt8(ascii: "/"),
                text[position &+ 1] == UInt8(ascii: "/")
            {
                position &+= 2
                guard let end = plainHostEnd(text, bytes.count, from: position) else { return nil }
                parts.hostStart = Int32(truncatingIfNeeded: position)
                parts.hostEnd = Int32(truncatingIfNeeded: end)
                position = end
            }
        }
        let path = position
        position = plainPathEnd(text, bytes.count, from: position)
        if position < bytes.count {
            if text[position] == UInt8(ascii: "?") {
                parts.flags.insert(.hasQuery)
            } else if text[position] != UInt8(ascii: "#") {
                return nil
            }
        }
        let (first, last) = trimmed(bytes, path..<position)
        parts.pathStart = Int32(truncatingIfNeeded: first)
        parts.pathEnd = Int32(truncatingIfNeeded: last)
        parts.pathLimit = Int32(truncatingIfNeeded: position)
        parts.queryEnd = parts.pathLimit
        parts.end = Int32(truncatingIfNeeded: bytes.count)
        return position
    }

    /// The offset of the colon after a URL's scheme, or 0.
    ///
    /// Up to seven letters are examined together.
    @inline(__always)
    private static func schemeEnd(_ bytes: UnsafeBufferPointer<UInt8>, firstWord word: UInt64) -> Int {
        let colon = ByteWord.firstZero(in: word ^ ByteWord.repeating(UInt8(ascii: ":")))
        let before = (colon ^ (colon &- 1)) &>> 8
        guard colon != 0, before != 0, ByteWord.otherThanLetters(in: word) & before == 0 else {
            return schemeEnd(bytes, from: 0)
        }
        return colon.trailingZeroBitCount &>> 3
    }

    /// The end of a host, at a slash or the end of the text; `nil` if there is an `@`, a bracket or an unusual byte.
    @inline(__always)
    private static func plainHostEnd(_ text: UnsafePointer<UInt8>, _ count: Int, from start: Int) -> Int? {
        if start < count, text[start] == UInt8(ascii: "[") { return nil }
        var position = start
        while position < count {
            let word = ByteWord.loadCombined(text, at: position, last: count &- 8)
            let slash = ByteWord.firstZero(in: word)
            let before = slash == 0 ? UInt64.max : (slash ^ (slash &- 1)) &>> 8
            let at = ByteWord.firstZero(in: word ^ ByteWord.repeating(UInt8(ascii: "@") ^ UInt8(ascii: "/")))
            if UnusualBytes.areAmong((UnusualBytes.join(word) | at) & before) { return nil }
            if slash != 0 { return min(position &+ slash.trailingZeroBitCount &>> 3, count) }
            position &+= 8
        }
        return count
    }

    /// The first byte of a path that is not a plain character of it, or the end.
    @inline(__always)
    private static func plainPathEnd(_ text: UnsafePointer<UInt8>, _ count: Int, from start: Int) -> Int {
        var position = start
        while position < count {
            let word = ByteWord.loadCombined(text, at: position, last: count &- 8)
            let unusual = UnusualBytes.join(word) & ByteWord.repeating(0x80)
            if unusual != 0 { return position &+ unusual.trailingZeroBitCount &>> 3 }
            position &+= 8
        }
        return count
    }
}

/// Finds bytes that may not be plain characters of a path, eight at a time: those from the space to `'`, including `%`
/// and `#`, as well as `?` and non-ASCII bytes.
package enum UnusualBytes {
    /// A word that tells, ORed with others, whether there is an unusual byte.
    ///
    /// Its top bits are set for unusual bytes, and possibly for bytes after a non-ASCII one.
    /// It takes eight bytes that are XORed with slashes, so the unusual ones become `8` to `16` or remain above ASCII.
    @inline(__always)
    static func join(_ word: UInt64) -> UInt64 {
        (word &+ ByteWord.repeating(0x78)) ^ (word &+ ByteWord.repeating(0x6F)) | word
    }

    /// Whether there is an unusual byte among the joined words.
    @inline(__always)
    static func areAmong(_ joined: UInt64) -> Bool { joined & ByteWord.repeating(0x80) != 0 }
}
