/// Services of one protocol that precede another in the order of the sources.
///
/// Services of one module in the same `#if` blocks conflict with the same others, so a thousand services of a protocol
/// need not be compared with each other.
struct EarlierServices {
    /// The properties that determine whether a service conflicts with another one.
    private struct Kind: Hashable {
        var module: String
        var conditions: [String]
    }

    private var kinds: [Kind: Conflict] = [:]

    /// Services that conflict with another one.
    struct Conflict {
        /// The first ones in the order of the sources, as many as a finding names.
        fileprivate(set) var first: [Service] = []
        fileprivate(set) var count = 0
        /// Whether one of them has a key.
        fileprivate(set) var hasKey = false
    }

    /// Adds the next service in the order of the sources.
    mutating func add(_ service: Service) {
        let kind = Kind(module: service.module, conditions: service.conditions)
        kinds[kind, default: Conflict()].count += 1
        if service.key != nil { kinds[kind]?.hasKey = true }
        guard let known = kinds[kind], known.first.count < Diagnostic.relatedLimit else { return }
        kinds[kind]?.first.append(service)
    }

    /// Finds the services that conflict with another one.
    ///
    /// - Parameters:
    ///   - service: The other service.
    ///   - reporter: The module whose build reports the findings; see `ServiceConflicts`.
    /// - Returns: The services; `nil` if there are none.
    func conflict(with service: Service, _ reporter: String?) -> Conflict? {
        let others = kinds.filter { kind, conflict in
            CheckedTable.reports([service.module, kind.module], reporter)
                && conflict.first.first.map(service.canCoexist) == true
        }
        guard !others.isEmpty else { return nil }
        let first = others.values.flatMap(\.first).sorted { $0.marker.location < $1.marker.location }
        return Conflict(
            first: Array(first.prefix(Diagnostic.relatedLimit)),
            count: others.values.reduce(0) { $0 + $1.count },
            hasKey: others.values.contains(where: \.hasKey)
        )
    }
}
