internal import RouteTables

/// A URL, split by searching for one delimiter after the other in an array of bytes.
struct NaiveURL {
    var scheme: [UInt8]?
    var host: [UInt8]?
    var path: [UInt8] = []
    var query: [UInt8]?
    var fragment: [UInt8]?

    /// The parts, or `nil` for a URL that is invalid: a host with an unclosed bracket or several ports, or a part that is
    /// too long.
    ///
    /// If `isPath`, the string begins with a path.
    init?(_ text: [UInt8], isPath: Bool = false) {
        var rest = text[...]
        if let hash = rest.firstIndex(of: UInt8(ascii: "#")) {
            fragment = Array(rest[(hash + 1)...])
            rest = rest[..<hash]
        }
        if let mark = rest.firstIndex(of: UInt8(ascii: "?")) {
            query = Array(rest[(mark + 1)...])
            rest = rest[..<mark]
        }
        guard !isPath else {
            path = Array(rest)
            if path.count > 16_384 { return nil }
            return
        }
        if let colon = rest.firstIndex(of: UInt8(ascii: ":")), Self.isScheme(rest[..<colon]) {
            scheme = Array(rest[..<colon])
            rest = rest[(colon + 1)...]
        }
        if rest.starts(with: [UInt8(ascii: "/"), UInt8(ascii: "/")]) {
            rest = rest.dropFirst(2)
            let authority = rest.prefix { $0 != UInt8(ascii: "/") }
            let user = authority.lastIndex(of: UInt8(ascii: "@")).map { authority[..<$0] } ?? []
            let isSpace = { (byte: UInt8) in byte <= 0x20 || byte == 0x7F }
            if authority.contains(UInt8(ascii: "\\")) || user.contains(where: isSpace) { return nil }
            let name = authority.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false).last ?? []
            if name.first == UInt8(ascii: "["), !name.contains(UInt8(ascii: "]")) { return nil }
            if authority.count > 1_024 || Self.hasSeveralPorts(name) { return nil }
            let ascii = HostName.normalized(Array(name), scheme: scheme ?? []) ?? Array(name)
            host = ascii.isEmpty ? nil : Self.decoded(ascii[...])
            rest = rest[authority.endIndex...]
        }
        path = Array(rest)
        if path.count > 16_384 { return nil }
    }

    /// Whether a host ends with two colons, each of which only digits follow, after a name.
    private static func hasSeveralPorts(_ host: ArraySlice<UInt8>) -> Bool {
        let parts = host.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        return parts.count > 2 && parts.suffix(2).allSatisfy { $0.allSatisfy(digits.contains) }
            && (parts.count > 3 || !parts[0].isEmpty)
    }

    /// The components of a path, each decoded.
    ///
    /// A slash at each end is ignored.
    var components: [[UInt8]] {
        var rest = path[...]
        if rest.first == UInt8(ascii: "/") { rest = rest.dropFirst() }
        if rest.isEmpty { return [] }
        if rest.last == UInt8(ascii: "/") { rest = rest.dropLast() }
        return rest.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map(Self.decoded)
    }

    /// The items of the query, decoded.
    var items: [(name: [UInt8], value: [UInt8])] {
        (query ?? []).split(separator: UInt8(ascii: "&")).map { item in
            let name = item.prefix { $0 != UInt8(ascii: "=") }
            return (Self.decoded(name), Self.decoded(item[name.endIndex...].dropFirst()))
        }
    }

    /// A string with its escapes decoded; a `%` without two digits is plain, and bytes that are not UTF-8 are replaced.
    static func decoded(_ text: ArraySlice<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        var rest = text
        while let byte = rest.popFirst() {
            let digits = Array(rest.prefix(2))
            if byte == UInt8(ascii: "%"), digits.count == 2, digits.allSatisfy(isDigit) {
                result.append(value(digits[0]) << 4 | value(digits[1]))
                rest = rest.dropFirst(2)
            } else {
                result.append(byte)
            }
        }
        return Array(String(decoding: result, as: UTF8.self).utf8)
    }

    private static func isScheme(_ text: ArraySlice<UInt8>) -> Bool {
        guard let first = text.first else { return false }
        let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8)
        return letters.contains(first) && text.allSatisfy { (letters + Array("0123456789+-.".utf8)).contains($0) }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { Character(UnicodeScalar(byte)).isHexDigit }
    private static func value(_ byte: UInt8) -> UInt8 {
        UInt8(Character(UnicodeScalar(byte)).hexDigitValue ?? 0)
    }
}
