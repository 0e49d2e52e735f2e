/// A route of a handler of the main actor, for calls from there.
///
/// Generated code adds the same static functions as to ``Route``. So
/// ``Router/call(_:context:from:)-(MainActorRoute<Output>,_,_)`` with such a route
/// does not compile outside of the main actor, where it would fail:
///
/// ```swift
/// @MainActor func photoPage(_ router: Router) throws -> PhotoPage { try router.call(.pickPhoto()) }
/// ```
public struct MainActorRoute<Output>: Sendable, MainActorRouteAccessors {
    let route: Route<Output>

    /// Creates a route from one of any handler.
    ///
    /// Generated code uses it.
    public init(_ route: Route<Output>) { self.route = route }
}

/// The types with the static functions for handlers of the main actor: ``Route`` and ``MainActorRoute``.
///
/// Generated code uses it.
public protocol MainActorRouteAccessors {
    /// The handler's result.
    associatedtype Output
    /// Creates a route from one of any handler.
    init(_ route: Route<Output>)
}

extension Route: MainActorRouteAccessors {
    /// Creates a route from itself.
    ///
    /// Generated code uses it.
    public init(_ route: Route<Output>) { self = route }
}

@_spi(Generated)
extension MainActorRouteAccessors {
    /// Creates a route from the values of its parameters, as for ``Route``.
    public init<Values: Sendable>(_ path: RoutePath, _ values: Values = ()) { self.init(Route(path, values)) }

    /// Creates a route from values that are not `Sendable`.
    @MainActor
    public init<Values>(_ path: RoutePath, _ values: Values) { self.init(Route(path, onMainActor: values)) }
}
