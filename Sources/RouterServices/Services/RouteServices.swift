import RouteTables
@_spi(Generated) import RouterRuntime

/// The services of all modules, each identified by the protocol that it serves: `try router.services.appConfig`.
///
/// The instance of a type with `@service(AppConfigService)` is created lazily. Generated code extends this type with a
/// property for each service. `get` and `fetch` need no generated code:
///
/// ```swift
/// let config = try router.services.get((any AppConfigService).self)
/// let disk = try router.services.get((any Storage).self, key: "disk")
/// ```
///
/// A singleton is created once, even if several threads request it at the same time: the others wait. No lock is held
/// while an initializer runs, so it can request other services. Services that need each other are an error. An
/// initializer must not wait by other means for a thread that may request the same service. Instances are shared
/// between threads, so their types must make concurrent use safe.
public struct RouteServices: Sendable {
    /// The router that has these services.
    package let router: Router

    /// Creates the services of a router.
    ///
    /// Usually, use ``RouterRuntime/Router/services``.
    @_spi(Generated)
    public init(router: Router) {
        self.router = router
    }

    /// The service of a protocol, whose initializer must be synchronous.
    ///
    /// A service of the main actor can be requested on the main actor only. Elsewhere, use ``fetch(_:key:isolation:)``.
    ///
    /// - Parameters:
    ///   - type: The protocol: `(any AppConfigService).self`.
    ///   - key: The key of the service, if the protocol has several; `nil` for the default.
    ///   - isolation: The caller's isolation, which the compiler provides.
    /// - Returns: The shared instance, or a new one of a transient service.
    /// - Throws: The initializer's error; `RouterError` with the code `unknownService` if nothing serves the
    ///   protocol, `serviceCycle` if the service needs itself, or `requiresAsync` if it must be awaited.
    /// - Complexity: O(1) after the first time.
    public func get<Service>(
        _ type: Service.Type,
        key: String? = nil,
        isolation: isolated (any Actor)? = #isolation
    ) throws -> Service {
        guard let observation = router.serviceRegistry.observation(type, key: key) else {
            return try find(type, key: key, isolation: isolation)
        }
        do {
            let service = try find(type, key: key, isolation: isolation)
            observation.end(service)
            return service
        } catch {
            observation.end(throwing: error)
            throw error
        }
    }

    private func find<Service>(
        _ type: Service.Type,
        key: String?,
        isolation: isolated (any Actor)?
    ) throws -> Service {
        switch try router.serviceRegistry.source(type, key: key, for: router) {
        case .replacement(let make): return try cast(make(router), to: type)
        case .table(let entry):
            let resolver = ServiceResolver(entry: entry, router: router)
            return try cast(resolver.get(isOnMainActor: MainThread.isMainActor(isolation)), to: type)
        }
    }

    /// Awaits the service of a protocol, regardless of its initializer.
    ///
    /// - Parameters:
    ///   - type: The protocol: `(any AppConfigService).self`.
    ///   - key: The key of the service, if the protocol has several; `nil` for the default.
    ///   - isolation: The caller's isolation, which the compiler provides.
    /// - Returns: The shared instance, or a new one of a transient service.
    /// - Throws: The initializer's error; `RouterError` with the code `unknownService` if nothing serves the
    ///   protocol, or `serviceCycle` if the service needs itself.
    /// - Complexity: O(1) after the first time.
    public func fetch<Service>(
        _ type: Service.Type,
        key: String? = nil,
        isolation: isolated (any Actor)? = #isolation
    ) async throws -> Service {
        guard let observation = router.serviceRegistry.observation(type, key: key) else {
            return try await findWaiting(type, key: key, isolation: isolation)
        }
        do {
            let service = try await findWaiting(type, key: key, isolation: isolation)
            observation.end(service)
            return service
        } catch {
            observation.end(throwing: error)
            throw error
        }
    }

    private func findWaiting<Service>(
        _ type: Service.Type,
        key: String?,
        isolation: isolated (any Actor)?
    ) async throws -> Service {
        switch try router.serviceRegistry.source(type, key: key, for: router) {
        case .replacement(let make): return try cast(make(router), to: type)
        case .table(let entry):
            return try cast(await ServiceResolver(entry: entry, router: router).fetch(isolation: isolation), to: type)
        }
    }

    private func cast<Service>(_ instance: Any, to type: Service.Type) throws -> Service {
        guard let service = instance as? Service else {
            throw RouterError(
                .wrongResultType,
                ServiceProblem.notConforming(actual: "\(Swift.type(of: instance))", protocolName: "\(type)")
            )
        }
        return service
    }

    /// The error for an index that the module does not have: its table and its code are of different builds.
    ///
    /// Generated code throws it.
    @_spi(Generated)
    public func unknownIndex(_ index: Int) -> RouterError {
        RouterError(.unknownService, ServiceProblem.unknownIndex(index))
    }
}

extension RouteServices {
    /// Replaces a service by an instance, for tests or previews.
    ///
    /// It replaces the service for this protocol and key only, whether a type serves them or not. Instances that were
    /// requested before are not affected.
    ///
    /// - Returns: A token that removes the replacement.
    @discardableResult
    public func replace<Service>(
        _ type: Service.Type,
        key: String? = nil,
        with service: sending Service
    ) -> RouteToken {
        // Unchecked: the caller gives the instance away, and it is shared from then on.
        nonisolated(unsafe) let service = service
        return router.serviceRegistry.replace(type, key: key) { _ in service }
    }

    /// Replaces a service by the instances that a closure creates.
    ///
    /// The closure is called for each request of the service.
    ///
    /// - Returns: A token that removes the replacement.
    @discardableResult
    public func replace<Service>(
        _ type: Service.Type,
        key: String? = nil,
        make: @escaping @Sendable (Router) throws -> Service
    ) -> RouteToken {
        router.serviceRegistry.replace(type, key: key, make)
    }
}

extension Router {
    /// The services of all modules, by the protocols that they serve.
    public var services: RouteServices { RouteServices(router: self) }
}
