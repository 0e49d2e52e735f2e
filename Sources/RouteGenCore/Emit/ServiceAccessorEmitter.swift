import RoutePatterns
import RouteTables

/// Writes the accessors of services: `router.services.appConfig`.
struct ServiceAccessorEmitter {
    let services: [Service]
    /// `public ` or empty, for the accessor of a service.
    let access: (Service) -> String

    func emit(to code: inout GeneratedCode) {
        guard !services.isEmpty else { return }
        code.section("nonisolated extension RouterServices.RouteServices") { code in
            var isFirst = true
            for service in services {
                for accessor in service.accessors {
                    if !isFirst { code.line() }
                    isFirst = false
                    code.conditional(service.condition) { emit(accessor, of: service, to: &$0) }
                }
            }
        }
    }

    private func emit(_ accessor: Service.Accessor, of service: Service, to code: inout GeneratedCode) {
        for line in service.documentation { code.line(line.isEmpty ? "///" : "/// \(line)") }
        if service.documentation.isEmpty {
            code.line("/// The service of `\(service.protocolName)`: `\(service.displayName)`.")
        }
        let name = SwiftText.identifier(accessor.name)
        let key = accessor.key.map { ", key: \(SwiftText.literal($0))" } ?? ""
        let arguments = "(\(service.existential)).self\(key)"
        let availability = service.availability.attributes.map { "\($0) " }.joined()
        let shape = CallShape(service.callKind)
        if !shape.isAsync {
            let head =
                "\(shape.isolation.attribute)\(availability)\(access(service))var \(name): \(service.existential)"
            code.line("\(head) { get throws { try get(\(arguments)) } }")
        } else {
            // A property cannot run in its caller's isolation, so it could return only values that are Sendable.
            code.block(
                "\(availability)\(access(service))func \(name)(isolation: isolated (any Swift.Actor)? = #isolation) "
                    + "\(shape.effects) -> \(service.existential)"
            ) { $0.line("try await fetch(\(arguments), isolation: isolation)") }
        }
    }
}
