import RouteTables

extension Router {
    /// Registers the instance whose methods are the handlers of its type.
    ///
    /// It replaces an instance that the router created. (Khala's `register`.)
    public func register<Instance>(_ instance: sending Instance) {
        instances.store(instance, as: Instance.self)
    }

    /// Forgets the instance of a type.
    ///
    /// The next call creates a new one.
    public func unregister<Instance>(_ type: Instance.Type) {
        instances.remove(type)
    }

    /// Forgets the instances of all types.
    public func unregisterAll() {
        instances.removeAll()
    }

    /// Sets how to create the instance of a type with handlers that has no `init()` or has dependencies.
    ///
    /// - Parameters:
    ///   - type: The type whose methods are handlers.
    ///   - factory: Creates the instance: once, or for each call if the type's marker says `lifetime: transient`.
    public func provide<Instance>(_ type: Instance.Type, factory: @escaping @Sendable () throws -> Instance) {
        instances.provide(type, factory)
    }

    /// Sets how the main actor creates the instance of a type with handlers.
    ///
    /// ```swift
    /// router.provide(ProfileView.self, onMainActor: { ProfileView(personID: 1) })
    /// ```
    ///
    /// - Parameters:
    ///   - type: The type whose methods are handlers of the main actor.
    ///   - factory: Creates the instance: once, or for each call if the type's marker says `lifetime: transient`. If a
    ///     handler that runs elsewhere needs an instance, its call throws ``RouterError`` with the code `requiresAsync`.
    public func provide<Instance>(
        _ type: Instance.Type,
        onMainActor factory: @escaping @MainActor @Sendable () throws -> Instance
    ) {
        let name = "\(type)"
        instances.provide(type) {
            guard MainThread.isCurrent else { throw RouterError(.requiresAsync, .isolatedInstance(type: name)) }
            return try MainThread.assumeIsolated { try factory() }
        }
    }

    /// Sets how to create the instances of all types with handlers, such as by a container of the app.
    ///
    /// ```swift
    /// router.provide { type in container.resolve(type) }
    /// ```
    ///
    /// - Parameter container: Creates the instance of a type whose instance was neither registered nor provided. For
    ///   `nil`, or an instance of another type, the type's initializer applies. The router keeps the instance, unless
    ///   the type's marker says `lifetime: transient`.
    public func provide(_ container: @escaping @Sendable (_ type: Any.Type) throws -> Any?) {
        instances.provide(container)
    }

    /// The instance of a type that handlers and services share.
    ///
    /// Generated code uses it to create the service.
    ///
    /// - Throws: The error of the factory or the initializer.
    @_spi(Generated)
    public func instance<Instance>(
        _ type: Instance.Type,
        isolation: isolated (any Actor)? = #isolation,
        _ make: () throws -> Instance
    ) throws -> Instance {
        try instances.instance(type, cached: true, isolation: isolation, make: make)
    }
}
