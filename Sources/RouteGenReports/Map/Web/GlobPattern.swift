import RouteGenCore
import RoutePatterns
import RouteTables

/// A pattern in which `*` matches any text and `?` matches any one character, as in `apple-app-site-association`.
struct GlobPattern: Hashable {
    /// The pattern.
    var text: String

    /// Whether it has neither `*` nor `?`.
    var isLiteral: Bool { !text.utf8.contains { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "?") } }

    /// The pattern for texts in lower case.
    var lowercased: GlobPattern { GlobPattern(text: text.lowercased()) }

    /// Whether a text matches.
    ///
    /// - Complexity: O(*m* · *n*) in the lengths of the pattern and the text.
    func matches(_ text: some StringProtocol) -> Bool {
        var reached: [Bool] = [true] + text.utf8.map { _ in false }
        let bytes = Array(text.utf8)
        for sign in self.text.utf8 {
            var next = [Bool](repeating: false, count: reached.count)
            for index in reached.indices {
                switch sign {
                case UInt8(ascii: "*"): next[index] = reached[index] || (index > 0 && next[index - 1])
                case UInt8(ascii: "?"): next[index] = index > 0 && reached[index - 1]
                default: next[index] = index > 0 && reached[index - 1] && bytes[index - 1] == sign
                }
            }
            reached = next
        }
        return reached.last ?? false
    }
}

extension GlobPattern {
    /// A pattern that matches every text of a step, and perhaps others.
    init(_ step: PatternVariant.Step) {
        switch step.matcher {
        case .literal(let text): self.init(text: Self.literal(text))
        case .nonEmpty: self.init(text: "?*")
        case .any: self.init(text: "*")
        case .expression(let expression), .span(let expression):
            self.init(text: Self.joined([Self.text(of: expression), step.loops ? "*" : ""]))
        }
    }

    /// A pattern that matches every text of an expression, and perhaps others.
    init(_ expression: RegularExpression) {
        self.init(text: Self.text(of: expression))
    }

    /// A fixed text, with `?` in place of characters that have a meaning.
    static func literal(_ bytes: [UInt8]) -> String {
        String(decoding: bytes.map { $0 == UInt8(ascii: "*") ? UInt8(ascii: "?") : $0 }, as: UTF8.self)
    }

    private static func text(of expression: RegularExpression) -> String {
        switch expression {
        case .empty, .mark: return ""
        case .set(let set): return text(of: set)
        case .sequence(let parts): return joined(parts.map(text))
        case .choice(let parts):
            let texts = parts.map(text)
            if Set(texts).count == 1 { return texts[0] }
            // The differing text may be long or short, but not shorter than the shortest alternative.
            let shortest = texts.map { $0.utf8.count { $0 != UInt8(ascii: "*") } }.min() ?? 0
            return String(repeating: "?", count: shortest) + "*"
        case .repeated(let part, let minimum, let maximum, _):
            let least = [String](repeating: text(of: part), count: min(minimum, 32))
            return joined(least + (maximum == minimum && minimum <= 32 ? [] : ["*"]))
        case .group(let part, _): return text(of: part)
        }
    }

    /// One character of a set.
    ///
    /// A character that needs an escape in a URL is several characters there.
    private static func text(of set: ScalarSet) -> String {
        let isPlain = set.ranges.allSatisfy { range in
            range.upperBound < 0x80 && range.allSatisfy { URLCharacters.isPlain(UInt8($0)) }
        }
        guard isPlain else { return "?*" }
        guard set.ranges.count == 1, let range = set.ranges.first, range.count == 1 else { return "?" }
        return literal([UInt8(range.lowerBound)])
    }

    private static func joined(_ parts: [String]) -> String {
        var result = ""
        for sign in parts.joined() where sign != "*" || result.last != "*" { result.append(sign) }
        return result
    }
}
