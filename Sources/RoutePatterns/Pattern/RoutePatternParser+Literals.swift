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
        return try character(in: place)
    }

    /// Parses a character without special meaning, whatever it is, and returns its canonical form.
    private mutating func character(in place: RoutePattern.Capture.Place) throws(RoutePatternError) -> [UInt8] {
        let lead = bytes[position]
        if place == .host, lead >= 0x80 { throw internationalHost(at: position) }
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
        let text = try character(in: place)
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

    /// The end of a component's canonical form.
    package enum Ending {
        /// Something that no following literal changes.
        case literal
        /// The name of a capture, which letters and digits would extend, and a question mark would make optional.
        case name
        /// A parenthesis, whose group a question mark would make optional.
        case repeatable
        /// A capture with a question mark, which a name and an equals sign would turn into the start of a query.
        case optional
    }

    /// Appends a literal to the canonical form, such that it parses as the same literal.
    ///
    /// - Parameters:
    ///   - text: The literal in canonical form.
    ///   - place: The part of the URL that contains it.
    ///   - isName: Whether it is the name of a query item.
    ///   - isLast: Whether it ends the component.
    mutating func appendLiteral(
        _ text: [UInt8],
        in place: RoutePattern.Capture.Place,
        isName: Bool = false,
        isLast: Bool = false
    ) {
        for (index, byte) in text.enumerated() {
            let next = index + 1 < text.count ? text[index + 1] : nil
            if index == 0, !isName, appendFirst(byte, of: text, in: place, isLast: isLast) { continue }
            switch byte {
            case UInt8(ascii: "+") where place == .scheme: canonical.append(byte)
            case UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "("), UInt8(ascii: ")"):
                canonical += [UInt8(ascii: "\\"), byte]
            case UInt8(ascii: "["), UInt8(ascii: "]"):
                canonical += place == .host ? [byte] : [UInt8(ascii: "\\"), byte]
            case UInt8(ascii: ":"):
                // The part after a literal may also begin with a letter.
                let isCapture = next == nil ? !isLast && !isName : Self.isNameStart(next)
                canonical += isCapture ? [UInt8(ascii: "\\"), byte] : [byte]
            // In a fragment, it has no special meaning.
            case UInt8(ascii: "#"): canonical += place == .fragment ? [byte] : URLCharacters.escape(byte)
            case UInt8(ascii: "&") where place == .query: canonical += URLCharacters.escape(byte)
            case UInt8(ascii: "=") where isName: canonical += URLCharacters.escape(byte)
            case UInt8(ascii: "?") where place != .query: canonical += [UInt8(ascii: "\\"), byte]
            default: canonical.append(byte)
            }
        }
        if !text.isEmpty { ending = .literal }
    }

    /// Appends the first byte of a literal if what it follows would give it a special meaning.
    ///
    /// Returns whether it did.
    private mutating func appendFirst(
        _ byte: UInt8,
        of text: [UInt8],
        in place: RoutePattern.Capture.Place,
        isLast: Bool
    ) -> Bool {
        switch ending {
        case .name where Self.isNameByte(byte), .optional where looksLikeQuery(text, in: place, isLast: isLast):
            canonical += URLCharacters.escape(byte)
        case .name where byte == UInt8(ascii: "?") && place == .query,
            .repeatable where byte == UInt8(ascii: "?") && place == .query:
            canonical += [UInt8(ascii: "\\"), byte]
        default: return false
        }
        return true
    }

    /// Whether a literal begins with a name and an equals sign, or may do so together with what follows.
    private func looksLikeQuery(_ text: [UInt8], in place: RoutePattern.Capture.Place, isLast: Bool) -> Bool {
        guard place == .path || place == .host || place == .fragment else { return false }
        let name = text.prefix(while: Self.isNameByte)
        guard !name.isEmpty else { return false }
        return name.count < text.count ? text[name.count] == UInt8(ascii: "=") : !isLast
    }

    private static func isNameByte(_ byte: UInt8) -> Bool { isNameStart(byte) || URLCharacters.isDigit(byte) }
}
