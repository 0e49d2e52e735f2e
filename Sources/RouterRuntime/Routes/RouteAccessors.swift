/// The types with the static functions for handlers of the main actor: ``Route`` and ``MainActorRoute``.
///
/// Generated code uses it.
public protocol MainActorRouteAccessors {
    /// The handler's result.
    associatedtype Output
    /// Creates a route from one of any handler.
    init(route: Route<Output>)
}

extension Route: InterfaceRouteAccessors, InterfaceMainActorRouteAccessors {
    /// Creates a route from itself.
    ///
    /// Generated code uses it.
    public init(route: Route<Output>) { self = route }
}

@_spi(Generated)
extension MainActorRouteAccessors {
    /// Creates a route from the values of its parameters, as for ``Route``.
    public init<Values: Sendable>(_ path: RoutePath, _ values: Values = ()) { self.init(route: Route(path, values)) }

    /// Creates a route from values that are not `Sendable`.
    @MainActor
    public init<Values>(_ path: RoutePath, _ values: Values) { self.init(route: Route(path, onMainActor: values)) }
}

/// The type with the static functions of interfaces: ``Route``.
///
/// A target with accessors to the routes of other modules extends this protocol and not ``Route``, which each module
/// extends for its own routes: the compiler would compile those files again whenever an interface changes.
/// The initializer has a label for the same reason: without one, `Self(.openChat)` in those files would look the name up
/// here, too, and find that of an interface to the module itself.
///
/// Generated code uses it.
public protocol InterfaceRouteAccessors {
    /// The handler's result.
    associatedtype Output
    /// Creates a route from one of any handler.
    init(route: Route<Output>)
}

/// The types with the static functions of interfaces for handlers of the main actor: ``Route`` and ``MainActorRoute``.
///
/// Generated code uses it.
public protocol InterfaceMainActorRouteAccessors: MainActorRouteAccessors {}

/// The type with the functions and properties of interfaces for Khala's manner of calls: ``RouteStore``.
///
/// Generated code uses it.
public protocol InterfaceStoreAccessors {
    /// The router that performs the calls.
    var router: Router { get }
}

@_spi(Generated)
extension InterfaceRouteAccessors {
    /// Creates a route from the values of its parameters, as for ``Route``.
    public init<Values: Sendable>(_ path: RoutePath, _ values: Values = ()) { self.init(route: Route(path, values)) }

    /// Creates a route from values that are not `Sendable`, which the first call takes.
    public init<Values>(_ path: RoutePath, _ values: sending Values) { self.init(route: Route(path, values)) }

    /// Creates a route from values that belong to the main actor.
    @MainActor
    public init<Values>(_ path: RoutePath, onMainActor values: Values) {
        self.init(route: Route(path, onMainActor: values))
    }
}
