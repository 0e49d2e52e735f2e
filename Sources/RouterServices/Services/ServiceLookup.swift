import RouteTables
@_spi(Generated) import RouterRuntime

/// Finds the service of a protocol and a key in a table.
struct ServiceLookup {
    let table: RouteTable

    /// The index of the service, and the code that creates it.
    ///
    /// - Throws: `RouterError` with the code `unknownService`.
    func service(_ type: Any.Type, key: String?) throws -> (Int, any RouteServiceDispatcher.Type) {
        let candidates = candidates(type)
        let metadata = table.serviceMetadata
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
        let named = table.serviceMetadata.services(named: String(describing: type))
        let candidates = candidates(type, among: named)
        return candidates.isEmpty ? self.candidates(type, among: 0..<table.serviceMetadata.count) : candidates
    }

    private func candidates(
        _ type: Any.Type,
        among services: Range<Int>
    ) -> [(service: Int, dispatcher: any RouteServiceDispatcher.Type)] {
        services.compactMap { service in
            let module = table.dispatcher(ofModule: table.serviceMetadata.module(of: service))
            guard let dispatcher = module?.services as? any RouteServiceDispatcher.Type,
                dispatcher.serviceProtocol(table.serviceMetadata.localIndex(of: service)) == type
            else { return nil }
            return (service, dispatcher)
        }
    }

    // MARK: Errors

    private func unknown(_ type: Any.Type, _ key: String?, _ candidates: [Int]) -> RouterError {
        let name = String(describing: type)
        let known = candidates.map(known)
        let problem =
            if known.isEmpty {
                ServiceProblem.missingImplementation(protocolName: name, registered: registered)
            } else if let key {
                ServiceProblem.unknownKey(key, protocolName: name, known: known)
            } else {
                ServiceProblem.withoutDefault(protocolName: name, known: known)
            }
        return RouterError(.unknownService, problem)
    }

    private func disputed(_ type: Any.Type, _ key: String?, _ candidates: [Int]) -> RouterError {
        let name = String(describing: type)
        let problem = ServiceProblem.disputed(protocolName: name, key: key, known: candidates.map(known))
        return RouterError(.unknownService, problem)
    }

    private func known(_ service: Int) -> ServiceProblem.Known {
        let metadata = table.serviceMetadata
        return ServiceProblem.Known(typeName: metadata.typeName(of: service), key: metadata.key(of: service))
    }

    /// The protocols with services in the table.
    private var registered: [String] {
        var names: [String] = []
        for service in 0..<table.serviceMetadata.count {
            let name = table.serviceMetadata.protocolName(of: service)
            if names.last != name { names.append(name) }
        }
        return names
    }
}
