/// Finds services that conflict: two with the same protocol and key, or two defaults for one protocol.
enum ServiceConflicts {
    /// Checks the services of a table, unless it is uncertain which module declares their protocols.
    static func check(_ table: CheckedTable) -> [Diagnostic] {
        let groups = Dictionary(grouping: table.modules.flatMap(\.services), by: table.declaredProtocols.identity)
        return groups.values.flatMap { check($0.sorted { $0.marker.location < $1.marker.location }, table.reporter) }
    }

    /// The findings: one for each service, with a note for each earlier one that it conflicts with.
    private static func check(_ services: [Service], _ reporter: String?) -> [Diagnostic] {
        var sameKey: [String?: EarlierServices] = [:]
        var defaults = EarlierServices()
        return services.compactMap { service in
            defer {
                sameKey[service.key, default: EarlierServices()].add(service)
                if service.isDefault { defaults.add(service) }
            }
            if let conflict = sameKey[service.key]?.conflict(with: service, reporter) {
                return finding(service, conflict, requested: service.key)
            }
            guard service.isDefault, let conflict = defaults.conflict(with: service, reporter) else { return nil }
            return finding(service, conflict, requested: nil)
        }
    }

    private static func finding(
        _ service: Service,
        _ conflict: EarlierServices.Conflict,
        requested key: String?
    ) -> Diagnostic {
        let others = conflict.first
        let condition = key.map { "with the key \"\($0)\"" } ?? "without a key"
        let help =
            key != nil
            ? "give one of them another `key:`"
            : service.key != nil || conflict.hasKey
                ? "mark only one of them as the default, and give each of the others a `key:`"
                : "give each its own `key:`, and mark at most one as `default`"
        return Problem(.serviceConflict, at: service.marker)
            .saying(
                "`\(service.displayName)` and `\(others[0].displayName)` both serve `\(service.protocolName)` \(condition)"
            )
            .noting(others.map { $0.marker.location.note("`\($0.displayName)` is marked here") }, count: conflict.count)
            .advising(help)
    }
}
