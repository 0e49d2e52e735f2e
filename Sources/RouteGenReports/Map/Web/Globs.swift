import RoutePatterns
import RouteTables

/// Glob patterns that together match every string of a part of a route's pattern.
///
/// They have its fixed characters, and `*` for each part that varies.
struct Globs {
    /// The greatest number of patterns that are written out.
    static let limit = 16

    /// The strings of the patterns.
    let texts: [String]
    /// Whether they match other strings, too.
    let isWider: Bool

    /// Creates patterns from strings.
    init(_ texts: [String], isWider: Bool = false) { (self.texts, self.isWider) = (texts, isWider) }

    /// The patterns for a component of a path.
    init(_ step: PatternVariant.Step) {
        switch step.matcher {
        case .literal(let text): self.init([GlobPattern.literal(text)], isWider: !GlobPattern.isExact(text))
        // The signs also match slashes.
        case .nonEmpty: self.init(["?*"], isWider: true)
        case .any: self.init(["*"], isWider: !step.loops)
        case .expression(let expression), .span(let expression):
            let once = Globs(expression)
            self = step.loops ? once.followed(by: Globs(["*"], isWider: true)) : once
        }
    }

    /// The patterns for an expression: each of its strings if they are few, or else one pattern.
    init(_ expression: RegularExpression) {
        self = expression.folded { expression, parts in
            switch expression {
            case .empty, .mark: Globs([""])
            case .set(let set):
                Self.text(of: set).map { Globs([GlobPattern.literal($0)], isWider: !GlobPattern.isExact($0)) }
                    ?? Globs(["?*"], isWider: true)
            case .sequence: parts.reduce(Globs([""])) { $0.followed(by: $1) }
            case .choice: Self.either(parts)
            case .repeated(let part, let minimum, nil, _) where minimum < 2 && part.ungrouped == .set(.all):
                Globs([minimum == 0 ? "*" : "?*"])
            case .repeated(_, 0, 1, _): Self.either(parts + [Globs([""])])
            case .repeated(_, let minimum, _, _): minimum == 0 ? Globs(["*"], isWider: true) : parts[0].merged
            case .group: parts[0]
            }
        }
    }

    /// A single pattern that matches everything that these match.
    var merged: Globs {
        let isEmpty = texts.contains { $0.allSatisfy { $0 == "*" } }
        return Globs([isEmpty ? "*" : "?*"], isWider: true)
    }

    /// The patterns for a string of these patterns followed by one of others.
    func followed(by right: Globs) -> Globs {
        let next = texts.count * right.texts.count > Self.limit ? right.merged : right
        return Globs(
            texts.flatMap { text in
                next.texts.map { text + (text.hasSuffix("*") ? $0.drop { $0 == "*" } : $0[...]) }
            },
            isWider: isWider || next.isWider
        )
    }

    /// The patterns for the strings of any of several lists.
    private static func either(_ parts: [Globs]) -> Globs {
        var texts: [String] = []
        for text in parts.flatMap(\.texts) where !texts.contains(text) { texts.append(text) }
        let all = Globs(texts, isWider: parts.contains(where: \.isWider))
        return texts.count > limit ? all.merged : all
    }

    /// The characters of a URL for the only character of a set; `nil` if there are several ways to write it.
    private static func text(of set: ScalarSet) -> [UInt8]? {
        guard set.ranges.count == 1, set.ranges[0].count == 1 else { return nil }
        let value = set.ranges[0].lowerBound
        if value < 0x80 { return URLCharacters.isPlain(UInt8(value)) ? [UInt8(value)] : nil }
        return Unicode.Scalar(value).map { scalar in
            String(scalar).utf8.flatMap { Array("%\(String($0, radix: 16, uppercase: true))".utf8) }
        }
    }
}
