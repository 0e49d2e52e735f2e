import RoutePatterns
import RouteTables
import RouterRuntime

/// A route that was added at run time.
struct DynamicRoute: Sendable {
    /// What it leads to.
    enum Action: Sendable {
        /// A closure.
        case closure(AddedHandler.Body)
        /// To a handler of the table, with fixed items for the query.
        case handler(Int, query: String)
        /// To another URL.
        case forward(RouteForward)
    }

    let id: Int
    let pattern: RoutePattern
    let priority: RoutePriority
    /// Who is let in, beside the app itself.
    let origins: Set<RouteOrigin>
    let condition: (@Sendable (RouteRequest) -> Bool)?
    let action: Action

    func isOpen(to origin: RouteOrigin) -> Bool {
        origin == .app || origins.contains(origin)
    }

    /// Whether a caller may be told of it: where a path leads to is open to others than the path itself.
    func isKnown(to origin: RouteOrigin) -> Bool {
        if case .forward = action, origin != .app { return false }
        return isOpen(to: origin)
    }

    /// Whether a relocation made it.
    var isRelocation: Bool {
        if case .closure = action { return false }
        return true
    }
}
