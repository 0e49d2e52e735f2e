import RouteTables

extension RegularExpression {
    /// The strings that an expression matches, as far as they are literals.
    package enum Literals: Equatable, Sendable {
        /// These, in canonical form.
        case some(Set<[UInt8]>)
        /// More than ``limit``, or longer than a literal may be.
        case tooMany
        /// Without a bound, of any characters, or with a value that is captured.
        case none

        /// The maximum number of strings.
        package static let limit = 64

        private init(_ texts: Set<[UInt8]>) {
            let isWithinLimits = texts.count <= Self.limit && texts.allSatisfy { $0.count <= LiteralSlot.limit }
            self = isWithinLimits ? .some(texts) : .tooMany
        }

        /// The strings of which all are part of one list, or follow each other.
        fileprivate static func joined(_ parts: [Literals], _ join: ([Set<[UInt8]>]) -> Set<[UInt8]>?) -> Literals {
            var texts: [Set<[UInt8]>] = []
            for part in parts {
                if case .some(let some) = part { texts.append(some) }
            }
            if parts.contains(.none) { return .none }
            return texts.count == parts.count ? join(texts).map(Literals.init) ?? .tooMany : .tooMany
        }

        fileprivate static func anyOf(_ parts: [Literals]) -> Literals {
            joined(parts) { texts in
                var all: Set<[UInt8]> = []
                for text in texts where all.count <= limit { all.formUnion(text) }
                return all
            }
        }

        /// Characters that follow each other are appended one by one, so that a long literal takes linear time.
        fileprivate static func sequence(_ parts: [Literals]) -> Literals {
            joined(parts) { texts in
                var all: [[UInt8]] = [[]]
                for choices in texts {
                    if choices.count == 1, let text = choices.first {
                        for index in all.indices { all[index] += text }
                    } else {
                        all = Array(Set(all.flatMap { start in choices.map { start + $0 } }))
                    }
                    if all.count > limit || all.contains(where: { $0.count > LiteralSlot.limit }) { return nil }
                }
                return Set(all)
            }
        }
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
            case .sequence: .sequence(parts)
            case .choice: .anyOf(parts)
            case .repeated(_, 0, 1, _): .anyOf(parts + [.some([[]])])
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
