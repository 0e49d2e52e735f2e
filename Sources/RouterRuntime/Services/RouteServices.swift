import RouteTables

/// The services of all modules, each fetched by the protocol that it serves: `try router.services.appConfig`.
///
/// A type that carries `@service(AppConfigService)` is made when it is asked for first. Generated code extends this type with
/// a property for each service; `get` and `fetch` need no generated code:
///
/// ```swift
/// let config = try router.services.get((any AppConfigService).self)
/// let disk = try router.services.get((any Storage).self, key: "disk")
/// ```
///
/// A singleton is made once, also if several threads ask for it at the same time: the others wait. No lock is held while an
/// initialiser runs, so it can ask for other services; services that need each other are an error. An initialiser must not wait by
/// other means for a thread that may ask for the same service. Instances are shared as they
/// are: who may use one from where is the business of its type.
public struct RouteServices: Sendable {
    /// The router whose services these are.
    public let router: Router

    /// Creates the services of a router; ``Router/services`` is the usual way.
    public init(router: Router) {
        self.router = router
    }

    /// The service of a protocol, whose initialiser has to be synchronous.
    ///
    /// A service of the main actor can be fetched from the main actor only; from elsewhere use ``fetch(_:key:isolation:)``.
    ///
    /// - Parameters:
    ///   - type: The protocol: `(any AppConfigService).self`.
    ///   - key: The key of the service, where the protocol has several; `nil` for the default.
    ///   - isolation: The caller's isolation, which the compiler fills in.
    /// - Returns: The shared instance, or a new one of a transient service.
    /// - Throws: What the initialiser throws; ``RouterError`` with the code `unknownService` if nothing serves the protocol,
    ///   `serviceCycle` if the service needs itself, `requiresAsync` if it has to be awaited.
    /// - Complexity: Constant after the first time.
    public func get<Service>(
        _ type: Service.Type,
        key: String? = nil,
        isolation: isolated (any Actor)? = #isolation
    ) throws -> Service {
        switch try router.serviceRegistry.source(type, key: key, for: router) {
        case .replacement(let make): return try cast(make(router), to: type)
        case .table(let entry):
            let maker = ServiceMaker(entry: entry, router: router)
            return try cast(maker.get(isOnMainActor: isolation === MainActor.shared), to: type)
        }
    }

    /// The service of a protocol, whatever its initialiser is; waits for it.
    ///
    /// - Parameters:
    ///   - type: The protocol: `(any AppConfigService).self`.
    ///   - key: The key of the service, where the protocol has several; `nil` for the default.
    ///   - isolation: The caller's isolation, which the compiler fills in.
    /// - Returns: The shared instance, or a new one of a transient service.
    /// - Throws: What the initialiser throws; ``RouterError`` with the code `unknownService` if nothing serves the protocol,
    ///   or `serviceCycle` if the service needs itself.
    /// - Complexity: Constant after the first time.
    public func fetch<Service>(
        _ type: Service.Type,
        key: String? = nil,
        isolation: isolated (any Actor)? = #isolation
    ) async throws -> Service {
        switch try router.serviceRegistry.source(type, key: key, for: router) {
        case .replacement(let make): return try cast(make(router), to: type)
        case .table(let entry):
            return try cast(await ServiceMaker(entry: entry, router: router).fetch(isolation: isolation), to: type)
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

    /// The error for an index that the module does not have: its table is older or newer than its code.
    ///
    /// Generated code throws it.
    public func unknownIndex(_ index: Int) -> RouterError {
        RouterError(.unknownService, ServiceProblem.unknownIndex(index))
    }
}

extension RouteServices {
    /// Puts an instance in the place of a service, for tests or for a preview.
    ///
    /// It answers to the protocol and the key alone, whether a type serves them or not; what was made before stays with those
    /// who have it.
    ///
    /// - Returns: What removes the replacement again.
    @discardableResult
    public func replace<Service>(
        _ type: Service.Type,
        key: String? = nil,
        with service: sending Service
    ) -> RouteToken {
        // Handed over for good, and then only handed out, as instances are.
        nonisolated(unsafe) let service = service
        return router.serviceRegistry.replace(type, key: key) { _ in service }
    }

    /// Puts what a closure makes in the place of a service; it is called each time the service is asked for.
    ///
    /// - Returns: What removes the replacement again.
    @discardableResult
    public func replace<Service>(
        _ type: Service.Type,
        key: String? = nil,
        making make: @escaping @Sendable (Router) throws -> Service
    ) -> RouteToken {
        router.serviceRegistry.replace(type, key: key, make)
    }
}

extension Router {
    /// The services of all modules, by the protocols that they serve.
    public var services: RouteServices { RouteServices(router: self) }
}
