import RouteTables

extension RoutePatternParser {
    /// Parses one character of a literal, and returns its canonical form.
    mutating func literal(in place: RoutePattern.Capture.Place) throws(RoutePatternError) -> [UInt8] {
        let byte = bytes[position]
        switch byte {
        case UInt8(ascii: "%"): return try escape(in: place)
        case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "<"), UInt8(ascii: ">"):
            let character = Character(UnicodeScalar(byte))
            throw error(
                "'\(character)' has no meaning in a pattern",
                help: "a capture is written ':name'; write '\\\(character)' for the character"
            )
        case UInt8(ascii: "["), UInt8(ascii: "]"):
            if place == .host { break }
            let character = Character(UnicodeScalar(byte))
            throw error(
                "'\(character)' has no meaning outside a constraint",
                help: "a class belongs in a constraint, as in ':name([a-z]+)'; write '\\\(character)' for the character"
            )
        case UInt8(ascii: "|"):
            throw error(
                "'|' separates alternatives inside parentheses only",
                help: "put the alternatives into parentheses, or write '\\|' for the character"
            )
        case UInt8(ascii: ")"):
            throw error("')' has no matching '('", help: "write '\\)' for the character")
        default: break
        }
        if place == .host, byte >= 0x80 { throw internationalHost(at: position) }
        return character(in: place)
    }

    /// Parses a character without special meaning, whatever it is, and returns its canonical form.
    private mutating func character(in place: RoutePattern.Capture.Place) -> [UInt8] {
        let lead = bytes[position]
        let length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
        let end = min(position + length, bytes.count)
        defer { position = end }
        return bytes[position..<end].flatMap { canonicalByte($0, in: place) }
    }

    /// Parses a backslash and the character that it escapes.
    mutating func backslash(in place: RoutePattern.Capture.Place) throws(RoutePatternError) -> [UInt8] {
        guard let byte = peek(1) else {
            throw error("'\\' is followed by nothing", help: "write '\\\\' for the character")
        }
        if URLCharacters.isLetter(byte) || URLCharacters.isDigit(byte) {
            throw error(
                "'\\\(Character(UnicodeScalar(byte)))' has a meaning only in a constraint",
                length: 2,
                help: "write ':name(\\\(Character(UnicodeScalar(byte))))'"
            )
        }
        position += 1
        let text = character(in: place)
        // A delimiter without its special meaning is an escaped one.
        let isDelimiter =
            place != .query && (byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#"))
        return isDelimiter ? URLCharacters.escape(byte) : text
    }

    private func canonicalByte(_ byte: UInt8, in place: RoutePattern.Capture.Place) -> [UInt8] {
        guard URLCharacters.isPlain(byte) else { return URLCharacters.escape(byte) }
        return [isFolded(place) ? URLCharacters.lowercased(byte) : byte]
    }

    private mutating func escape(in place: RoutePattern.Capture.Place) throws(RoutePatternError) -> [UInt8] {
        let begin = position
        var character: [UInt8] = []
        repeat {
            guard current == UInt8(ascii: "%") else { break }
            guard let byte = bytes.withUnsafeBufferPointer({ RouteURL.escapedByte($0, at: position) }) else {
                throw error("'%' is not followed by two hexadecimal digits", help: "write '%25' for the character")
            }
            character.append(byte)
            position += 3
        } while character.count < Self.length(of: character[0])
        // Bytes that are no character become U+FFFD, which has three other bytes.
        guard String(decoding: character, as: UTF8.self).utf8.elementsEqual(character) else {
            throw error("the escapes are not UTF-8", at: begin, length: 3)
        }
        if place == .host, character.count > 1 { throw internationalHost(at: begin) }
        return CanonicalBytes.array(
            bytes[begin..<position],
            place == .query ? .query : isFolded(place) ? .folded : .path
        )
    }

    /// The number of bytes of a character that begins with a byte.
    private static func length(of lead: UInt8) -> Int { lead < 0xC0 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4 }

    /// The error for a host that is not a name alone: a name has its ASCII form, but a part of it has none.
    private func internationalHost(at offset: Int) -> RoutePatternError {
        func isOfLabel(_ byte: UInt8) -> Bool {
            URLCharacters.isLetter(byte) || URLCharacters.isDigit(byte) || byte == UInt8(ascii: "-") || byte >= 0x80
        }
        let before = bytes[..<offset].reversed().prefix(while: isOfLabel).count
        let label = bytes[(offset - before)...].prefix(while: isOfLabel)
        let text = String(decoding: label, as: UTF8.self)
        let ascii = HostName.ascii(Array(label)).map { String(decoding: $0, as: UTF8.self) }
        return error(
            "a host with captures, groups or wildcards is written in ASCII",
            at: offset - before,
            length: max(label.count, 1),
            help: ascii.map { "write '\($0)' instead of '\(text)'" } ?? "write the form that begins with 'xn--'"
        )
    }
}
