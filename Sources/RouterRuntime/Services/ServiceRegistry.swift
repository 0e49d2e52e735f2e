/// The services of a router: what its table knows, what is made already, what takes the place of something else.
final class ServiceRegistry: Sendable {
    /// What a service is fetched by.
    struct Name: Hashable {
        let protocolType: ObjectIdentifier
        let key: String?
    }

    /// A service of the table that was looked up.
    final class Entry: Sendable {
        let typeName: String
        let color: RouteColor
        let localIndex: Int
        let dispatcher: any RouteServiceDispatcher.Type
        /// The place of the instance; `nil` for a transient service.
        let slot: ServiceSlot?

        init(
            _ service: Int,
            of catalogue: ServiceCatalogue,
            by dispatcher: any RouteServiceDispatcher.Type,
            slot: ServiceSlot?
        ) {
            typeName = catalogue.typeName(of: service)
            color = catalogue.color(of: service)
            localIndex = catalogue.localIndex(of: service)
            self.dispatcher = dispatcher
            self.slot = slot
        }
    }

    /// What answers to a name.
    enum Source {
        case table(Entry)
        case replacement(@Sendable (Router) throws -> Any)
    }

    private struct State {
        var entries: [Name: Entry] = [:]
        var slots: [Int: ServiceSlot] = [:]
        var replacements: [Name: [(number: Int, make: @Sendable (Router) throws -> Any)]] = [:]
        var nextNumber = 0
    }

    private let state = Lock(State())

    /// Finds what answers to a protocol and a key.
    ///
    /// - Complexity: constant after the first time; the first time O(log *n*) in the number of the table's services.
    func source(_ type: Any.Type, key: String?, in table: RouteTable) throws -> Source {
        let name = Name(protocolType: ObjectIdentifier(type), key: key)
        let known: Source? = state.withLock { state in
            if let replacement = state.replacements[name]?.last { return .replacement(replacement.make) }
            return state.entries[name].map { .table($0) }
        }
        if let known { return known }
        let (service, dispatcher) = try ServiceLookup(table: table).service(type, key: key)
        let catalogue = table.services
        return .table(
            state.withLock { state in
                if let first = state.entries[name] { return first }
                var slot: ServiceSlot?
                if catalogue.isSingleton(service) {
                    let instance = catalogue.instance(of: service)
                    slot = state.slots[instance] ?? ServiceSlot(typeName: catalogue.typeName(of: service))
                    state.slots[instance] = slot
                }
                let entry = Entry(service, of: catalogue, by: dispatcher, slot: slot)
                state.entries[name] = entry
                return entry
            }
        )
    }

    /// Puts something in the place of a service, before what was put there earlier.
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
