import RoutePatterns
import RouteTables
import RouterPipeline
import RouterRuntime

/// A route added at run time.
struct DynamicRoute: Sendable {
    /// The destination of the route.
    enum Action: Sendable {
        /// A closure.
        case closure(AddedClosure.Body)
        /// A handler of the table.
        case handler(RelocatedHandler)
        /// A different URL.
        case forward(RouteForward)
    }

    let id: Int
    let pattern: RoutePattern
    let priority: RoutePriority
    /// The callers that the route is open to, in addition to the app.
    let origins: Set<RouteOrigin>
    let condition: (@Sendable (RouteRequest) -> Bool)?
    let action: Action

    func isOpen(to origin: RouteOrigin) -> Bool {
        origin == .app || origins.contains(origin)
    }

    /// Whether a caller may know the route.
    ///
    /// A relocated path may be open to more callers than its target.
    func isKnown(to origin: RouteOrigin) -> Bool {
        if case .forward = action, origin != .app { return false }
        return isOpen(to: origin)
    }

    /// Whether a relocation added it.
    var isRelocation: Bool {
        if case .closure = action { return false }
        return true
    }
}
