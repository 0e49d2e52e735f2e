/// A route of a handler of the main actor, for calls from there.
///
/// Generated code adds the same static functions as to ``Route``. So
/// ``Router/call(_:context:from:)-(MainActorRoute<Output>,_,_)`` with such a route
/// does not compile outside of the main actor, where it would fail:
///
/// ```swift
/// @MainActor func photoPage(_ router: Router) throws -> PhotoPage { try router.call(.pickPhoto()) }
/// ```
public struct MainActorRoute<Output>: Sendable, InterfaceMainActorRouteAccessors {
    let route: Route<Output>

    /// Creates a route from one of any handler.
    ///
    /// Generated code uses it.
    public init(route: Route<Output>) { self.route = route }
}
