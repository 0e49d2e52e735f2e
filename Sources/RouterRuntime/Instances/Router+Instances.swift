import RouteTables

extension Router {
    /// Hands the router the instance whose methods are the handlers of its type.
    ///
    /// It takes the place of an instance that the router made itself. (Khala's `register`.)
    public func register<Instance>(_ instance: sending Instance) {
        instances.store(instance, as: Instance.self)
    }

    /// Hands the router several instances at once, each for its own type.
    ///
    /// ```swift
    /// router.register(contentsOf: [AModule(), BModule()])
    /// ```
    public func register(contentsOf instances: sending [Any]) {
        for instance in instances { self.instances.store(instance, as: Swift.type(of: instance)) }
    }

    /// Forgets the instance of a type; the next call makes a new one.
    public func unregister<Instance>(_ type: Instance.Type) {
        instances.remove(type)
    }

    /// Forgets the instances of all types.
    public func unregisterAll() {
        instances.removeAll()
    }

    /// Says how to make the instance of a type with handlers, for types without an `init()` or with dependencies.
    ///
    /// - Parameters:
    ///   - type: The type whose methods are handlers.
    ///   - factory: Makes the instance: once, or for each call where the type's marker says `lifetime: transient`.
    public func provide<Instance>(_ type: Instance.Type, factory: @escaping @Sendable () throws -> Instance) {
        instances.provide(type, factory)
    }
}

extension Router {
    /// The instance of a type that handlers and services share; generated code asks for it when it makes the service.
    ///
    /// - Throws: What the factory or the initialiser throws.
    public func instance<Instance>(_ type: Instance.Type, _ make: () throws -> Instance) throws -> Instance {
        try instances.instance(type, cached: true, make: make)
    }
}

extension RouteCall {
    /// The shared instance of a type with handlers, which is made at the first call.
    ///
    /// - Throws: What the factory or the initialiser throws.
    public func instance<Instance>(_ type: Instance.Type, _ make: () throws -> Instance) throws -> Instance {
        try router.instances.instance(type, cached: true, make: make)
    }

    /// A new instance of a type with handlers.
    ///
    /// - Throws: What the factory or the initialiser throws.
    public func transientInstance<Instance>(_ type: Instance.Type, _ make: () throws -> Instance) throws -> Instance {
        try router.instances.instance(type, cached: false, make: make)
    }

    /// The shared instance of a type that has no `init()`: the app has to hand it over.
    ///
    /// - Throws: ``RouterError`` with the code `missingInstance` if the app did not.
    public func providedInstance<Instance>(_ type: Instance.Type) throws -> Instance {
        try router.instances.instance(type, cached: true) { throw missingInstance(type) }
    }

    /// A new instance of a type that has no `init()`: the app has to say how to make it.
    ///
    /// - Throws: ``RouterError`` with the code `missingInstance` if the app did not.
    public func providedTransientInstance<Instance>(_ type: Instance.Type) throws -> Instance {
        try router.instances.instance(type, cached: false) { throw missingInstance(type) }
    }

    private func missingInstance(_ type: Any.Type) -> RouterError {
        RouterError(.missingInstance, .missingInstance(type: "\(type)", handler: handlerName), for: origin)
    }
}
