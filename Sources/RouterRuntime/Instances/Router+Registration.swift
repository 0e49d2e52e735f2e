import RouteTables

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
    /// - Throws: What an initializer or factory throws; ``RouterError`` with the code `requiresAsync` for a type of the
    ///   main actor if the caller is elsewhere and for a type of another global actor, or `missingInstance` for a type
    ///   whose instance the app must register. Instances that were created before the error remain.
    /// - Complexity: O(*n*) in the number of handlers.
    public func registerAll(
        isolation: isolated (any Actor)? = #isolation,
        where isIncluded: (Any.Type) -> Bool
    ) throws {
        for receiver in cachedTypes where isIncluded(receiver.type) && !instances.has(receiver.type) {
            let call = RouteCall(
                router: self,
                handler: receiver.handler,
                patternIndex: nil,
                typedArguments: nil,
                incoming: nil
            )
            try receiver.dispatcher.setUp(self)
            if try receiver.dispatcher.makeInstance(receiver.number, call) { continue }
            let isOnMainActor = isolation === MainActor.shared
            let isMade =
                try isOnMainActor
                && MainActor.assumeIsolated {
                    try receiver.dispatcher.makeInstanceOnMainActor(receiver.number, call)
                }
            guard isMade else { throw RouterError(.requiresAsync, .isolatedInstance(type: "\(receiver.type)")) }
        }
    }

    /// A type with handlers whose instance is cached.
    private struct CachedType {
        let type: Any.Type
        let number: Int
        let dispatcher: any RouteDispatcher.Type
        /// One of its handlers.
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
