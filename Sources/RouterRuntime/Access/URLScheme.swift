import RouteTables

/// What a URL has in the place of a scheme.
///
/// It is read from the bytes, whether the rest is a URL or not: what cannot be split has a scheme all the same.
enum URLScheme: Equatable {
    /// Nothing: the URL begins with a path, a host, a query or a fragment.
    case none
    /// A scheme (RFC 3986, section 3.1), in lower case.
    case named(String)
    /// Something that is no scheme, but that somebody may take for one: `%77eb://page`, or one with a space before it.
    case unreadable

    /// Reads the scheme of a URL.
    ///
    /// All that stands before the first slash, question mark or number sign decides. With a colon it is a scheme or unreadable, as
    /// the first component of a path without a slash before it has none (RFC 3986, section 4.2).
    init(of url: String) {
        let start = url.utf8.prefix { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
        if let colon = start.firstIndex(of: UInt8(ascii: ":")) {
            let scheme = start[..<colon]
            guard let first = scheme.first, URLCharacters.isLetter(first), scheme.allSatisfy(URLCharacters.isSchemeByte)
            else {
                self = .unreadable
                return
            }
            self = .named(String(decoding: scheme.map(URLCharacters.lowercased), as: UTF8.self))
        } else {
            let isFollowedByHost = url.utf8[start.endIndex...].starts(with: "//".utf8)
            self = Self.isDisguise(start, isFollowedByHost: isFollowedByHost) ? .unreadable : .none
        }
    }

    /// Whether a text without a colon may be meant to pass for a scheme.
    private static func isDisguise(_ start: Substring.UTF8View, isFollowedByHost: Bool) -> Bool {
        guard let first = start.first else { return false }
        // Whoever trims the text, or takes control characters out of it, sees another start.
        if first == UInt8(ascii: " ") || start.contains(where: { $0 < 0x20 || $0 == 0x7F }) { return true }
        // Two slashes follow a scheme's colon: this one is escaped, or a character that looks like it.
        if isFollowedByHost, !start.allSatisfy(URLCharacters.isPlain) { return true }
        let text = Array(start)
        return text.indices.dropLast(2).contains { index in
            text[index] == UInt8(ascii: "%") && text[index + 1] == UInt8(ascii: "3")
                && URLCharacters.lowercased(text[index + 2]) == UInt8(ascii: "a")
        }
    }
}
