import RouteTables

/// A regular expression: a constraint, a group, or a whole `regex` route.
///
/// The parsers bound how deep one can be, because the compiler's code that frees, compares and hashes it calls itself.
/// All other code uses ``folded(_:)`` or a stack of its own.
package indirect enum RegularExpression: Hashable, Sendable {
    /// The empty string.
    case empty
    /// A character of a set.
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

    /// A fixed string in canonical form.
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

    /// Any string of at least one character of a set, as short as possible.
    package static func some(_ set: ScalarSet) -> RegularExpression {
        .repeated(.set(set), minimum: 1, maximum: nil, lazy: true)
    }

    /// Whether it matches the empty string.
    package var matchesEmpty: Bool {
        folded { expression, parts in
            switch expression {
            case .empty, .mark: true
            case .set: false
            case .sequence: !parts.contains(false)
            case .choice, .group: parts.contains(true)
            case .repeated(_, let minimum, _, _): minimum == 0 || parts.contains(true)
            }
        }
    }

    /// Whether a string that it matches can contain a slash.
    package var canContainSlash: Bool {
        folded { expression, parts in
            switch expression {
            case .set(let set): set.contains(UInt32(UInt8(ascii: "/")))
            case .repeated(_, _, let maximum, _): maximum != 0 && parts.contains(true)
            case .empty, .mark, .sequence, .choice, .group: parts.contains(true)
            }
        }
    }

    /// The same expression with every set transformed.
    package func mapSets(_ change: (ScalarSet) -> ScalarSet) -> RegularExpression {
        replacingSets { .set(change($0)) }
    }

    /// The same expression with every set replaced by an expression.
    func replacingSets(_ change: (ScalarSet) -> RegularExpression) -> RegularExpression {
        folded { expression, parts in
            if case .set(let set) = expression { change(set) } else { expression.replacingParts(parts) }
        }
    }

    /// The same expression without groups.
    package var ungrouped: RegularExpression {
        folded { expression, parts in
            switch expression {
            case .group: parts[0]
            case .repeated(_, let minimum, let maximum, _):
                .repeated(parts[0], minimum: minimum, maximum: maximum, lazy: false)
            case .empty, .set, .mark, .sequence, .choice: expression.replacingParts(parts)
            }
        }
    }
}

extension RegularExpression {
    /// The numbers of its groups, from the left.
    package var groups: [Int] {
        folded { expression, parts in
            if case .group(_, let number) = expression { [number] + parts.joined() } else { Array(parts.joined()) }
        }
    }

    /// Whether it contains a group.
    package var hasGroups: Bool { !groups.isEmpty }
}

extension RegularExpression {
    /// The expressions that it consists of.
    private var parts: [RegularExpression] {
        switch self {
        case .empty, .set, .mark: []
        case .sequence(let parts), .choice(let parts): parts
        case .repeated(let part, _, _, _), .group(let part, _): [part]
        }
    }

    /// The same kind of expression with other parts, as many as it has.
    func replacingParts(_ parts: [RegularExpression]) -> RegularExpression {
        switch self {
        case .empty, .set, .mark: self
        case .sequence: .sequence(parts)
        case .choice: .choice(parts)
        case .repeated(_, let minimum, let maximum, let lazy):
            .repeated(parts[0], minimum: minimum, maximum: maximum, lazy: lazy)
        case .group(_, let number): .group(parts[0], number)
        }
    }

    /// Computes a result from those of the parts, for each expression in this one, from the inside out.
    ///
    /// - Parameter combine: Computes the result for an expression and the results of its parts, of which there are as many
    ///   as there are parts.
    /// - Returns: The result for this expression.
    /// - Complexity: O(*n*) calls, in the number of expressions.
    package func folded<Result>(_ combine: (RegularExpression, [Result]) -> Result) -> Result {
        var results: [Result] = []
        var stack = [(expression: self, areParts: false)]
        while let (expression, areParts) = stack.popLast() {
            let parts = expression.parts
            if areParts || parts.isEmpty {
                let start = results.count - parts.count
                let result = combine(expression, Array(results[start...]))
                results.removeSubrange(start...)
                results.append(result)
            } else {
                stack.append((expression, true))
                for part in parts.reversed() { stack.append((part, false)) }
            }
        }
        // This expression is the last one.
        return results[0]
    }
}

extension RegularExpression {
    /// The maximum number of instructions in the expression's program, with all counts expanded; ``Size/max`` if there
    /// are more.
    ///
    /// The size is computed without expanding the counts, so a short expression with a huge program is rejected
    /// immediately. Empty parts count too, because repeating them takes time.
    package var size: Int {
        folded { expression, parts in
            switch expression {
            case .empty, .mark: 1
            case .set(let set): Program.size(of: set)
            case .sequence: parts.reduce(1, Size.sum)
            case .choice: parts.reduce(1) { Size.sum($0, Size.sum($1, 1)) }
            case .repeated(_, let minimum, let maximum, _):
                Size.product(Size.sum(parts[0], 1), max(1, maximum ?? minimum + 1))
            case .group: Size.sum(parts[0], 2)
            }
        }
    }

    /// Sums and products that saturate at a limit.
    package enum Size {
        /// The largest size that is distinguished.
        package static let max = 1_000_000_000_000

        /// The sum of two sizes.
        package static func sum(_ left: Int, _ right: Int) -> Int { Swift.min(max, left + right) }

        /// The product of two sizes.
        package static func product(_ left: Int, _ right: Int) -> Int {
            let (result, overflows) = left.multipliedReportingOverflow(by: right)
            return overflows ? max : Swift.min(max, result)
        }
    }
}
