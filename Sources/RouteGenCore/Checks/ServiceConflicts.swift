/// Finds services that conflict: two with the same protocol and key, or two defaults for one protocol.
enum ServiceConflicts {
    /// Checks the services of the modules of one table.
    ///
    /// - Parameters:
    ///   - modules: The modules.
    ///   - declaredProtocols: The modules that declare the protocols. Uncertain cases are not reported.
    ///   - reporter: The module whose build reports the findings. It leaves out findings within one other module, whose
    ///     own build reports them. `nil` reports everything.
    /// - Returns: The findings, in no particular order.
    static func check(
        _ modules: [ModuleModel],
        declaredProtocols: DeclaredProtocols = DeclaredProtocols(),
        reporter: String? = nil
    ) -> [Diagnostic] {
        let services = modules.flatMap(\.services)
        let groups = Dictionary(grouping: services) { declaredProtocols.identity(of: $0) }
        return groups.values.flatMap { check($0.sorted { $0.marker.location < $1.marker.location }, reporter) }
    }

    /// One finding per service, with a note for each earlier one that it conflicts with.
    private static func check(_ services: [Service], _ reporter: String?) -> [Diagnostic] {
        services.indices.compactMap { index -> Diagnostic? in
            let service = services[index]
            let earlier = services[..<index].filter { other in
                service.canCoexist(with: other)
                    && (service.module != other.module || reporter == nil || service.module == reporter)
            }
            let sameKey = earlier.filter { $0.key == service.key }
            if !sameKey.isEmpty { return finding(service, sameKey, requested: service.key) }
            let defaults = service.isDefault ? earlier.filter(\.isDefault) : []
            return defaults.isEmpty ? nil : finding(service, defaults, requested: nil)
        }
    }

    private static func finding(_ service: Service, _ others: [Service], requested key: String?) -> Diagnostic {
        let isMarked = ([service] + others).contains { $0.key != nil }
        let condition = key.map { "with the key \"\($0)\"" } ?? "without a key"
        let help: String
        switch (key, isMarked) {
        case (_?, _): help = "give one of them another `key:`"
        case (nil, true):
            help = "mark only one of them as the default, and give each of the others a `key:`"
        case (nil, false): help = "give each its own `key:`, and mark at most one as `default`"
        }
        return Diagnostic(
            .serviceConflict,
            "`\(service.displayName)` and `\(others[0].displayName)` both serve `\(service.protocolName)` \(condition)",
            at: service.marker.location,
            length: service.marker.length,
            related: others.prefix(Diagnostic.relatedLimit).map {
                .init(location: $0.marker.location, message: "`\($0.displayName)` is marked here")
            },
            relatedCount: others.count,
            help: help
        )
    }
}
