extension RouteURL.Parts {
    /// Finds the parts of a URL, or of a path at `pathStart` and the rest after it.
    ///
    /// This takes one pass, which examines eight bytes at a time.
    ///
    /// - Returns: The problem with the URL, or `nil`.
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
        let (end, isUnusual) = end(bytes, from: path, .ofPaths)
        if isUnusual { parts.flags.insert(.unusualPath) }
        guard end &- path <= RouteURL.pathLimit else {
            return RouteURLError(.tooLong, at: path &+ RouteURL.pathLimit)
        }
        let (first, last) = trimmed(bytes, path..<end)
        parts.pathStart = Int32(truncatingIfNeeded: first)
        parts.pathEnd = Int32(truncatingIfNeeded: last)
        parts.pathLimit = Int32(truncatingIfNeeded: end)
        parts.queryEnd = parts.pathLimit
        parts.end = Int32(truncatingIfNeeded: count)
        if end < count { splitRest(bytes, from: end, &parts) }
        return nil
    }

    // MARK: Scheme

    /// The offset of the colon after the scheme at the start of a URL; 0 if there is no scheme.
    private static func schemeEnd(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
        guard bytes.count >= 8, let text = bytes.baseAddress else { return schemeEnd(bytes, from: 0) }
        if text[0] == UInt8(ascii: "/") { return 0 }
        // Up to seven letters are examined together.
        let word = ByteWord.loadWhole(text, at: 0)
        let colon = ByteWord.firstZero(in: word ^ ByteWord.repeating(UInt8(ascii: ":")))
        // The bits of the bytes before the colon: all below it, without its own.
        let before = (colon ^ (colon &- 1)) &>> 8
        guard colon != 0, before != 0, ByteWord.otherThanLetters(in: word) & before == 0 else {
            return schemeEnd(bytes, from: 0)
        }
        // The number of bytes below the colon: eight bits each.
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
    private static func splitAuthority(
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ position: inout Int,
        _ parts: inout RouteURL.Parts
    ) -> RouteURLError? {
        let start = position
        let (end, isUnusual) = end(bytes, from: start, .ofAuthorities)
        position = end
        parts.hostStart = Int32(truncatingIfNeeded: start)
        parts.hostEnd = Int32(truncatingIfNeeded: end)
        if start == end { return nil }
        guard end &- start <= RouteURL.authorityLimit else {
            return RouteURLError(.authorityTooLong, at: start &+ RouteURL.authorityLimit)
        }
        // A port ends with a digit or is empty, and digits are below the colon.
        let mayHavePort = bytes[end &- 1] <= UInt8(ascii: ":")
        let isPlain = !isUnusual && bytes[start] != UInt8(ascii: "[") && !mayHavePort
        return isPlain ? nil : examineAuthority(bytes, start..<end, isUnusual, &parts)
    }

    /// Finds the host in an authority that may have a port, or need another form; see
    /// ``RouteURL/normalizeAuthority(of:_:)``.
    @inline(never)
    private static func examineAuthority(
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ authority: Range<Int>,
        _ isUnusual: Bool,
        _ parts: inout RouteURL.Parts
    ) -> RouteURLError? {
        var start = authority.upperBound
        while start > authority.lowerBound, bytes[start &- 1] != UInt8(ascii: "@") { start &-= 1 }
        // To a browser, a backslash is a slash, and some characters are none, so it would see another host.
        for index in authority where isUnusual {
            let byte = bytes[index]
            let isSpace = byte <= UInt8(ascii: " ") || byte == 0x7F
            if byte == UInt8(ascii: "\\") || isSpace && index < start {
                return RouteURLError(.unsuitableAuthority, at: index)
            }
        }
        let host = start..<authority.upperBound
        if !host.isEmpty, bytes[start] == UInt8(ascii: "["), !bytes[host].contains(UInt8(ascii: "]")) {
            return RouteURLError(.unclosedBracket, at: start)
        }
        let port = HostName.portColon(of: bytes, host)
        if let port, HostName.portColon(of: bytes, start..<port) != nil {
            return RouteURLError(.severalPorts, at: port)
        }
        if isUnusual { parts.flags.insert(.unusualPath) }
        parts.hostStart = Int32(truncatingIfNeeded: start)
        let scheme = Int(parts.start)..<Int(parts.schemeEnd)
        // A default port has up to three digits.
        let mayBeDefault = port.map { authority.upperBound &- $0 <= 4 && !scheme.isEmpty } ?? false
        if start > authority.lowerBound
            || (isUnusual || mayBeDefault)
                && HostName.normalized(Array(bytes[host]), scheme: Array(bytes[scheme])) != nil
        {
            parts.flags.insert(.otherAuthority)
        }
        return nil
    }

    // MARK: Query and fragment

    /// Finds the query and the fragment, from the `?` or `#` on.
    @inline(never)
    private static func splitRest(
        _ bytes: UnsafeBufferPointer<UInt8>,
        from start: Int,
        _ parts: inout RouteURL.Parts
    ) {
        var position = start
        if bytes[position] == UInt8(ascii: "?") {
            parts.flags.insert(.hasQuery)
            position = end(bytes, from: position &+ 1, .ofQueries).end
            parts.queryEnd = Int32(truncatingIfNeeded: position)
        }
        guard position < bytes.count else { return }
        parts.flags.insert(.hasFragment)
        if end(bytes, from: position &+ 1, .ofFragments).isUnusual { parts.flags.insert(.unusualFragment) }
    }

    // MARK: Bytes

    /// The end of a part of a URL that begins at `start`, and whether the part contains a byte that has several
    /// spellings (`%`, a space, `"`, non-ASCII), or in an authority, one that needs a closer look.
    private static func end(
        _ bytes: UnsafeBufferPointer<UInt8>,
        from start: Int,
        _ delimiters: ByteWord.Delimiters
    ) -> (end: Int, isUnusual: Bool) {
        let count = bytes.count
        guard let base = bytes.baseAddress else { return (count, false) }
        var position = start
        var isUnusual = false
        while position < count {
            let isWhole = position &+ 8 <= count
            // The zeros after the end are neither delimiters nor unusual.
            let word =
                isWhole
                ? ByteWord.loadWhole(base, at: position) : ByteWord.loadRest(base, at: position, count: count)
            if delimiters.isAuthority || ByteWord.notable(in: word) != 0 {
                let found = delimiters.first(in: word)
                // All bits below the lowest bit of `found`, or all bits if there is none.
                let before = (found & (0 &- found)) &- 1
                if delimiters.unusual(in: word) & before != 0 { isUnusual = true }
                // The number of bytes before the delimiter: eight bits each.
                if found != 0 { return (position &+ found.trailingZeroBitCount &>> 3, isUnusual) }
            }
            position &+= 8
        }
        return (count, isUnusual)
    }
}
