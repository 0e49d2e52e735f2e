import RoutePatterns
import RouteTables

/// The query items that a route requires: for each name, the values that its first item may have.
package struct QueryDemand: Hashable {
    /// The required names.
    private var required: [[UInt8]: QueryValues] = [:]
    /// The names that may be missing.
    private var optional: [[UInt8]: QueryValues] = [:]

    /// Creates the demand of a pattern; `nil` if one of its expressions is too large.
    package init?(_ pattern: RoutePattern) {
        do {
            for item in pattern.query {
                let isRequired = item.isRequired(pattern.captures)
                if isRequired, let text = item.literal {
                    try add(item.name, .literal(text), isRequired: true)
                } else {
                    let values = item.values
                    let language = try Self.language(isRequired ? values : .choice([.empty, values]))
                    try add(item.name, language, isRequired: isRequired)
                }
            }
        } catch {
            return nil
        }
    }

    /// The names that must have one literal value, which distinguish most routes of one path.
    var literals: [[UInt8]: [UInt8]] {
        required.compactMapValues { if case .literal(let text) = $0 { text } else { nil } }
    }

    private mutating func add(_ name: [UInt8], _ values: QueryValues, isRequired: Bool) throws(Automaton.TooLarge) {
        var values = values
        if let known = required[name] ?? optional[name] { values = try known.intersection(values) }
        if isRequired || required[name] != nil {
            required[name] = values
            optional[name] = nil
        } else {
            optional[name] = values
        }
    }

    /// The combination of both demands; `nil` if no query meets it.
    package func combined(with other: QueryDemand) -> QueryDemand? {
        guard !hasOtherLiteral(than: other) else { return nil }
        var result = self
        do {
            for (name, values) in other.required { try result.add(name, values, isRequired: true) }
            for (name, values) in other.optional { try result.add(name, values, isRequired: false) }
        } catch {
            return nil
        }
        return result.required.values.contains(where: \.isEmpty) ? nil : result
    }

    /// Whether there is a query that meets this demand and none of the others.
    func canBeMet(avoiding others: [QueryDemand]) -> Bool {
        others.isEmpty ? !required.values.contains(where: \.isEmpty) : query(avoiding: others) != nil
    }

    /// A query that meets this demand and none of the others; `nil` if there is none.
    package func query(avoiding others: [QueryDemand]) -> [(name: [UInt8], value: [UInt8])]? {
        /// A demand that meets another one, and the names by whose values it may avoid that.
        struct Attempt {
            var demand: QueryDemand
            var other: QueryDemand
            var names: ArraySlice<[UInt8]>
        }
        var attempts: [Attempt] = []
        var demand = self
        while true {
            // Avoiding several demands may mean trying all combinations. If there are too many, the routes are not
            // reported.
            if let budget = WorkBudget.current, (try? budget.spend(10 * (others.count + 1))) == nil { return nil }
            if let other = others.first(where: { !demand.avoids($0) }) {
                let names = Set(other.required.keys).union(other.optional.keys)
                let sorted = names.sorted { $0.lexicographicallyPrecedes($1) }
                attempts.append(Attempt(demand: demand, other: other, names: sorted[...]))
            } else if let query = demand.shortest {
                return query
            }
            var next: QueryDemand?
            while next == nil, let last = attempts.indices.last {
                if let name = attempts[last].names.popFirst() {
                    next = attempts[last].demand.avoiding(attempts[last].other, by: name)
                } else {
                    attempts.removeLast()
                }
            }
            guard let next else { return nil }
            demand = next
        }
    }

    /// The demand without the values of one name that another demand accepts; `nil` if none remains.
    private func avoiding(_ other: QueryDemand, by name: [UInt8]) -> QueryDemand? {
        // A query may contain a name that this demand does not mention, with a value that the other one refuses.
        guard let refused = other.required[name] ?? other.optional[name],
            let own = required[name] ?? optional[name] ?? Self.everything,
            let rest = try? own.subtracting(refused), !rest.isEmpty
        else { return nil }
        var narrowed = self
        narrowed.required[name] = rest
        narrowed.optional[name] = nil
        return narrowed
    }

    /// Whether no query with only the required names also meets the other demand.
    private func avoids(_ other: QueryDemand) -> Bool {
        other.required.contains { required[$0.key] == nil }
            || required.contains { name, values in
                guard let others = other.required[name] ?? other.optional[name] else { return false }
                return (try? !values.meets(others)) ?? false
            }
    }

    /// Whether both require literal values for one name that are different.
    private func hasOtherLiteral(than other: QueryDemand) -> Bool {
        required.contains { name, values in
            guard case .literal(let text) = values, case .literal(let otherText) = other.required[name] else {
                return false
            }
            return text != otherText
        }
    }

    /// The values of an expression.
    ///
    /// The values of a plain capture, the most common expression, are computed once.
    private static func language(_ expression: RegularExpression) throws -> QueryValues {
        if expression == someText, let someValue { return someValue }
        return .language(try Automaton(expression))
    }

    private static let someText = RegularExpression.some(.all).ungrouped
    private static let someValue = try? QueryValues.language(Automaton(someText))

    private static let everything = try? QueryValues.language(
        Automaton(.repeated(.set(.all), minimum: 0, maximum: nil, lazy: false))
    )

    /// The shortest value for each required name, in the order of the names.
    private var shortest: [(name: [UInt8], value: [UInt8])]? {
        var query: [(name: [UInt8], value: [UInt8])] = []
        for (name, values) in required.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
            guard let value = values.shortest else { return nil }
            query.append((name, value))
        }
        return query
    }
}

extension PatternQueryItem {
    /// The only value that it accepts, in canonical form, if there is just one.
    var literal: [UInt8]? {
        var classes = ConstraintClasses()
        guard case .literal(let text) = PatternVariant.single(value, &classes).matcher else { return nil }
        return Array(text)
    }

    /// The values that it accepts.
    package var values: RegularExpression {
        var classes = ConstraintClasses()
        return switch PatternVariant.single(value, &classes).matcher {
        case .literal(let text): RegularExpression(canonical: text)
        case .nonEmpty: .some(.all).ungrouped
        case .any: .repeated(.set(.all), minimum: 0, maximum: nil, lazy: false)
        case .expression(let single), .span(let single): single
        }
    }
}
