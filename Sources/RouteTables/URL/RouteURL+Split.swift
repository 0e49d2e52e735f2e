extension RouteURL.Parts {
    /// Finds the parts of a URL, or of a path at `pathStart` and the text after it.
    ///
    /// This takes one pass, which examines eight bytes at a time. Only bytes that stand out are examined one by one:
    /// the ends of parts, escapes, and characters that links usually escape.
    ///
    /// - Returns: The problem with the URL, or `nil`.
    @inline(__always)
    static func split(
        _ bytes: UnsafeBufferPointer<UInt8>,
        pathFrom pathStart: Int?,
        into parts: inout RouteURL.Parts
    ) -> RouteURLError? {
        let count = bytes.count
        guard count < Int(Int32.max) else { return RouteURLError(.tooLong, at: 0) }
        var position = pathStart ?? 0
        parts.start = Int32(truncatingIfNeeded: position)
        parts.schemeEnd = parts.start
        if pathStart == nil {
            let scheme = schemeEnd(bytes)
            parts.schemeEnd = Int32(truncatingIfNeeded: scheme)
            if scheme != 0 { position = scheme &+ 1 }
            if position &+ 1 < count, bytes[position] == UInt8(ascii: "/"), bytes[position &+ 1] == UInt8(ascii: "/") {
                position &+= 2
                if let error = splitAuthority(bytes, &position, &parts) { return error }
            }
        }

        let path = position
        // A path ends at the first '?' or '#'. Escapes and unusual bytes before that are examined and skipped.
        scan: while true {
            position = nextNotable(bytes, from: position, .ofPaths, isUnusual: parts.flags.contains(.unusualPath))
            guard position < count else { break }
            switch bytes[position] {
            case UInt8(ascii: "?"):
                parts.flags.insert(.hasQuery)
                break scan
            case UInt8(ascii: "#"): break scan
            default: if let error = pass(bytes, &position, unusual: .unusualPath, &parts.flags) { return error }
            }
        }
        guard position &- path <= RouteURL.pathLimit else {
            return RouteURLError(.tooLong, at: path &+ RouteURL.pathLimit)
        }
        let (first, last) = trimmed(bytes, path..<position)
        parts.pathStart = Int32(truncatingIfNeeded: first)
        parts.pathEnd = Int32(truncatingIfNeeded: last)
        parts.pathLimit = Int32(truncatingIfNeeded: position)
        parts.queryEnd = parts.pathLimit
        parts.end = Int32(truncatingIfNeeded: count)
        return position < count ? finish(bytes, position, &parts) : nil
    }
}

extension RouteURL.Parts {
    // MARK: Scheme

    /// The offset of the colon after the scheme at the start of a URL; 0 if there is no scheme.
    @inline(__always)
    private static func schemeEnd(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
        guard bytes.count >= 8, let text = bytes.baseAddress else { return schemeEnd(bytes, from: 0) }
        if text[0] == UInt8(ascii: "/") { return 0 }
        // Up to seven letters are examined together.
        let word = ByteWord.loadWhole(text, at: 0)
        let colon = ByteWord.firstZero(in: word ^ ByteWord.repeating(UInt8(ascii: ":")))
        let before = (colon ^ (colon &- 1)) &>> 8
        guard colon != 0, before != 0, ByteWord.otherThanLetters(in: word) & before == 0 else {
            return schemeEnd(bytes, from: 0)
        }
        return colon.trailingZeroBitCount &>> 3
    }

    /// The offset of the colon after the scheme; `start` if there is no scheme.
    @inline(never)
    package static func schemeEnd(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        guard start < bytes.count, URLCharacters.isLetter(bytes[start]) else { return start }
        var position = start &+ 1
        while position < bytes.count, URLCharacters.isSchemeByte(bytes[position]) { position &+= 1 }
        return position < bytes.count && bytes[position] == UInt8(ascii: ":") ? position : start
    }

    // MARK: Authority

    /// Finds the host at `position`, which moves to the first `/`, `?` or `#`, or to the end.
    @inline(__always)
    private static func splitAuthority(
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ position: inout Int,
        _ parts: inout RouteURL.Parts
    ) -> RouteURLError? {
        let start = position
        let (end, isPlain) = authorityEnd(bytes, from: start)
        position = end
        parts.hostStart = Int32(truncatingIfNeeded: start)
        parts.hostEnd = Int32(truncatingIfNeeded: end)
        return isPlain ? nil : splitUserAndHost(bytes, start..<end, &parts)
    }

    /// The first `/`, `?` or `#` from `start` on, or the end, and whether nothing before it needs examination.
    @inline(__always)
    private static func authorityEnd(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> (Int, isPlain: Bool) {
        guard let base = bytes.baseAddress, start < bytes.count else { return (start, true) }
        let isBracket = base[start] == UInt8(ascii: "[")
        var position = start
        while position < bytes.count {
            let isWhole = position &+ 8 <= bytes.count
            let word =
                isWhole
                ? ByteWord.loadWhole(base, at: position) : ByteWord.loadRest(base, at: position, count: bytes.count)
            // The zeros after the end are notable.
            let found =
                notable(word) | ByteWord.firstZero(in: word ^ ByteWord.repeating(UInt8(ascii: "/")))
                | ByteWord.firstZero(in: word ^ ByteWord.repeating(UInt8(ascii: "@")))
            if found != 0 {
                position &+= found.trailingZeroBitCount &>> 3
                if position >= bytes.count || isDelimiter(base[position]) { return (position, !isBracket) }
                while position < bytes.count, !isDelimiter(base[position]) { position &+= 1 }
                return (position, false)
            }
            position &+= 8
        }
        return (bytes.count, !isBracket)
    }

    /// Whether a byte ends an authority.
    @inline(__always)
    private static func isDelimiter(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
    }

    /// Finds the host in an authority with a user, brackets, escapes or unusual bytes.
    @inline(never)
    private static func splitUserAndHost(
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ authority: Range<Int>,
        _ parts: inout RouteURL.Parts
    ) -> RouteURLError? {
        switch host(bytes, authority) {
        case .failure(let error): return error
        case .success(let host):
            parts.hostStart = Int32(truncatingIfNeeded: host.lowerBound)
            if host.lowerBound > authority.lowerBound { parts.flags.insert(.userInformation) }
        }
        return check(bytes, authority, unusual: .unusualPath, &parts.flags)
    }

    /// The host and port of an authority: the text after the last `@`.
    private static func host(
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ authority: Range<Int>
    ) -> Result<Range<Int>, RouteURLError> {
        var start = authority.upperBound
        if let base = bytes.baseAddress {
            let ats = ByteWord.repeating(UInt8(ascii: "@"))
            while start &- 8 >= authority.lowerBound,
                ByteWord.firstZero(in: ByteWord.loadWhole(base, at: start &- 8) ^ ats) == 0
            {
                start &-= 8
            }
        }
        while start > authority.lowerBound, bytes[start &- 1] != UInt8(ascii: "@") { start &-= 1 }
        if start < authority.upperBound, bytes[start] == UInt8(ascii: "[") {
            guard bytes[start..<authority.upperBound].contains(UInt8(ascii: "]")) else {
                return .failure(RouteURLError(.unclosedBracket, at: start))
            }
        }
        return .success(start..<authority.upperBound)
    }

    /// Finds the query and the fragment.
    ///
    /// `position` is at the `?` or `#`.
    @inline(never)
    private static func finish(
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ start: Int,
        _ parts: inout RouteURL.Parts
    ) -> RouteURLError? {
        var position = start
        if bytes[position] == UInt8(ascii: "?") {
            position &+= 1
            var flags: Flags = []
            while true {
                position = nextNotable(bytes, from: position, .ofQueries, isUnusual: true)
                guard position < bytes.count, bytes[position] != UInt8(ascii: "#") else { break }
                if let error = pass(bytes, &position, unusual: [], &flags) { return error }
            }
            parts.queryEnd = Int32(truncatingIfNeeded: position)
        }
        guard position < bytes.count else { return nil }
        parts.flags.insert(.hasFragment)
        return check(bytes, position &+ 1..<bytes.count, unusual: .unusualFragment, &parts.flags)
    }

    /// Checks the escapes in a range and notes unusual bytes.
    private static func check(
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ range: Range<Int>,
        unusual: Flags,
        _ flags: inout Flags
    ) -> RouteURLError? {
        var position = range.lowerBound
        while true {
            position = nextNotable(bytes, from: position, .none, isUnusual: flags.contains(unusual))
            guard position < range.upperBound else { return nil }
            if let error = pass(bytes, &position, unusual: unusual, &flags) { return error }
        }
    }

    /// Skips a byte that needs examination.
    ///
    /// An escape is checked as a whole.
    @inline(__always)
    private static func pass(
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ position: inout Int,
        unusual: Flags,
        _ flags: inout Flags
    ) -> RouteURLError? {
        let byte = bytes[position]
        if byte == UInt8(ascii: "%") {
            flags.formUnion(unusual)
            while position < bytes.count, bytes[position] == UInt8(ascii: "%") {
                if let error = passEscape(bytes, &position) { return error }
                passASCIIEscapes(bytes, &position)
            }
            return nil
        }
        if byte >= 0x80 || byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\"") { flags.formUnion(unusual) }
        position &+= 1
        return nil
    }

    /// The first byte from `start` on that needs examination, or the end: one of the delimiters, or an unusual byte,
    /// unless the part is known to contain one.
    @inline(__always)
    private static func nextNotable(
        _ bytes: UnsafeBufferPointer<UInt8>,
        from start: Int,
        _ delimiters: ByteWord.Delimiters,
        isUnusual: Bool
    ) -> Int {
        let count = bytes.count
        guard let base = bytes.baseAddress else { return count }
        var position = start
        while position &+ 8 <= count {
            let word = ByteWord.loadWhole(base, at: position)
            if notable(word) != 0 {
                let found = delimiters.first(in: word) | (isUnusual ? 0 : unusual(word))
                if found != 0 { return position &+ found.trailingZeroBitCount &>> 3 }
            }
            position &+= 8
        }
        if position >= count { return count }
        // The zeros after the end count as such bytes.
        let notable = notable(ByteWord.loadRest(base, at: position, count: count))
        return position &+ notable.trailingZeroBitCount &>> 3
    }

    /// A word whose lowest set bit lies in the first byte that is a space, a quotation mark or not ASCII.
    @inline(__always)
    private static func unusual(_ word: UInt64) -> UInt64 {
        word & ByteWord.repeating(0x80) | ByteWord.firstZero(in: word ^ ByteWord.repeating(UInt8(ascii: " ")))
            | ByteWord.firstZero(in: word ^ ByteWord.repeating(UInt8(ascii: "\"")))
    }

    /// A word whose lowest set bit lies in the first byte that is below `(`, a `?`, or not ASCII.
    ///
    /// A subtraction sets the top bit of each byte that is smaller than the subtrahend, and of bytes after such a byte.
    @inline(__always)
    private static func notable(_ word: UInt64) -> UInt64 {
        let low = word &- ByteWord.repeating(UInt8(ascii: "("))
        let mark = (word ^ ByteWord.repeating(UInt8(ascii: "?"))) &- ByteWord.repeating(0x01)
        return (low | mark | word) & ByteWord.repeating(0x80)
    }
}
