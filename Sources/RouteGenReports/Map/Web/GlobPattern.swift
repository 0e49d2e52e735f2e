import RouteGenCore
import RoutePatterns

/// A pattern in which `*` matches any string and `?` matches any one character, as in `apple-app-site-association`.
///
/// The raw value of a ``GlobClass`` matches one character of the class.
struct GlobPattern: Hashable {
    /// The pattern.
    var text: String

    /// Creates a pattern.
    init(text: String) { self.text = text }

    /// Whether it has neither `*` nor `?` nor a class.
    var isLiteral: Bool {
        !text.utf8.contains { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "?") || GlobClass(rawValue: $0) != nil }
    }

    /// The pattern for strings in lower case.
    var lowercased: GlobPattern {
        let bytes = text.lowercased().utf8.map { byte in
            byte == GlobClass.uppercase.rawValue ? GlobClass.lowercase.rawValue : byte
        }
        return GlobPattern(text: String(decoding: bytes, as: UTF8.self))
    }

    /// The fixed beginning.
    var start: String {
        let isFixed = { sign in
            sign != UInt8(ascii: "*") && sign != UInt8(ascii: "?") && GlobClass(rawValue: sign) == nil
        }
        return String(decoding: text.utf8.prefix(while: isFixed), as: UTF8.self)
    }

    /// A short string that matches.
    var sample: String {
        let bytes = text.utf8.map { sign in
            switch sign {
            case UInt8(ascii: "*"), UInt8(ascii: "?"): UInt8(ascii: "a")
            default: GlobClass(rawValue: sign)?.sample ?? sign
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// An expression for the strings that match, and perhaps others: one character may be several in canonical form.
    var expression: RegularExpression {
        let any = RegularExpression.repeated(.set(.all), minimum: 0, maximum: nil, lazy: false)
        var parts: [RegularExpression] = []
        var literal: [UInt8] = []
        for sign in text.utf8 {
            let isAny = sign == UInt8(ascii: "*") || sign == UInt8(ascii: "?") || GlobClass(rawValue: sign) != nil
            guard isAny else {
                literal.append(sign)
                continue
            }
            parts += [RegularExpression(canonical: literal), GlobClass(rawValue: sign).map { .set($0.set) } ?? any]
            literal = []
        }
        return .sequence(parts + [RegularExpression(canonical: literal)])
    }

    /// The pattern in the notation of an `apple-app-site-association`, in which other variables take any string.
    init(written: String) {
        var (result, rest) = ("", written[...])
        while let start = rest.firstRange(ofBytes: "$("), let end = rest[start.upperBound...].firstIndex(of: ")") {
            let variable = rest[start.lowerBound...end]
            result += rest[..<start.lowerBound]
            result += GlobClass.allCases.first { $0.variable == variable }?.text ?? "?*"
            rest = rest[end...].dropFirst()
        }
        text = result + rest
    }

    /// The pattern in the notation of an `apple-app-site-association`.
    var written: String {
        text.unicodeScalars.reduce(into: "") { result, scalar in
            if let variable = UInt8(exactly: scalar.value).flatMap(GlobClass.init)?.variable {
                result += variable
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
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
            } else if place < pattern.count, Self.takes(bytes[index], pattern[place]) {
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

    private static func takes(_ byte: UInt8, _ sign: UInt8) -> Bool {
        sign == UInt8(ascii: "?") || sign == byte || GlobClass(rawValue: sign)?.contains(byte) == true
    }
}

extension GlobPattern {
    /// A fixed string, with `?` in place of characters that have a meaning: a star, and the start of a variable.
    static func literal(_ bytes: [UInt8]) -> String {
        let result = bytes.indices.map { hasMeaning($0, bytes) ? UInt8(ascii: "?") : bytes[$0] }
        return String(decoding: result, as: UTF8.self)
    }

    /// Whether the pattern of a fixed string matches that string only.
    static func isExact(_ bytes: [UInt8]) -> Bool { !bytes.indices.contains { hasMeaning($0, bytes) } }

    private static func hasMeaning(_ index: Int, _ bytes: [UInt8]) -> Bool {
        bytes[index] == UInt8(ascii: "*") || bytes[index...].starts(with: "$(".utf8)
    }
}
