import RouteTables

/// A regular expression: a constraint, a group, or a whole `regex` route.
package indirect enum RegularExpression: Hashable, Sendable {
    /// The empty text.
    case empty
    /// One character of a set.
    case set(ScalarSet)
    /// A concatenation.
    case sequence([RegularExpression])
    /// An alternative.
    case choice([RegularExpression])
    /// A repetition of at least `minimum` and at most `maximum` times; as often as possible, or as rarely if it is
    /// lazy.
    case repeated(RegularExpression, minimum: Int, maximum: Int?, lazy: Bool)
    /// A group with a number, whose match is noted.
    case group(RegularExpression, Int)
    /// The beginning of a component that matches at this rank; empty if ranks are not needed.
    case mark(Int)

    /// A fixed text in canonical form.
    package init(canonical bytes: [UInt8]) {
        var parts: [RegularExpression] = []
        var index = 0
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
                let byte = bytes.withUnsafeBufferPointer({ RouteURL.escapedByte($0, at: index) })
            {
                // A character beyond ASCII consists of several escapes, which remain together as its bytes.
                parts.append(.set(byte < 0x80 ? ScalarSet(escaped: byte, decodingDelimiters: false) : ScalarSet()))
                if byte >= 0x80 {
                    let length = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
                    var utf8: [UInt8] = []
                    for part in 0..<length {
                        let escape = bytes.withUnsafeBufferPointer {
                            RouteURL.escapedByte($0, at: index + 3 * part)
                        }
                        utf8.append(escape ?? 0)
                    }
                    let scalar = String(decoding: utf8, as: UTF8.self).unicodeScalars.first?.value ?? 0xFFFD
                    parts[parts.count - 1] = .set(ScalarSet(scalar))
                    index += 3 * length
                } else {
                    index += 3
                }
            } else {
                parts.append(.set(ScalarSet(bytes[index])))
                index += 1
            }
        }
        self = parts.count == 1 ? parts[0] : parts.isEmpty ? .empty : .sequence(parts)
    }

    /// Any text of at least one character of a set, as short as possible.
    package static func some(_ set: ScalarSet) -> RegularExpression {
        .repeated(.set(set), minimum: 1, maximum: nil, lazy: true)
    }

    /// Whether it matches the empty text.
    package var matchesEmpty: Bool {
        switch self {
        case .empty, .mark: true
        case .set: false
        case .sequence(let parts): parts.allSatisfy(\.matchesEmpty)
        case .choice(let parts): parts.contains(where: \.matchesEmpty)
        case .repeated(let part, let minimum, _, _): minimum == 0 || part.matchesEmpty
        case .group(let part, _): part.matchesEmpty
        }
    }

    /// Whether a text that it matches can contain a slash.
    package var canContainSlash: Bool {
        switch self {
        case .empty, .mark: false
        case .set(let set): set.contains(UInt32(UInt8(ascii: "/")))
        case .sequence(let parts), .choice(let parts): parts.contains(where: \.canContainSlash)
        case .repeated(let part, _, let maximum, _): maximum != 0 && part.canContainSlash
        case .group(let part, _): part.canContainSlash
        }
    }

    /// The same expression with every set transformed.
    package func mapSets(_ change: (ScalarSet) -> ScalarSet) -> RegularExpression {
        replacingSets { .set(change($0)) }
    }

    /// The same expression with every set replaced by an expression.
    func replacingSets(_ change: (ScalarSet) -> RegularExpression) -> RegularExpression {
        switch self {
        case .empty, .mark: self
        case .set(let set): change(set)
        case .sequence(let parts): .sequence(parts.map { $0.replacingSets(change) })
        case .choice(let parts): .choice(parts.map { $0.replacingSets(change) })
        case .repeated(let part, let minimum, let maximum, let lazy):
            .repeated(part.replacingSets(change), minimum: minimum, maximum: maximum, lazy: lazy)
        case .group(let part, let number): .group(part.replacingSets(change), number)
        }
    }

    /// The same expression without groups.
    package var ungrouped: RegularExpression {
        switch self {
        case .empty, .set, .mark: self
        case .sequence(let parts): .sequence(parts.map(\.ungrouped))
        case .choice(let parts): .choice(parts.map(\.ungrouped))
        case .repeated(let part, let minimum, let maximum, _):
            .repeated(part.ungrouped, minimum: minimum, maximum: maximum, lazy: false)
        case .group(let part, _): part.ungrouped
        }
    }
}
