import RouterRuntime

/// What a route demands of the query: for each name the values that its first item may have.
struct QueryDemand {
    private let values: [[UInt8]: Automaton]

    /// The demand of a pattern; `nil` if one of its expressions is out of proportion.
    init?(_ pattern: RoutePattern) {
        var values: [[UInt8]: Automaton] = [:]
        var classes = ConstraintClasses()
        for item in pattern.query where item.isRequired(pattern.captures) {
            let expression: RegularExpression
            switch PatternVariant.single(item.value, &classes).matcher {
            case .literal(let text): expression = RegularExpression(canonical: text)
            case .nonEmpty: expression = .some(.all).ungrouped
            case .any: expression = .repeated(.set(.all), minimum: 0, maximum: nil, lazy: false)
            case .expression(let single), .span(let single): expression = single
            }
            guard let automaton = try? Automaton(expression) else { return nil }
            if let known = values[item.name] {
                guard let both = try? known.intersection(automaton) else { return nil }
                values[item.name] = both
            } else {
                values[item.name] = automaton
            }
        }
        self.values = values
    }

    private init(values: [[UInt8]: Automaton]) {
        self.values = values
    }

    /// Whether nothing is demanded.
    var isEmpty: Bool { values.isEmpty }

    /// What both demand together; `nil` if no query has it.
    func combined(with other: QueryDemand) -> QueryDemand? {
        var result = values
        for (name, automaton) in other.values {
            guard let own = result[name] else {
                result[name] = automaton
                continue
            }
            guard let both = try? own.intersection(automaton), !both.isEmpty else { return nil }
            result[name] = both
        }
        return QueryDemand(values: result)
    }

    /// A query that meets this demand and none of the others; `nil` if there is none.
    func query(avoiding others: [QueryDemand]) -> [(name: [UInt8], value: [UInt8])]? {
        // A name that is not demanded stays out of the query, so only demands for the same names can be met by accident.
        guard let other = others.first(where: { $0.values.keys.allSatisfy { values[$0] != nil } }) else {
            return shortest
        }
        for (name, automaton) in other.values.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
            guard let own = values[name], let rest = try? own.subtracting(automaton), !rest.isEmpty else { continue }
            var narrowed = values
            narrowed[name] = rest
            let remaining = others.filter { demand in
                // With this name narrowed, the other demand is not met any more, and needs no second look.
                demand.values[name] != automaton || demand.values.count != other.values.count
                    || demand.values.keys != other.values.keys
            }
            if let query = QueryDemand(values: narrowed).query(avoiding: remaining) { return query }
        }
        return nil
    }

    /// The shortest value for each name, in the order of the names.
    private var shortest: [(name: [UInt8], value: [UInt8])]? {
        var query: [(name: [UInt8], value: [UInt8])] = []
        for (name, automaton) in values.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
            guard let value = automaton.shortestText() else { return nil }
            query.append((name, value))
        }
        return query
    }
}
