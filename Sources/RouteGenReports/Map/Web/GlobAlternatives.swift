import RoutePatterns
import RouteTables

/// Glob patterns that together match every text of a part of a route's pattern.
struct GlobAlternatives {
    /// The greatest number of patterns that are written out.
    static let limit = 16

    /// The texts of the patterns.
    var texts: [String]
    /// Whether they match other texts, too.
    var isWider: Bool

    /// Creates patterns with a text each.
    init(_ texts: [String], isWider: Bool = false) {
        self.texts = texts
        self.isWider = isWider
    }

    /// The patterns for a component of a path.
    init(_ step: PatternVariant.Step) {
        switch step.matcher {
        case .literal(let text): self.init(literal: text)
        // The signs also match slashes.
        case .nonEmpty: self.init(["?*"], isWider: true)
        case .any: self.init(["*"], isWider: !step.loops)
        case .expression(let expression), .span(let expression):
            self.init(expression)
            if step.loops { self = (self + GlobAlternatives(["*"], isWider: true)).joined }
        }
    }

    /// The patterns for an expression.
    init(_ expression: RegularExpression) {
        switch expression {
        case .empty, .mark: self.init([""])
        case .set(let set): self.init(set)
        case .sequence(let parts):
            self = parts.reduce(GlobAlternatives([""])) { $0 + GlobAlternatives($1) }.joined
        case .choice(let parts): self = Self.either(parts.map { GlobAlternatives($0) })
        case .repeated(let part, let minimum, let maximum, _):
            self.init(repeating: part, minimum, maximum)
        case .group(let part, _): self.init(part)
        }
    }

    private init(repeating part: RegularExpression, _ minimum: Int, _ maximum: Int?) {
        let once = GlobAlternatives(part)
        let least = (0..<min(minimum, 32)).reduce(GlobAlternatives([""])) { result, _ in result + once }
        if let maximum, maximum <= 32 {
            var powers = [least]
            while powers.count <= min(maximum - minimum, Self.limit) {
                powers.append((powers.last ?? least) + once)
            }
            let all = Self.either(powers)
            if powers.count == maximum - minimum + 1, !all.texts.contains(where: { $0.hasSuffix("*") }) || maximum == minimum {
                self = all.joined
                return
            }
        }
        let isEverything = maximum == nil && part.ungrouped == .set(.all)
        self = (GlobAlternatives(least.texts, isWider: least.isWider && !isEverything)
            + GlobAlternatives(["*"], isWider: !isEverything)).joined
    }

    /// The patterns for a character of a set.
    private init(_ set: ScalarSet) {
        let count = set.ranges.reduce(0) { $0 + $1.count }
        let scalars = count <= Self.limit ? set.ranges.flatMap { Array($0) } : []
        let texts = scalars.compactMap(Self.text)
        if !texts.isEmpty, texts.count == count {
            self.init(texts.map(GlobPattern.literal), isWider: texts.contains([UInt8(ascii: "*")]))
        } else {
            // A character that needs an escape in a URL is several characters there.
            let isPlain = set.ranges.allSatisfy { range in
                range.upperBound < 0x80 && range.allSatisfy { URLCharacters.isPlain(UInt8($0)) }
            }
            self.init([isPlain ? "?" : "?*"], isWider: true)
        }
    }

    /// The characters of a URL for a scalar; `nil` if there are several ways to write it.
    private static func text(of scalar: UInt32) -> [UInt8]? {
        if scalar < 0x80 { return URLCharacters.isPlain(UInt8(scalar)) ? [UInt8(scalar)] : nil }
        guard let scalar = Unicode.Scalar(scalar) else { return nil }
        return String(Character(scalar)).utf8.flatMap { byte in
            Array("%\(String(byte, radix: 16, uppercase: true))".utf8)
        }
    }

    private init(literal text: [UInt8]) {
        self.init([GlobPattern.literal(text)], isWider: text.contains(UInt8(ascii: "*")))
    }
}

extension GlobAlternatives {
    /// Patterns for one text after another.
    static func + (left: GlobAlternatives, right: GlobAlternatives) -> GlobAlternatives {
        let isWider = left.isWider || right.isWider
        if left.texts.count * right.texts.count <= limit {
            return GlobAlternatives(left.texts.flatMap { left in right.texts.map { left + $0 } }, isWider: isWider)
        }
        // The longer list becomes one pattern, so that the other may remain.
        return left.texts.count > right.texts.count ? left.merged + right : left + right.merged
    }

    /// Patterns for any of several texts.
    static func either(_ parts: [GlobAlternatives]) -> GlobAlternatives {
        var texts: [String] = []
        for text in parts.flatMap(\.texts) where !texts.contains(text) { texts.append(text) }
        let all = GlobAlternatives(texts, isWider: parts.contains(where: \.isWider))
        return texts.count <= limit ? all : all.merged
    }

    /// One pattern that matches what each of them does.
    var merged: GlobAlternatives {
        guard texts.count > 1 else { return self }
        let lengths = texts.map { text in text.utf8.count { $0 != UInt8(ascii: "*") } }
        let shortest = lengths.min() ?? 0
        let isOpen = lengths.contains { $0 > shortest } || texts.contains { $0.utf8.contains(UInt8(ascii: "*")) }
        return GlobAlternatives([String(repeating: "?", count: shortest) + (isOpen ? "*" : "")], isWider: true)
    }

    /// The same patterns without repeated `*`.
    var joined: GlobAlternatives {
        var result = self
        result.texts = texts.map { text in
            var joined = ""
            for sign in text where sign != "*" || joined.last != "*" { joined.append(sign) }
            return joined
        }
        return result
    }
}
