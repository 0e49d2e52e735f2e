import RoutePatterns
import RouteTables

/// The values that a query item may have: usually one string, which needs no automaton.
enum QueryValues: Hashable {
    case literal([UInt8])
    case language(Automaton)

    /// The values as an automaton.
    ///
    /// - Throws: `Automaton.TooLarge` if a string is too long.
    var automaton: Automaton {
        get throws(Automaton.TooLarge) {
            switch self {
            case .literal(let text): try Automaton(RegularExpression(canonical: text))
            case .language(let automaton): automaton
            }
        }
    }

    /// Whether there is no value.
    var isEmpty: Bool {
        if case .language(let automaton) = self { automaton.isEmpty } else { false }
    }

    /// The shortest value, if there is one.
    var shortest: [UInt8]? {
        switch self {
        case .literal(let text): text
        case .language(let automaton): automaton.shortestText()
        }
    }

    /// Whether both have a common value.
    ///
    /// - Throws: `Automaton.TooLarge` if comparing them is too expensive.
    func meets(_ other: QueryValues) throws(Automaton.TooLarge) -> Bool {
        switch (self, other) {
        case (.literal(let text), .literal(let otherText)): text == otherText
        case (.literal(let text), .language(let automaton)), (.language(let automaton), .literal(let text)):
            automaton.accepts(text)
        case (.language(let first), .language(let second)): try first.meets(second)
        }
    }

    /// The common values.
    ///
    /// - Throws: `Automaton.TooLarge` if the result is too large.
    func intersection(_ other: QueryValues) throws(Automaton.TooLarge) -> QueryValues {
        if case .literal = self, try meets(other) { return self }
        if case .literal = other, try other.meets(self) { return other }
        return .language(try automaton.intersection(other.automaton))
    }

    /// The values without those of `other`.
    ///
    /// - Throws: `Automaton.TooLarge` if the result is too large.
    func subtracting(_ other: QueryValues) throws(Automaton.TooLarge) -> QueryValues {
        if case .literal = self, try !meets(other) { return self }
        return .language(try automaton.subtracting(other.automaton))
    }
}
