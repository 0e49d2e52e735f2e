import RouteGenCore
import RoutePatterns
import RouteTables

/// A route of one of two maps, with the facts that determine the URLs that it gets.
struct ComparedRoute {
    /// The route in its map.
    var route: MappedRoute
    /// Whether it belongs to the old map.
    var isOld: Bool
    var pattern: RoutePattern
    var query: QueryDemand

    /// Creates a route; `nil` if one of its expressions is too large, so that no table can hold it.
    init?(_ route: MappedRoute, isOld: Bool, ignoresCase: Bool = false) {
        guard let written = try? RoutePattern(route.pattern),
            let pattern = ignoresCase ? try? written.ignoringCase() : written, let query = QueryDemand(pattern)
        else { return nil }
        self.route = route
        self.isOld = isOld
        self.pattern = pattern
        self.query = query
    }

    /// The string that identifies the route in both maps, even if its pattern or its parameters change: its accessor.
    var identity: String { "\(route.module).\(route.name)" }

    /// Whether a function decides after a match whether the route takes the URL.
    var isConditional: Bool { route.condition != nil }

    func isOpen(to origin: RouteOrigin) -> Bool { origin == .app || route.origins.contains(origin) }

    /// Everything that determines which URLs the route gets, besides the other routes.
    struct Shape: Hashable {
        var identity: String
        var pattern: RoutePattern
        var priority: RoutePriority
        var origins: [RouteOrigin]
        var isConditional: Bool
    }

    var shape: Shape {
        Shape(
            identity: identity,
            pattern: pattern,
            priority: route.priority,
            origins: route.origins,
            isConditional: isConditional
        )
    }
}

/// The point of view from which a URL is looked up.
struct ComparedView: Hashable {
    /// The caller.
    var origin: RouteOrigin
    /// Whether the routes with conditions decline.
    var conditionsDecline: Bool

    /// All points of view that make a difference for some routes.
    static func all(for routes: [ComparedRoute]) -> [ComparedView] {
        let origins = RouteOrigin.allCases.filter { origin in
            origin == .app || routes.contains { $0.isOpen(to: origin) }
        }
        let hasConditions = routes.contains(where: \.isConditional)
        return origins.flatMap { origin in
            (hasConditions ? [false, true] : [false]).map { ComparedView(origin: origin, conditionsDecline: $0) }
        }
    }

    /// Whether a route may answer.
    func sees(_ route: ComparedRoute) -> Bool {
        route.isOpen(to: origin) && !(conditionsDecline && route.isConditional)
    }
}

/// A URL whose route differs between two maps.
struct ComparedURL {
    /// The index of the old route.
    var old: Int
    /// The index of the new one; `nil` if no route takes the URL any more.
    var new: Int?
    var view: ComparedView
    var url: String
}
