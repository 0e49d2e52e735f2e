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
        var native = url
        self = native.withUTF8 { URLScheme.read($0) }
    }

    @_optimize(size)
    private static func read(_ bytes: UnsafeBufferPointer<UInt8>) -> URLScheme {
        var end = 0
        var colon: Int?
        while end < bytes.count, bytes[end] != UInt8(ascii: "/"), bytes[end] != UInt8(ascii: "?"),
            bytes[end] != UInt8(ascii: "#")
        {
            if colon == nil, bytes[end] == UInt8(ascii: ":") { colon = end }
            end += 1
        }
        return scheme(bytes, colon) ?? (isDisguise(bytes, end) ? .unreadable : .none)
    }

    /// The scheme before a colon; `nil` if there is no colon.
    private static func scheme(_ bytes: UnsafeBufferPointer<UInt8>, _ colon: Int?) -> URLScheme? {
        guard let colon else { return nil }
        guard colon > 0, URLCharacters.isLetter(bytes[0]) else { return .unreadable }
        var scheme: [UInt8] = []
        for index in 0..<colon {
            guard URLCharacters.isSchemeByte(bytes[index]) else { return .unreadable }
            scheme.append(URLCharacters.lowercased(bytes[index]))
        }
        return .named(String(decoding: scheme, as: UTF8.self))
    }

    /// Whether a string without a colon could be mistaken for a scheme.
    private static func isDisguise(_ bytes: UnsafeBufferPointer<UInt8>, _ end: Int) -> Bool {
        // Code that trims the string, or removes its control characters, sees a different beginning.
        if end > 0, bytes[0] == UInt8(ascii: " ") { return true }
        // Two slashes follow the colon of a scheme. Then the colon is escaped, or a different character that looks like
        // it.
        let isFollowedByHost =
            end + 1 < bytes.count && bytes[end] == UInt8(ascii: "/") && bytes[end + 1] == UInt8(ascii: "/")
        for index in 0..<end {
            let byte = bytes[index]
            if byte < 0x20 || byte == 0x7F || isFollowedByHost && !URLCharacters.isPlain(byte) { return true }
            if byte == UInt8(ascii: "%"), index + 2 < end, bytes[index + 1] == UInt8(ascii: "3"),
                URLCharacters.lowercased(bytes[index + 2]) == UInt8(ascii: "a")
            {
                return true
            }
        }
        return false
    }
}
