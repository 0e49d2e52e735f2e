import RoutePatterns
import RouteTables

/// A route in the search for conflicts: a pattern with what determines its conflicts with other routes.
///
/// It is a class because it is large and used often.
final class ConflictRoute: Sendable {
    let route: CompiledRoutes.Route
    /// The index of the pattern in the table.
    let patternIndex: Int
    let query: QueryDemand
    private let conditions: CompilationConditions

    var module: String { route.module }
    var handler: Handler { route.handler }
    var pattern: Handler.Pattern { route.pattern }

    /// Creates a route; `nil` if one of the expressions in its query is too large.
    init?(_ route: CompiledRoutes.Route, patternIndex: Int) {
        guard let query = QueryDemand(route.pattern.pattern) else { return nil }
        self.route = route
        self.patternIndex = patternIndex
        self.query = query
        conditions = CompilationConditions(route.handler.conditions)
    }

    /// Whether this route, if it ranks above another one, takes every URL that both match.
    ///
    /// That is so if it is part of every build that has the other one, available on every system that has the other
    /// one, open to all callers of the other one, and has no condition.
    func blocks(_ other: ConflictRoute) -> Bool {
        guard !isConditional, pattern.origins.isSuperset(of: other.pattern.origins),
            handler.availability.availability.isThereWherever(other.handler.availability.availability)
        else { return false }
        guard !handler.conditions.isEmpty else { return true }
        return !other.conditions.canHold(with: conditions.negated)
    }

    /// Whether its marker has a condition, which may refuse a URL that the pattern matches.
    var isConditional: Bool { pattern.condition != nil }

    /// Whether both routes can be part of one build.
    func meets(_ other: ConflictRoute) -> Bool {
        handler.conditions.isEmpty || other.handler.conditions.isEmpty || conditions.canHold(with: other.conditions)
    }
}

extension CompiledRoutes.Route {
    /// The pattern and the handler for messages.
    var name: String { "`\(pattern.text)` of `\(handler.displayName)`" }

    /// A note about the marker.
    var related: Diagnostic.Related { pattern.location.note("\(name) is here") }
}
