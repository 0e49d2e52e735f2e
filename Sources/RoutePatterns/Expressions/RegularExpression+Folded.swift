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
