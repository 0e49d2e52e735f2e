@_spi(Locks) import RouteTables

/// The instances of types with handlers: those that the router created, and those that the app registered.
package final class InstanceCache: Sendable {
    // Instances may have any type. Each is created once and shared from then on. As for any shared object, its type
    // must make concurrent use safe.
    struct State: @unchecked Sendable {
        var instances: [ObjectIdentifier: Any] = [:]
        var factories: [ObjectIdentifier: @Sendable () throws -> Any] = [:]
        var container: (@Sendable (Any.Type) throws -> Any?)?
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
        let key = ObjectIdentifier(type)
        let (known, factory, container) = state.read {
            (cached ? $0.instances[key] : nil, $0.factories[key], $0.container)
        }
        if let known = known as? Instance { return known }
        HeldLock.expectNone("makes an instance")
        let provided = try factory.map { try MainThread.perform(in: isolation, $0) } ?? container?(type)
        let made = try provided as? Instance ?? make()
        guard cached else { return made }
        let first = state.withLock { state -> Any? in
            // An instance of another type than the caller expects is useless.
            if let first = state.instances[key], first is Instance { return first }
            state.instances[key] = made
            return nil
        }
        return first as? Instance ?? made
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
        state.withLock { $0.factories[ObjectIdentifier(type)] = factory }
    }

    package func provide(_ container: @escaping @Sendable (Any.Type) throws -> Any?) {
        state.withLock { $0.container = container }
    }
}
