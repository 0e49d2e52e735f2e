import RouteTables
@_spi(Generated) import RouterRuntime

/// The interface between the router and a module's generated code, which creates the module's services by index.
///
/// As for handlers, there is a method for each call kind, so an initializer runs in its own isolation.
@_spi(Generated)
public protocol RouteServiceDispatcher: Sendable {
    /// The protocol of a service; `nil` if the service's `#if` excludes it from this build.
    static func serviceProtocol(_ service: Int) -> Any.Type?

    /// Creates a service whose initializer is synchronous and not isolated.
    static func make(_ service: Int, _ router: Router) throws -> Any

    /// Creates a service whose initializer is synchronous and runs on the main actor.
    @MainActor
    static func makeOnMainActor(_ service: Int, _ router: Router) throws -> Any

    /// Creates a service whose initializer is asynchronous, or isolated to an actor other than the main actor.
    static func open(_ service: Int, _ router: Router, isolation: isolated (any Actor)?) async throws -> Any

    /// Creates a service whose initializer is asynchronous and runs on the main actor.
    @MainActor
    static func openOnMainActor(_ service: Int, _ router: Router) async throws -> Any
}

@_spi(Generated)
extension RouteServiceDispatcher {
    /// A module without such services has nothing to create.
    public static func make(_ service: Int, _ router: Router) throws -> Any {
        throw router.services.unknownIndex(service)
    }

    /// A module without such services has nothing to create.
    @MainActor
    public static func makeOnMainActor(_ service: Int, _ router: Router) throws -> Any {
        throw router.services.unknownIndex(service)
    }

    /// A module without such services has nothing to create.
    public static func open(
        _ service: Int,
        _ router: Router,
        isolation: isolated (any Actor)?
    ) async throws -> Any {
        throw router.services.unknownIndex(service)
    }

    /// A module without such services has nothing to create.
    @MainActor
    public static func openOnMainActor(_ service: Int, _ router: Router) async throws -> Any {
        throw router.services.unknownIndex(service)
    }
}
