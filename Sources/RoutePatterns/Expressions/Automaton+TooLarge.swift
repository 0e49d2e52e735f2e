import RouteTables

extension Automaton {
    /// Why something has no automaton: it would be out of proportion.
    package struct TooLarge: Error, Hashable, Sendable, CustomStringConvertible {
        /// What is counted.
        package enum Unit: String, Sendable {
            /// The steps of a program: an expression with its counts spelt out.
            case parts
            /// The states of an automaton.
            case states
            /// What is looked at while an automaton is made.
            case steps
        }

        /// What there is too much of.
        package let unit: Unit
        /// How many are needed; where it is not exact, at least as many.
        package let needed: Int
        /// Whether exactly as many are needed.
        package let isExact: Bool
        /// How many are allowed.
        package let limit: Int

        /// More is needed than is allowed, and how much was not found out.
        package init(_ unit: Unit, moreThan limit: Int) {
            self.unit = unit
            needed = limit
            isExact = false
            self.limit = limit
        }

        /// It is known how much is needed.
        package init(_ unit: Unit, needed: Int, limit: Int) {
            self.unit = unit
            self.needed = needed
            isExact = needed < RegularExpression.Size.max
            self.limit = limit
        }

        /// How much is needed and how much allowed, to follow after "it" or "the expression".
        package var description: String {
            let number = isExact ? Self.grouped(needed) : "more than \(Self.grouped(needed))"
            return "needs \(number) \(unit.rawValue); at most \(Self.grouped(limit)) are allowed"
        }

        /// A size as messages show it; one that was not found out is named by what it exceeds.
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
