extension RouteURL.Parts {
    /// Finds the parts of a URL, or of a path with what follows it at `pathStart`.
    ///
    /// This takes one pass, which examines long parts eight bytes at a time.
    ///
    /// - Returns: What is wrong with the URL, or `nil`.
    static func split(
        _ bytes: UnsafeBufferPointer<UInt8>,
        pathFrom pathStart: Int?,
        into parts: inout RouteURL.Parts
    ) -> RouteURLError? {
        guard bytes.count < Int(Int32.max) else { return RouteURLError(.tooLong, at: 0) }
        if let position = splitPlain(bytes, pathFrom: pathStart, into: &parts) {
            return position < bytes.count ? finish(bytes, position, &parts) : nil
        }
        parts = RouteURL.Parts()
        return splitCarefully(bytes, pathFrom: pathStart, into: &parts)
    }

    /// Finds the parts of any URL.
    @inline(never)
    static func splitCarefully(
        _ bytes: UnsafeBufferPointer<UInt8>,
        pathFrom pathStart: Int?,
        into parts: inout RouteURL.Parts
    ) -> RouteURLError? {
        let count = bytes.count
        let start = pathStart ?? 0
        let scheme = pathStart == nil ? schemeEnd(bytes, from: start) : start
        parts.start = Int32(truncatingIfNeeded: start)
        parts.schemeEnd = Int32(truncatingIfNeeded: scheme)
        var position = scheme == start ? start : scheme &+ 1

        if pathStart == nil, position &+ 1 < count, bytes[position] == UInt8(ascii: "/"),
            bytes[position &+ 1] == UInt8(ascii: "/")
        {
            let authority = position &+ 2
            position = authorityEnd(bytes, from: authority)
            switch host(bytes, authority..<position) {
            case .failure(let error): return error
            case .success(let host):
                parts.hostStart = Int32(truncatingIfNeeded: host.lowerBound)
                parts.hostEnd = Int32(truncatingIfNeeded: host.upperBound)
            }
            if let error = check(bytes, authority..<position, unusual: .unusualPath, &parts.flags) {
                return error
            }
        }

        let path = position
        // A path ends at the first '?' or '#'. Escapes and unusual bytes before that are examined and skipped.
        scan: while true {
            position = nextNotable(
                bytes,
                from: position,
                .ofPaths,
                isUnusual: parts.flags.contains(.unusualPath)
            )
            guard position < count else { break }
            switch bytes[position] {
            case UInt8(ascii: "?"):
                parts.flags.insert(.hasQuery)
                break scan
            case UInt8(ascii: "#"): break scan
            default:
                if let error = pass(bytes, &position, unusual: .unusualPath, &parts.flags) { return error }
            }
        }
        parts.pathLimit = Int32(truncatingIfNeeded: position)
        let (first, last) = trimmed(bytes, path..<position)
        parts.pathStart = Int32(truncatingIfNeeded: first)
        parts.pathEnd = Int32(truncatingIfNeeded: last)
        parts.queryEnd = parts.pathLimit
        if position < count {
            if let error = finish(bytes, position, &parts) { return error }
        }
        parts.end = Int32(truncatingIfNeeded: count)
        return nil
    }
}

extension RouteURL.Parts {
    /// The offset of the colon after the scheme; `start` if there is no scheme.
    @inline(never)
    package static func schemeEnd(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        guard start < bytes.count, URLCharacters.isLetter(bytes[start]) else { return start }
        var position = start &+ 1
        while position < bytes.count, URLCharacters.isSchemeByte(bytes[position]) { position &+= 1 }
        return position < bytes.count && bytes[position] == UInt8(ascii: ":") ? position : start
    }

    /// The first `/`, `?` or `#` from `start` on, or the end.
    @inline(__always)
    private static func authorityEnd(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        guard let base = bytes.baseAddress else { return start }
        var position = start
        while position &+ 8 <= bytes.count {
            let delimiter = ByteWord.Delimiters.ofAuthorities.first(in: ByteWord.loadWhole(base, at: position))
            if delimiter != 0 { return position &+ delimiter.trailingZeroBitCount &>> 3 }
            position &+= 8
        }
        while position < bytes.count {
            let byte = bytes[position]
            if byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#") { break }
            position &+= 1
        }
        return position
    }

    /// The host and port of an authority: what follows the last `@`.
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
    static func finish(
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
