/// Finds accessors of services in one file with the same name.
enum ServiceAccessorCollisions {
    /// The names of `RouteServices`' own members.
    private static let reserved: Set<String> = ["router", "get", "fetch", "replace", "unknownIndex"]

    /// Checks the services whose accessors are in one file.
    static func check(_ services: [Service]) -> [Diagnostic] {
        var findings: [Diagnostic] = []
        var known: [String: [Service]] = [:]
        for service in services.sorted(by: { $0.marker.location < $1.marker.location }) {
            for accessor in service.accessors {
                let problem = Problem(.accessorCollision, at: service.marker)
                let subject = "the accessor `services.\(accessor.name)` of `\(service.displayName)`"
                if reserved.contains(accessor.name) {
                    findings += problem.saying("\(subject) would hide `RouteServices.\(accessor.name)`").advising(help)
                }
                // Two services for one protocol in one module are a conflict, which is reported instead.
                let other = known[accessor.name]?.first { other in
                    other.canCoexist(with: service)
                        && (other.module, other.protocolType) != (service.module, service.protocolType)
                }
                if let other {
                    findings += problem.saying("\(subject) has the same name as that of `\(other.displayName)`")
                        .noting("the other service is here", at: other.marker.location)
                        .advising(help)
                }
                let isKnown = known[accessor.name]?.contains { other in
                    (other.module, other.protocolType) == (service.module, service.protocolType)
                        && other.conditions == service.conditions
                }
                if isKnown != true { known[accessor.name, default: []].append(service) }
            }
        }
        return findings
    }

    private static let help = "rename the protocol, or give the service a `key:`, which becomes part of the name"
}
