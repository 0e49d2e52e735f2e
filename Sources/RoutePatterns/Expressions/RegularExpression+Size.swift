import RouteTables

extension RegularExpression {
    /// How many steps the program of an expression has, at the most, with all counts spelt out; ``Size/max`` if there are more.
    ///
    /// It is found without spelling them out, so that a short text that stands for a long one is refused at once. What is empty counts
    /// too: to repeat it takes time.
    package var size: Int {
        switch self {
        case .empty, .mark: 1
        case .set(let set): Program.size(of: set)
        case .sequence(let parts): parts.reduce(1) { Size.sum($0, $1.size) }
        case .choice(let parts): parts.reduce(1) { Size.sum($0, Size.sum($1.size, 1)) }
        case .repeated(let part, let minimum, let maximum, _):
            Size.product(Size.sum(part.size, 1), max(1, maximum ?? minimum + 1))
        case .group(let part, _): Size.sum(part.size, 2)
        }
    }

    /// Sums and products that stop at a limit.
    package enum Size {
        /// The largest size that is told from larger ones.
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
