import RoutePatterns
import RouteTables

/// The matches and the rank of a pattern, without the names of its placeholders.
///
/// Two patterns with the same shape match the same URLs, and neither ranks above the other. Constraints are compared by
/// what they accept, not by how they are written.
struct PatternShape: Hashable {
    /// A component with its expression as a minimal automaton, or an end of the optional ones.
    enum Part: Hashable {
        case literal([UInt8])
        case text(Automaton, isQuantified: Bool)
        case capture(RoutePattern.Capture.Kind, Automaton?)
        case any
        case rest
        case optionalStart
        case optionalEnd
    }

    /// A query item.
    ///
    /// The order of items makes no difference.
    struct Item: Hashable {
        var name: [UInt8]
        var value: [Part]
    }

    var priority: RoutePriority
    var scheme: [Part]?
    var host: [Part]?
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
            scheme = try pattern.scheme.map { try Self.parts([$0], of: pattern, &automata) }
            host = try pattern.host.map { try Self.parts([$0], of: pattern, &automata) }
            path = try Self.parts(pattern.path, of: pattern, &automata)
            query = Set(
                try pattern.query.map {
                    Item(name: $0.name, value: try Self.parts([$0.value], of: pattern, &automata))
                }
            )
            fragment = try pattern.fragment.map { try Self.parts($0, of: pattern, &automata) }
            regex = try pattern.regex.map { try Self.automaton($0, &automata) }
        } catch {
            return nil
        }
    }

    private static func parts(
        _ components: [PatternComponent],
        of pattern: RoutePattern,
        _ automata: inout [RegularExpression: Automaton]
    ) throws -> [Part] {
        var parts: [Part] = []
        // The components that follow, of each list that is not at its end.
        var pending = [components[...]]
        while let component = pending.last?.first {
            pending[pending.count - 1].removeFirst()
            switch component {
            case .literal(let bytes): parts.append(.literal(bytes))
            case .text(let expression, let isQuantified):
                parts.append(.text(try automaton(expression, &automata), isQuantified: isQuantified))
            case .capture(let index, let constraint):
                let values = try constraint.map { try automaton($0, &automata) }
                parts.append(.capture(pattern.captures[index].kind, values))
            case .any: parts.append(.any)
            case .rest: parts.append(.rest)
            case .optional(let components):
                parts.append(.optionalStart)
                pending.append(components[...])
            }
            while pending.count > 1, pending.last?.isEmpty == true {
                pending.removeLast()
                parts.append(.optionalEnd)
            }
        }
        return parts
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
