import RouteTables

/// Finds the service of a protocol and a key in a table.
struct ServiceLookup {
    let table: RouteTable

    /// The index of the service, and the code that creates it.
    ///
    /// - Throws: ``RouterError`` with the code `unknownService`.
    func service(_ type: Any.Type, key: String?) throws -> (Int, any RouteServiceDispatcher.Type) {
        let candidates = candidates(type)
        let metadata = table.services
        let fitting = candidates.filter { candidate in
            key.map { metadata.key(of: candidate.service) == $0 } ?? metadata.isDefault(candidate.service)
        }
        guard let first = fitting.first else { throw unknown(type, key, candidates.map(\.service)) }
        guard fitting.count == 1 else { throw disputed(type, key, fitting.map(\.service)) }
        return (first.service, first.dispatcher)
    }

    /// The services of a protocol.
    ///
    /// Names only narrow the search, because several modules may declare protocols of the same name. If no service has
    /// the name, the marker may have named an alias, so the types of all services are compared.
    private func candidates(_ type: Any.Type) -> [(service: Int, dispatcher: any RouteServiceDispatcher.Type)] {
        let named = table.services.services(named: String(describing: type))
        let candidates = candidates(type, among: named)
        return candidates.isEmpty ? self.candidates(type, among: 0..<table.services.count) : candidates
    }

    private func candidates(
        _ type: Any.Type,
        among services: Range<Int>
    ) -> [(service: Int, dispatcher: any RouteServiceDispatcher.Type)] {
        services.compactMap { service in
            guard let dispatcher = table.dispatcher(ofModule: table.services.module(of: service))?.services,
                dispatcher.serviceProtocol(table.services.localIndex(of: service)) == type
            else { return nil }
            return (service, dispatcher)
        }
    }

    // MARK: Errors

    private func unknown(_ type: Any.Type, _ key: String?, _ candidates: [Int]) -> RouterError {
        let name = String(describing: type)
        guard !candidates.isEmpty else {
            return RouterError(.unknownService, .missingImplementation(protocolName: name, registered: registered))
        }
        let known = candidates.map(known)
        guard let key else { return RouterError(.unknownService, .withoutDefault(protocolName: name, known: known)) }
        return RouterError(.unknownService, .unknownKey(key, protocolName: name, known: known))
    }

    private func disputed(_ type: Any.Type, _ key: String?, _ candidates: [Int]) -> RouterError {
        let name = String(describing: type)
        return RouterError(.unknownService, .disputed(protocolName: name, key: key, known: candidates.map(known)))
    }

    private func known(_ service: Int) -> ServiceProblem.Known {
        ServiceProblem.Known(typeName: table.services.typeName(of: service), key: table.services.key(of: service))
    }

    /// The protocols with services in the table.
    private var registered: [String] {
        var names: [String] = []
        for service in 0..<table.services.count {
            let name = table.services.protocolName(of: service)
            if names.last != name { names.append(name) }
        }
        return names
    }
}
