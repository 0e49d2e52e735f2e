import RouteGenCore
import RoutePatterns

/// A pattern in which `*` matches any string and `?` matches any one character, as in `apple-app-site-association`.
struct GlobPattern: Hashable {
    /// The pattern.
    var text: String

    /// Creates a pattern.
    init(text: String) { self.text = text }

    /// Reads a pattern of an `apple-app-site-association`, in which variables such as `$(digit)` count as any string.
    init(written: String) {
        var (result, rest) = ("", written[...])
        while let start = rest.firstRange(ofBytes: "$("), let end = rest[start.upperBound...].firstIndex(of: ")") {
            result += rest[..<start.lowerBound] + "?*"
            rest = rest[end...].dropFirst()
        }
        text = result + rest
    }

    private static func isSign(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "*") || byte == UInt8(ascii: "?") }

    /// Whether it has neither `*` nor `?`.
    var isLiteral: Bool { !text.utf8.contains(where: Self.isSign) }

    /// The fixed beginning.
    var start: String { String(decoding: text.utf8.prefix { !Self.isSign($0) }, as: UTF8.self) }

    /// A short string that matches.
    var sample: String {
        String(decoding: text.utf8.map { Self.isSign($0) ? UInt8(ascii: "a") : $0 }, as: UTF8.self)
    }

    /// An expression for the strings that match, and perhaps others: one character may be several in canonical form.
    var expression: RegularExpression {
        let any = RegularExpression.repeated(.set(.all), minimum: 0, maximum: nil, lazy: false)
        let literals = text.utf8.split(omittingEmptySubsequences: false, whereSeparator: Self.isSign)
        return .sequence(Array(literals.map { [RegularExpression(canonical: Array($0))] }.joined(separator: [any])))
    }

    /// Whether a string matches.
    ///
    /// - Complexity: O(*m* · *n*) in the lengths of the pattern and the string, but mostly O(*n*).
    func matches(_ text: some StringProtocol) -> Bool {
        let (pattern, bytes) = (Array(self.text.utf8), Array(text.utf8))
        var (place, index) = (0, 0)
        // The place of the last `*`, and the start of the rest after what it takes.
        var last: (place: Int, index: Int)?
        while index < bytes.count {
            if place < pattern.count, pattern[place] == UInt8(ascii: "*") {
                last = (place, index)
                place += 1
            } else if place < pattern.count, [bytes[index], UInt8(ascii: "?")].contains(pattern[place]) {
                place += 1
                index += 1
            } else if let star = last {
                last = (star.place, star.index + 1)
                (place, index) = (star.place + 1, star.index + 1)
            } else {
                return false
            }
        }
        return pattern[place...].allSatisfy { $0 == UInt8(ascii: "*") }
    }
}

extension GlobPattern {
    /// A fixed string, with `?` in place of characters that have a meaning: a star, and the start of a variable.
    static func literal(_ bytes: [UInt8]) -> String {
        String(decoding: bytes.map { hasMeaning($0) ? UInt8(ascii: "?") : $0 }, as: UTF8.self)
    }

    /// Whether the pattern of a fixed string matches that string only.
    static func isExact(_ bytes: [UInt8]) -> Bool { !bytes.contains(where: hasMeaning) }

    private static func hasMeaning(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "*") || byte == UInt8(ascii: "$") }
}
