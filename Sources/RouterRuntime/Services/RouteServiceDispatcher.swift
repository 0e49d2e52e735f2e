import RouteTables

/// What a module's generated code does for the router's services: it makes them by their index.
///
/// Generated code conforms to it; there is no need to do so by hand. As with handlers there is a method for each call kind, so
/// that an initialiser is called in its own isolation.
public protocol RouteServiceDispatcher: Sendable {
    /// The protocol that a service is fetched by; `nil` where its `#if` is not part of this build.
    static func serviceProtocol(_ service: Int) -> Any.Type?

    /// Makes a service whose initialiser is synchronous and not isolated.
    static func make(_ service: Int, _ router: Router) throws -> Any

    /// Makes a service whose initialiser is synchronous and runs on the main actor.
    @MainActor
    static func makeOnMainActor(_ service: Int, _ router: Router) throws -> Any

    /// Makes a service whose initialiser is asynchronous, or isolated to an actor other than the main actor.
    static func open(_ service: Int, _ router: Router, isolation: isolated (any Actor)?) async throws -> Any

    /// Makes a service whose initialiser is asynchronous and runs on the main actor.
    @MainActor
    static func openOnMainActor(_ service: Int, _ router: Router) async throws -> Any
}

extension RouteServiceDispatcher {
    /// A module without such services has nothing to make.
    public static func make(_ service: Int, _ router: Router) throws -> Any {
        throw router.services.unknownIndex(service)
    }

    /// A module without such services has nothing to make.
    @MainActor
    public static func makeOnMainActor(_ service: Int, _ router: Router) throws -> Any {
        throw router.services.unknownIndex(service)
    }

    /// A module without such services has nothing to make.
    public static func open(
        _ service: Int,
        _ router: Router,
        isolation: isolated (any Actor)?
    ) async throws -> Any {
        throw router.services.unknownIndex(service)
    }

    /// A module without such services has nothing to make.
    @MainActor
    public static func openOnMainActor(_ service: Int, _ router: Router) async throws -> Any {
        throw router.services.unknownIndex(service)
    }
}
