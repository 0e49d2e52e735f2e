import RouteTables

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
