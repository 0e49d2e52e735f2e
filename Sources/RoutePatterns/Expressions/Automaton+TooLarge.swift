import RouteTables

extension Automaton {
    /// Why an expression has no automaton: it would be too large.
    package struct TooLarge: Error, Hashable, Sendable, CustomStringConvertible {
        /// The unit of the size.
        package enum Unit: String, Sendable {
            /// The instructions of a program: an expression with its counts expanded.
            case parts
            /// The states of an automaton.
            case states
            /// The steps of the construction of an automaton.
            case steps
        }

        /// The unit whose number exceeds the limit.
        package let unit: Unit
        /// How many are needed, or at least how many if that is not exact.
        package let needed: Int
        /// Whether exactly that many are needed.
        package let isExact: Bool
        /// How many are allowed.
        package let limit: Int

        /// Creates the error for a size that exceeds the limit, but is not known exactly.
        package init(_ unit: Unit, moreThan limit: Int) {
            self.unit = unit
            needed = limit
            isExact = false
            self.limit = limit
        }

        /// The exact number is known.
        package init(_ unit: Unit, needed: Int, limit: Int) {
            self.unit = unit
            self.needed = needed
            isExact = needed < RegularExpression.Size.max
            self.limit = limit
        }

        /// How many are needed and allowed, as the predicate of a sentence about an expression.
        package var description: String {
            let number = isExact ? Self.grouped(needed) : "more than \(Self.grouped(needed))"
            return "needs \(number) \(unit.rawValue); at most \(Self.grouped(limit)) are allowed"
        }

        /// A size in messages.
        ///
        /// If it is unknown, the limit that it exceeds.
        package static func size(_ number: Int) -> String {
            number < RegularExpression.Size.max ? grouped(number) : "more than \(grouped(number))"
        }

        /// A number with its digits in groups of three.
        package static func grouped(_ number: Int) -> String {
            var result = ""
            for (index, digit) in String(number).reversed().enumerated() {
                if index > 0, index % 3 == 0 { result.append(",") }
                result.append(digit)
            }
            return String(result.reversed())
        }
    }
}
