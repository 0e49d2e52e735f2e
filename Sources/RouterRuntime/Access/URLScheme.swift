import RouteTables

/// The beginning of a URL, where a scheme may be.
///
/// It is read from the bytes, even if they are not a valid URL.
enum URLScheme: Equatable {
    /// No scheme: the URL begins with a path, a host, a query or a fragment.
    case none
    /// A scheme (RFC 3986, section 3.1), in lower case.
    case named(String)
    /// Something that is not a scheme but could be mistaken for one: `%77eb://page`, or a scheme after a space.
    case unreadable

    /// Reads the scheme of a URL.
    ///
    /// Everything before the first slash, question mark or number sign counts. If it contains a colon, it is a scheme
    /// or unreadable: the first component of a path without a leading slash contains no colon (RFC 3986, section 4.2).
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

    /// Whether a text without a colon could be mistaken for a scheme.
    private static func isDisguise(_ start: Substring.UTF8View, isFollowedByHost: Bool) -> Bool {
        guard let first = start.first else { return false }
        // Code that trims the text, or removes its control characters, sees a different beginning.
        if first == UInt8(ascii: " ") || start.contains(where: { $0 < 0x20 || $0 == 0x7F }) { return true }
        // Two slashes follow the colon of a scheme. Here the colon is escaped, or a different character that looks like
        // it.
        if isFollowedByHost, !start.allSatisfy(URLCharacters.isPlain) { return true }
        let text = Array(start)
        return text.indices.dropLast(2).contains { index in
            text[index] == UInt8(ascii: "%") && text[index + 1] == UInt8(ascii: "3")
                && URLCharacters.lowercased(text[index + 2]) == UInt8(ascii: "a")
        }
    }
}
