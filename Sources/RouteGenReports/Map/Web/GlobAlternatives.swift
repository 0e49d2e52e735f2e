import RoutePatterns
import RouteTables

/// Glob patterns that together match every string of a part of a route's pattern.
struct GlobAlternatives {
    /// The greatest number of patterns that are written out.
    static let limit = 16

    /// The strings of the patterns.
    var texts: [String]
    /// Whether they match other strings, too.
    var isWider: Bool

    /// Creates patterns from strings.
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
            if step.loops { self = followed(by: GlobAlternatives(["*"], isWider: true)).joined }
        }
    }

    /// The patterns for an expression: all strings that it matches if they are few, or else one pattern.
    ///
    /// Several patterns that are wider would exclude more URLs of other routes, or repeat each other.
    init(_ expression: RegularExpression) {
        let all = Self.patterns(for: expression, atMost: Self.limit)
        self = all.isWider ? Self.patterns(for: expression, atMost: 1).joined : all
    }

    private static func patterns(for expression: RegularExpression, atMost limit: Int) -> GlobAlternatives {
        expression.folded { expression, parts in
            switch expression {
            case .empty, .mark: GlobAlternatives([""])
            case .set(let set): patterns(for: set, atMost: limit)
            case .sequence: parts.reduce(GlobAlternatives([""])) { $0.followed(by: $1, atMost: limit) }
            case .choice: either(parts, atMost: limit)
            case .repeated(let part, let minimum, let maximum, _):
                repetition(of: part, parts[0], minimum, maximum, atMost: limit)
            case .group: parts[0]
            }
        }
    }

    private static func repetition(
        of part: RegularExpression,
        _ once: GlobAlternatives,
        _ minimum: Int,
        _ maximum: Int?,
        atMost limit: Int
    ) -> GlobAlternatives {
        let least = (0..<min(minimum, 32)).reduce(GlobAlternatives([""])) { result, _ in
            result.followed(by: once, atMost: limit)
        }
        if let maximum, minimum <= 32, maximum - minimum < limit {
            var powers = [least]
            for _ in minimum..<maximum { powers.append(powers[powers.count - 1].followed(by: once, atMost: limit)) }
            return either(powers, atMost: limit)
        }
        // Only a set of everything is what `*` takes.
        if maximum == nil, part.ungrouped == .set(.all) {
            return GlobAlternatives([String(repeating: "?", count: min(minimum, 32)) + "*"], isWider: minimum > 32)
        }
        return least.followed(by: GlobAlternatives(["*"], isWider: true), atMost: limit)
    }

    private static func patterns(for set: ScalarSet, atMost limit: Int) -> GlobAlternatives {
        let count = set.ranges.reduce(0) { $0 + $1.count }
        if count <= 0x80 {
            let (classes, others) = GlobClass.divide(Set(set.ranges.flatMap { Array($0) }))
            let texts = others.compactMap(text)
            if texts.count == others.count, (1...limit).contains(classes.count + texts.count) {
                let isWider = texts.contains { !GlobPattern.isExact($0) }
                return GlobAlternatives(classes.map(\.text) + texts.map(GlobPattern.literal), isWider: isWider)
            }
        }
        // A character that needs an escape in a URL is several characters there.
        let isPlain = set.ranges.allSatisfy { range in
            range.upperBound < 0x80 && range.allSatisfy { URLCharacters.isPlain(UInt8($0)) }
        }
        return GlobAlternatives([isPlain ? "?" : "?*"], isWider: true)
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
        self.init([GlobPattern.literal(text)], isWider: !GlobPattern.isExact(text))
    }
}

extension GlobAlternatives {
    /// The patterns for a string of these patterns followed by one of others.
    func followed(by right: GlobAlternatives, atMost limit: Int = Self.limit) -> GlobAlternatives {
        var (left, right) = (self, right)
        while left.texts.count * right.texts.count > limit {
            // The longer list becomes one pattern, so that the other may remain.
            if left.texts.count > right.texts.count { left = left.merged } else { right = right.merged }
        }
        return GlobAlternatives(
            left.texts.flatMap { text in right.texts.map { text + $0 } },
            isWider: left.isWider || right.isWider
        )
    }

    /// Patterns for the strings of any of several lists.
    static func either(_ parts: [GlobAlternatives], atMost limit: Int) -> GlobAlternatives {
        var texts: [String] = []
        for text in parts.flatMap(\.texts) where !texts.contains(text) { texts.append(text) }
        let all = GlobAlternatives(texts, isWider: parts.contains(where: \.isWider))
        return texts.count <= limit ? all : all.merged
    }

    /// A single pattern that matches everything the alternatives match.
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
