import RouteTables

extension RoutePatternParser {
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
