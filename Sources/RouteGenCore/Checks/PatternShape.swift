import RoutePatterns
import RouteTables

/// The matches and the rank of a pattern, without the names of its placeholders.
///
/// Two patterns with the same shape match the same URLs, and neither ranks above the other. Constraints are compared by
/// what they accept, not by how they are written.
struct PatternShape: Hashable {
    /// A component with its expression as a minimal automaton.
    indirect enum Part: Hashable {
        case literal([UInt8])
        case text(Automaton, isQuantified: Bool)
        case capture(RoutePattern.Capture.Kind, Automaton?)
        case any
        case rest
        case optional([Part])
    }

    /// A query item.
    ///
    /// The order of items makes no difference.
    struct Item: Hashable {
        var name: [UInt8]
        var value: Part
    }

    var priority: RoutePriority
    var scheme: Part?
    var host: Part?
    var path: [Part]
    var query: Set<Item>
    var fragment: [Part]?
    var regex: Automaton?

    /// The shape of a pattern; `nil` if one of its expressions is too large to be compared.
    ///
    /// - Parameters:
    ///   - pattern: The pattern.
    ///   - priority: The priority in its marker.
    ///   - automata: The automata so far, since many patterns have the same constraints.
    init?(_ pattern: RoutePattern, priority: RoutePriority, automata: inout [RegularExpression: Automaton]) {
        self.priority = priority
        do {
            scheme = try pattern.scheme.map { try Self.part($0, of: pattern, &automata) }
            host = try pattern.host.map { try Self.part($0, of: pattern, &automata) }
            path = try pattern.path.map { try Self.part($0, of: pattern, &automata) }
            query = Set(
                try pattern.query.map { Item(name: $0.name, value: try Self.part($0.value, of: pattern, &automata)) }
            )
            fragment = try pattern.fragment?.map { try Self.part($0, of: pattern, &automata) }
            regex = try pattern.regex.map { try Self.automaton($0, &automata) }
        } catch {
            return nil
        }
    }

    private static func part(
        _ component: PatternComponent,
        of pattern: RoutePattern,
        _ automata: inout [RegularExpression: Automaton]
    ) throws -> Part {
        switch component {
        case .literal(let bytes): .literal(bytes)
        case .text(let expression, let isQuantified):
            .text(try automaton(expression, &automata), isQuantified: isQuantified)
        case .capture(let index, let constraint):
            .capture(pattern.captures[index].kind, try constraint.map { try automaton($0, &automata) })
        case .any: .any
        case .rest: .rest
        case .optional(let components): .optional(try components.map { try part($0, of: pattern, &automata) })
        }
    }

    private static func automaton(
        _ expression: RegularExpression,
        _ automata: inout [RegularExpression: Automaton]
    ) throws -> Automaton {
        let language = expression.ungrouped
        if let known = automata[language] { return known }
        let automaton = try Automaton(language)
        automata[language] = automaton
        return automaton
    }
}
