import RouteTables

extension Router {
    /// Makes the instances of all types with handlers of which a condition holds, so that broadcasts reach them before their first call.
    ///
    /// A protocol makes a batch of types: (Khala's registration by protocol)
    ///
    /// ```swift
    /// try router.registerAll { $0 is any LaunchModule.Type }
    /// ```
    ///
    /// - Parameters:
    ///   - isolation: The caller's isolation, which the compiler fills in.
    ///   - isIncluded: Whether the instance of a type is to be made. It is asked once for each type whose instance is cached.
    /// - Throws: What an initialiser or factory throws; ``RouterError`` with the code `requiresAsync` for a type of the main actor when called
    ///   from elsewhere and for one of another global actor, `missingInstance` for a type that the app has to hand over. Instances that were made before stay.
    /// - Complexity: In proportion to the number of handlers.
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
