import RouteTables

extension RegularExpression {
    /// The strings that an expression matches, as far as they are literals.
    package enum Literals: Equatable, Sendable {
        /// These, in canonical form.
        case some(Set<[UInt8]>)
        /// More than ``limit``.
        case tooMany
        /// Without a bound, of any characters, or with a value that is captured.
        case none

        /// The maximum number of strings.
        package static let limit = 64

        fileprivate func combined(_ other: Literals, _ join: (Set<[UInt8]>, Set<[UInt8]>) -> Set<[UInt8]>) -> Literals {
            switch (self, other) {
            case (.none, _), (_, .none): return .none
            case (.tooMany, _), (_, .tooMany): return .tooMany
            case (.some(let left), .some(let right)):
                let result = join(left, right)
                return result.count > Self.limit ? .tooMany : .some(result)
            }
        }

        fileprivate func followed(by other: Literals) -> Literals {
            combined(other) { left, right in Set(left.flatMap { start in right.map { start + $0 } }) }
        }

        fileprivate func or(_ other: Literals) -> Literals { combined(other) { $0.union($1) } }
    }

    /// The strings of an expression of fixed characters, alternatives and optional parts, as in `(chat|c)` and
    /// `chat(s)?`.
    ///
    /// - Complexity: O(*n*) in the length of the expression.
    package var literals: Literals {
        folded { expression, parts in
            switch expression {
            case .empty, .mark: .some([[]])
            case .set(let set): set.literal.map { .some([$0]) } ?? .none
            case .group: .none
            case .sequence: parts.reduce(.some([[]])) { $0.followed(by: $1) }
            case .choice: parts.reduce(.some([])) { $0.or($1) }
            case .repeated(_, 0, 1, _): parts[0].or(.some([[]]))
            case .repeated: .none
            }
        }
    }
}

extension ScalarSet {
    /// The canonical form of its only character; `nil` if it has several.
    ///
    /// A letter in both cases is its small form, as in paths that are compared without regard to case.
    fileprivate var literal: [UInt8]? {
        let ranges = ranges.count == 2 ? lowercased.ranges : ranges
        return ranges.count == 1 && ranges[0].count == 1 ? canonical(ranges[0].lowerBound) : nil
    }

    private func canonical(_ scalar: UInt32) -> [UInt8] {
        guard let character = Unicode.Scalar(scalar) else {
            return escaped(UInt8(truncatingIfNeeded: scalar &- ScalarSet.firstEscaped))
        }
        let bytes = Array(String(character).utf8)
        return bytes.count == 1 && URLCharacters.isPlain(bytes[0]) ? bytes : bytes.flatMap(escaped)
    }

    /// The escape of a byte, with the digits of its high and its low four bits.
    private func escaped(_ byte: UInt8) -> [UInt8] {
        [UInt8(ascii: "%"), URLCharacters.hexDigit(byte >> 4), URLCharacters.hexDigit(byte & 15)]
    }
}
