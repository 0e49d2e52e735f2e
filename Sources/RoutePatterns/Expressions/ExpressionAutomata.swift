import RouteTables

/// The automata of expressions, each compiled once.
package struct ExpressionAutomata: Sendable {
    private var known: [RegularExpression: Automaton] = [:]

    /// Creates a collection without automata.
    package init() {}

    /// The automaton of an expression's language, without its groups.
    ///
    /// - Parameters:
    ///   - expression: The expression.
    ///   - budget: The budget for the work, if there is one.
    /// - Returns: The automaton.
    /// - Throws: `TooLarge` if the automaton would be too large.
    package mutating func automaton(
        of expression: RegularExpression,
        budget: WorkBudget? = nil
    ) throws(Automaton.TooLarge) -> Automaton {
        let language = expression.ungrouped
        if let known = known[language] { return known }
        let automaton = try Automaton(language, budget: budget ?? .currentOrPattern)
        known[language] = automaton
        return automaton
    }

    /// The automaton of an expression, if this or another collection has it, from which it is copied.
    mutating func automaton(
        of expression: RegularExpression,
        sharing others: inout ExpressionAutomata
    ) throws(Automaton.TooLarge) -> Automaton {
        let language = expression.ungrouped
        if let own = known[language] {
            others.known[language] = own
            return own
        }
        let automaton = try others.automaton(of: language)
        known[language] = automaton
        return automaton
    }
}
