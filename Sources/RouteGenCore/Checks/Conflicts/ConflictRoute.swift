import RoutePatterns
import RouteTables

/// A route as the search for conflicts sees it: a pattern with what decides whether another route can stand in its way.
///
/// A class, as it is looked at often and large.
final class ConflictRoute: Sendable {
    let module: String
    let handler: Handler
    let pattern: Handler.Pattern
    let query: QueryDemand
    private let conditions: CompilationConditions

    init(module: String, handler: Handler, pattern: Handler.Pattern, query: QueryDemand) {
        self.module = module
        self.handler = handler
        self.pattern = pattern
        self.query = query
        conditions = CompilationConditions(handler.conditions)
    }

    /// Whether this route, where it goes first, leaves nothing to another one: it is part of every build that the other is
    /// part of, available on every system that has the other, open to all callers that the other is open to, and asks nobody before it takes a URL.
    func blocks(_ other: ConflictRoute) -> Bool {
        guard !isConditional, pattern.origins.isSuperset(of: other.pattern.origins),
            handler.availability.availability.isThereWherever(other.handler.availability.availability)
        else { return false }
        guard !handler.conditions.isEmpty else { return true }
        return !other.conditions.canHold(with: conditions.negated)
    }

    /// Whether it may refuse a URL that it matches, as its marker names a function to ask.
    var isConditional: Bool { pattern.tester != nil }

    /// Whether both can be asked for one URL: by one caller, in one build.
    func meets(_ other: ConflictRoute) -> Bool {
        handler.conditions.isEmpty || other.handler.conditions.isEmpty || conditions.canHold(with: other.conditions)
    }
}
