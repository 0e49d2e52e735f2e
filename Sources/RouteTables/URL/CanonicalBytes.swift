/// The canonical bytes of a part of a URL, produced one by one for matching.
///
/// In canonical form, unreserved characters are not escaped, all escapes have upper-case digits, and characters that
/// are not allowed in a URL (spaces, non-ASCII characters) are escaped. So equal strings have equal bytes, which are
/// printable ASCII. Each escaped byte that is part of no character of UTF-8 has the form of U+FFFD.
package struct CanonicalBytes {
    /// How a part of a URL treats characters with several spellings.
    package enum Form: Sendable {
        /// An escaped delimiter differs from a plain one: `%2F` stays inside its component.
        case path
        /// Like a path, but with letters in lower case: schemes and hosts.
        case folded
        /// An escaped delimiter equals the delimiter: the value is already delimited when it is read, so there is no
        /// ambiguity.
        case query
        /// Like a query, but a plus sign is a space.
        case spacedQuery
    }

    let base: UnsafePointer<UInt8>
    let end: Int
    let form: Form
    /// Letters before this offset are in lower case.
    private let foldedEnd: Int
    /// The offset from which the next byte is produced.
    private(set) var position: Int
    /// The bytes that follow the last one before the input continues, the next one lowest.
    private var pending: UInt64 = 0
    /// The number of escapes that continue the character that began last.
    private var continuing = 0

    package init(_ base: UnsafePointer<UInt8>, _ range: Range<Int>, _ form: Form, foldedUntil foldedEnd: Int? = nil) {
        self.base = base
        self.form = form
        self.foldedEnd = foldedEnd ?? (form == .folded ? range.upperBound : 0)
        position = range.lowerBound
        end = range.upperBound
    }

    /// Whether the next byte begins a character.
    var isAtCharacter: Bool { pending == 0 }

    /// The next byte, or `nil` at the end.
    package mutating func next() -> UInt8? {
        if pending != 0 {
            let byte = UInt8(truncatingIfNeeded: pending)
            // The next byte becomes the lowest.
            pending &>>= 8
            return byte
        }
        guard position < end else { return nil }
        let isFolded = position < foldedEnd
        var byte = base[position]
        if byte == UInt8(ascii: "%"), position &+ 2 < end, let high = URLCharacters.hexValue(base[position &+ 1]),
            let low = URLCharacters.hexValue(base[position &+ 2])
        {
            // A digit is four bits.
            byte = high &<< 4 | low
            if byte >= 0x80, !isOfCharacter(byte) {
                position &+= 3
                return replaced()
            }
            position &+= 3
            let keepsDelimiters = form == .path || form == .folded
            if !URLCharacters.isUnreserved(byte), keepsDelimiters || !URLCharacters.isReserved(byte) {
                return escaped(byte)
            }
        } else {
            position &+= 1
            if form == .spacedQuery, byte == UInt8(ascii: "+") { byte = UInt8(ascii: " ") }
            if !URLCharacters.isPlain(byte) { return escaped(byte) }
        }
        return isFolded ? URLCharacters.lowercased(byte) : byte
    }

    private mutating func escaped(_ byte: UInt8) -> UInt8 {
        // The digits of the high and the low four bits, in this order.
        pending = UInt64(URLCharacters.hexDigit(byte &>> 4)) | UInt64(URLCharacters.hexDigit(byte & 15)) &<< 8
        return UInt8(ascii: "%")
    }

    /// The first byte of `%EF%BF%BD`, which is U+FFFD.
    @inline(never)
    private mutating func replaced() -> UInt8 {
        pending = 0
        // The last byte of the literal becomes the lowest, which is produced first.
        for byte in "DB%FB%FE".utf8 { pending = pending &<< 8 | UInt64(byte) }
        return UInt8(ascii: "%")
    }

    /// Whether the escape at the position, of a byte that is not ASCII, is part of a character that escapes spell.
    @inline(never)
    private mutating func isOfCharacter(_ byte: UInt8) -> Bool {
        if continuing > 0 {
            continuing &-= 1
            return true
        }
        // The length of a character of UTF-8, by its first byte (RFC 3629, section 4).
        let count = byte < 0xC2 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : byte < 0xF5 ? 4 : 1
        guard count > 1 else { return false }
        let bytes = UnsafeBufferPointer(start: base, count: end)
        var character = [byte]
        for index in 1..<count {
            let place = position &+ 3 &* index
            guard place < end, base[place] == UInt8(ascii: "%"), let next = RouteURL.escapedByte(bytes, at: place)
            else {
                return false
            }
            character.append(next)
        }
        guard RouteURL.isUTF8(character) else { return false }
        continuing = count &- 1
        return true
    }
}

extension CanonicalBytes {
    /// The canonical form of a whole string.
    package static func array(_ text: some Collection<UInt8>, _ form: Form) -> [UInt8] {
        Array(text).withUnsafeBufferPointer { bytes in
            guard let base = bytes.baseAddress else { return [] }
            return array(base, 0..<bytes.count, form)
        }
    }

    package static func array(_ base: UnsafePointer<UInt8>, _ range: Range<Int>, _ form: Form) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(range.count)
        var source = CanonicalBytes(base, range, form)
        while let byte = source.next() { result.append(byte) }
        return result
    }
}
