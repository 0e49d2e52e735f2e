import RoutePatterns
import RouteTables

/// The values that a query item may have: most often one text, of which no automaton has to be made.
enum QueryValues {
    case literal([UInt8])
    case language(Automaton)

    /// The values as an automaton.
    ///
    /// - Throws: `Automaton.TooLarge` if a text is out of proportion.
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

    /// Whether both have a value in common.
    ///
    /// - Throws: `Automaton.TooLarge` if that is out of proportion.
    func meets(_ other: QueryValues) throws(Automaton.TooLarge) -> Bool {
        switch (self, other) {
        case (.literal(let text), .literal(let otherText)): text == otherText
        case (.literal(let text), .language(let automaton)), (.language(let automaton), .literal(let text)):
            automaton.accepts(text)
        case (.language(let first), .language(let second)): try !first.intersection(second).isEmpty
        }
    }

    /// The values that are among both.
    ///
    /// - Throws: `Automaton.TooLarge` if they are out of proportion.
    func intersection(_ other: QueryValues) throws(Automaton.TooLarge) -> QueryValues {
        if case .literal = self, try meets(other) { return self }
        if case .literal = other, try other.meets(self) { return other }
        return .language(try automaton.intersection(other.automaton))
    }

    /// The values that are not among the others.
    ///
    /// - Throws: `Automaton.TooLarge` if they are out of proportion.
    func subtracting(_ other: QueryValues) throws(Automaton.TooLarge) -> QueryValues {
        if case .literal = self, try !meets(other) { return self }
        return .language(try automaton.subtracting(other.automaton))
    }
}
