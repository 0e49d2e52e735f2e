/// Finds the service of a table that a protocol and a key stand for.
struct ServiceLookup {
    let table: RouteTable

    /// The index of the service, and who makes it.
    ///
    /// - Throws: ``RouterError`` with the code `unknownService`.
    func service(_ type: Any.Type, key: String?) throws -> (Int, any RouteServiceDispatcher.Type) {
        let candidates = candidates(type)
        let catalogue = table.services
        let fitting = candidates.filter { candidate in
            key.map { catalogue.key(of: candidate.service) == $0 } ?? catalogue.isDefault(candidate.service)
        }
        guard let first = fitting.first else { throw unknown(type, key, candidates.map(\.service)) }
        guard fitting.count == 1 else { throw disputed(type, key, fitting.map(\.service)) }
        return (first.service, first.dispatcher)
    }

    /// The services of a protocol.
    ///
    /// Names only narrow the search, as several modules may declare a protocol of one name. Where none is found by name, the
    /// protocol may have been marked under an alias, so all are asked.
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

    private static let listLimit = 12

    private func unknown(_ type: Any.Type, _ key: String?, _ candidates: [Int]) -> RouterError {
        let asked = key.map { " with the key '\($0)'" } ?? ""
        guard candidates.isEmpty else {
            let known = candidates.map(described).joined(separator: ", ")
            let reason =
                key == nil
                ? "no service of '\(type)' is its default, so a key is needed" : "no type serves '\(type)'\(asked)"
            return RouterError(.unknownService, "\(reason); there is \(known)")
        }
        return RouterError(.unknownService, "no type serves '\(type)'; \(registered)")
    }

    private func disputed(_ type: Any.Type, _ key: String?, _ candidates: [Int]) -> RouterError {
        let asked = key.map { " with the key '\($0)'" } ?? " where no key is given"
        let known = candidates.map(described).joined(separator: ", ")
        return RouterError(.unknownService, "several types serve '\(type)'\(asked): \(known)")
    }

    /// The type and the key of a service: `FeatureA.DiskStorage (key 'disk')`.
    private func described(_ service: Int) -> String {
        let key = table.services.key(of: service).map { " (key '\($0)')" } ?? ""
        return "'\(table.services.typeName(of: service))'\(key)"
    }

    private var registered: String {
        var names: [String] = []
        for service in 0..<table.services.count {
            let name = table.services.protocolName(of: service)
            if names.last != name { names.append(name) }
        }
        guard !names.isEmpty else { return "the table has no services" }
        let more = names.count > Self.listLimit ? " and \(names.count - Self.listLimit) more" : ""
        return
            "the table has services of \(names.prefix(Self.listLimit).map { "'\($0)'" }.joined(separator: ", "))\(more)"
    }
}
