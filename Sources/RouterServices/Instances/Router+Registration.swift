@_spi(Benchmarks) import RouteTables
@_spi(Generated) import RouterRuntime

extension Router {
    /// Creates the instances of all types with handlers that satisfy a condition, so that broadcasts reach them before
    /// their first call.
    ///
    /// A protocol selects several types (Khala's registration by protocol):
    ///
    /// ```swift
    /// try router.registerAll { $0 is any LaunchModule.Type }
    /// ```
    ///
    /// - Parameters:
    ///   - isolation: The caller's isolation, which the compiler provides.
    ///   - isIncluded: Whether to create the instance of a type. It is called once for each type whose instance is
    ///     cached.
    /// - Throws: The initializer's or factory's error; `RouterError` with the code `requiresAsync` for a type of the
    ///   main actor if the caller is elsewhere and for a type of another global actor, or `missingInstance` for a type
    ///   whose instance the app must register. Instances that were created before the error remain.
    /// - Complexity: O(*n*) in the number of handlers.
    public func registerAll(
        isolation: isolated (any Actor)? = #isolation,
        where isIncluded: (Any.Type) -> Bool
    ) throws {
        for receiver in cachedTypes where isIncluded(receiver.type) && !instances.has(receiver.type) {
            try make(receiver, isolation)
        }
    }

    /// Creates the instance of the type with handlers that a URL or a name denotes (Khala's `register`).
    ///
    /// ```swift
    /// try router.register(named: "kl://AModule")
    /// ```
    ///
    /// - Parameters:
    ///   - name: A URL of one of the type's handlers, a URL with the type's name as its host, or the type's name, with
    ///     or without its module: `kl://AModule/server2`, `kl://AModule`, `AModule`, `FeatureA.AModule`.
    ///   - isolation: The caller's isolation, which the compiler provides.
    /// - Returns: Whether the instance was created; `false` if there was one.
    /// - Throws: The initializer's or factory's error; `RouterError` with the code `missingInstance` if no such type
    ///   has cached instances or the app must register the instance, `malformedURL`, or `requiresAsync` as for
    ///   ``registerAll(isolation:where:)``.
    /// - Complexity: O(*n*) in the number of handlers.
    @discardableResult
    public func register(named name: String, isolation: isolated (any Actor)? = #isolation) throws -> Bool {
        guard let receiver = try cachedType(named: name) else {
            throw RouterError(.missingInstance, ServiceProblem.unknownType(name))
        }
        if instances.has(receiver.type) { return false }
        try make(receiver, isolation)
        return true
    }

    /// Forgets the instance of the type with handlers that a URL or a name denotes; see
    /// ``register(named:isolation:)``.
    ///
    /// - Returns: Whether there was an instance.
    /// - Throws: `RouterError` with the code `malformedURL`.
    /// - Complexity: O(*n*) in the number of handlers.
    @discardableResult
    public func unregister(named name: String) throws -> Bool {
        guard let receiver = try cachedType(named: name), instances.has(receiver.type) else { return false }
        instances.remove(receiver.type)
        return true
    }

    private func make(_ receiver: CachedType, _ isolation: isolated (any Actor)?) throws {
        let call = RouteCall(router: self, to: target(receiver.handler, -1, receiver.dispatcher))
        try receiver.dispatcher.setUp(self)
        if try receiver.dispatcher.makeInstance(receiver.number, call) { return }
        let isOnMainActor = MainThread.isMainActor(isolation)
        let isMade =
            try isOnMainActor
            && MainActor.assumeIsolated {
                try receiver.dispatcher.makeInstanceOnMainActor(receiver.number, call)
            }
        guard isMade else { throw RouterError(.requiresAsync, .isolatedInstance(type: "\(receiver.type)")) }
    }

    /// The type with a cached instance that a URL or a name denotes.
    ///
    /// - Throws: `RouterError` with the code `malformedURL`.
    private func cachedType(named name: String) throws -> CachedType? {
        let url = try split(name)
        if let match = table.matcher.firstMatch(in: url) {
            let handler = table.metadata.handler(ofPattern: match.patternIndex)
            if let number = table.metadata.instanceType(ofHandler: handler),
                let type = table.dispatcher(ofHandler: handler)?.instanceType(number)
            {
                return cachedTypes.first { $0.type == type }
            }
        }
        guard let typeName = url.host ?? url.pathComponents.last else { return nil }
        return cachedTypes.first { String(describing: $0.type) == typeName || String(reflecting: $0.type) == typeName }
    }

    /// A type with handlers whose instance is cached.
    private struct CachedType {
        let type: Any.Type
        let number: Int
        let dispatcher: any RouteDispatcher.Type
        /// The index of a handler of the type.
        let handler: Int
    }

    /// The types with handlers whose instances are cached, each once, in the order of the table.
    private var cachedTypes: [CachedType] {
        var seen: Set<ObjectIdentifier> = []
        return (0..<table.metadata.handlerCount).compactMap { handler in
            guard let number = table.metadata.instanceType(ofHandler: handler),
                let dispatcher = table.dispatcher(ofHandler: handler), let type = dispatcher.instanceType(number),
                seen.insert(ObjectIdentifier(type)).inserted
            else { return nil }
            return CachedType(type: type, number: number, dispatcher: dispatcher, handler: handler)
        }
    }
}
