@_spi(Locks) import RouteTables

/// The instances of types with handlers: those that the router created, and those that the app registered.
package final class InstanceCache: Sendable {
    /// Unchecked: a lock protects the dictionaries; instances are shared as any global object is.
    struct State: @unchecked Sendable {
        var instances: [ObjectIdentifier: Any] = [:]
        /// Each is a ``Factory``, so that there is one type of dictionary.
        var factories: [ObjectIdentifier: Any] = [:]
        var container: (@Sendable (Any.Type) throws -> Any?)?
    }

    private final class Factory: Sendable {
        let make: @Sendable () throws -> Any

        init(_ make: @escaping @Sendable () throws -> Any) { self.make = make }
    }

    private let state = Lock(State())

    /// The cached instance.
    ///
    /// If there is none, a factory, the app's container or `make` creates it.
    ///
    /// If two threads need the first instance at the same time, both may create one. Both use the one that is stored
    /// first.
    func instance<Instance>(
        _ type: Instance.Type,
        cached: Bool,
        isolation: isolated (any Actor)?,
        make: () throws -> Instance
    ) throws -> Instance {
        let isSuitable = { (instance: Any) in instance is Instance }
        let known = try instance(of: type, cached: cached, isolation, isSuitable: isSuitable, make: make)
        return try known as? Instance ?? make()
    }

    // Not generic, so that apps have it once.
    private func instance(
        of type: Any.Type,
        cached: Bool,
        _ isolation: isolated (any Actor)?,
        isSuitable: (Any) -> Bool,
        make: () throws -> Any
    ) throws -> Any {
        let key = ObjectIdentifier(type)
        let (known, factory, container) = state.read {
            (cached ? $0.instances[key] : nil, $0.factories[key], $0.container)
        }
        // An instance of another type than the caller expects is useless.
        if let known, isSuitable(known) { return known }
        HeldLock.expectNone("makes an instance")
        let own = try (factory as? Factory).map { try MainThread.perform(in: isolation, $0.make) }
        let provided = try own ?? container?(type)
        let made = if let provided, isSuitable(provided) { provided } else { try make() }
        guard cached else { return made }
        // An instance of another type is returned, too, so that it is not destroyed under the lock.
        let (instance, replaced) = state.withLockInPlace { state -> (Any, Any?) in
            if let first = state.instances[key], isSuitable(first) { return (first, nil) }
            return (made, state.instances.updateValue(made, forKey: key))
        }
        withExtendedLifetime(replaced) {}
        return instance
    }

    /// Whether there is an instance of a type.
    package func has(_ type: Any.Type) -> Bool {
        state.read { $0.instances[ObjectIdentifier(type)] != nil }
    }

    package func store(_ instance: Any, as type: Any.Type) {
        state.withLock { $0.instances[ObjectIdentifier(type)] = instance }
    }

    package func remove(_ type: Any.Type) {
        state.withLock { _ = $0.instances.removeValue(forKey: ObjectIdentifier(type)) }
    }

    package func removeAll() {
        state.withLock { $0.instances.removeAll() }
    }

    package func provide(_ type: Any.Type, _ factory: @escaping @Sendable () throws -> Any) {
        state.withLock { $0.factories[ObjectIdentifier(type)] = Factory(factory) }
    }

    package func provide(_ container: @escaping @Sendable (Any.Type) throws -> Any?) {
        state.withLock { $0.container = container }
    }
}
