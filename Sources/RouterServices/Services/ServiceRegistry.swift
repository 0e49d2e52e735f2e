@_spi(Locks) import RouteTables
@_spi(Generated) import RouterRuntime

/// The services of a router: those of the table, their instances, and replacements.
final class ServiceRegistry: RouterPart {
    /// The name that identifies a service.
    struct Name: Hashable {
        let protocolType: ObjectIdentifier
        let key: String?
    }

    /// A service of the table that was looked up.
    final class Entry: Sendable {
        let typeName: String
        let callKind: CallKind
        let localIndex: Int
        let dispatcher: any RouteServiceDispatcher.Type
        /// The slot of the instance; `nil` for a transient service.
        let slot: OperationSlot?

        init(
            _ service: Int,
            of metadata: ServiceMetadata,
            by dispatcher: any RouteServiceDispatcher.Type,
            slot: OperationSlot?
        ) {
            typeName = metadata.typeName(of: service)
            callKind = metadata.callKind(of: service)
            localIndex = metadata.localIndex(of: service)
            self.dispatcher = dispatcher
            self.slot = slot
        }
    }

    /// The source of a service.
    enum Source {
        case table(Entry)
        case replacement(@Sendable (Router) throws -> Any)
    }

    private struct State {
        /// The services whose modules are set up, so that they can be created at once.
        var entries: [Name: Entry] = [:]
        var slots: [Int: OperationSlot] = [:]
        var replacements: [Name: [(number: Int, make: @Sendable (Router) throws -> Any)]] = [:]
        var observers: [(number: Int, onEnd: @Sendable (ServiceEvent) -> Void)] = []
        var nextNumber = 0
    }

    private let state = Lock(State())

    /// Finds the source of a service, after setting up the module that serves it: the set-up may replace the service.
    ///
    /// - Complexity: O(1) after the first time; at first O(log *n*) in the number of the table's services.
    func source(_ type: Any.Type, key: String?, for router: Router) throws -> Source {
        let name = Name(protocolType: ObjectIdentifier(type), key: key)
        if let known = known(name) { return known }
        let table = router.table
        if router === Router.unshared { throw RouterError(.unknownService, .noSharedRouter) }
        let (service, dispatcher) = try ServiceLookup(table: table).service(type, key: key)
        var isReady = true
        if let code = table.dispatcher(ofModule: table.serviceMetadata.module(of: service)) {
            isReady = try router.setUp([code])
            if let known = known(name) { return known }
        }
        let metadata = table.serviceMetadata
        return .table(
            state.withLockInPlace { state in
                if let first = state.entries[name] { return first }
                var slot: OperationSlot?
                if metadata.isSingleton(service) {
                    let instance = metadata.instance(of: service)
                    slot = state.slots[instance] ?? OperationSlot(metadata.typeName(of: service), .service)
                    state.slots[instance] = slot
                }
                let entry = Entry(service, of: metadata, by: dispatcher, slot: slot)
                if isReady { state.entries[name] = entry }
                return entry
            }
        )
    }

    /// A request for a service, if there are observers to tell.
    func observation(_ type: Any.Type, key: String?) -> ServiceObservation? {
        let observers = state.read { $0.observers }
        if observers.isEmpty { return nil }
        return ServiceObservation(protocolType: type, key: key, observers: observers.map(\.onEnd))
    }

    /// Adds an observer.
    func observe(_ onEnd: @escaping @Sendable (ServiceEvent) -> Void) -> RouteToken {
        let number = state.withLock { state in
            state.nextNumber += 1
            state.observers.append((state.nextNumber, onEnd))
            return state.nextNumber
        }
        return RouteToken { [weak self] in
            self?.state.withLock { $0.observers.removeAll { $0.number == number } }
        }
    }

    private func known(_ name: Name) -> Source? {
        state.read { state in
            if let replacement = state.replacements[name]?.last { return .replacement(replacement.make) }
            return state.entries[name].map { .table($0) }
        }
    }

    /// Replaces a service.
    ///
    /// Later replacements precede earlier ones.
    func replace(_ type: Any.Type, key: String?, _ make: @escaping @Sendable (Router) throws -> Any)
        -> RouteToken
    {
        let name = Name(protocolType: ObjectIdentifier(type), key: key)
        let number = state.withLock { state in
            state.nextNumber += 1
            state.replacements[name, default: []].append((state.nextNumber, make))
            return state.nextNumber
        }
        return RouteToken { [weak self] in
            self?.state.withLock { state in
                state.replacements[name]?.removeAll { $0.number == number }
                if state.replacements[name]?.isEmpty == true { state.replacements[name] = nil }
            }
        }
    }
}

extension Router {
    var serviceRegistry: ServiceRegistry { part { ServiceRegistry() } }
}
