import RoutePatterns
import RouteTables

/// Writes the accessors of services: `router.services.appConfig`.
struct ServiceAccessorEmitter {
    let services: [Service]
    /// `public ` or empty, for the accessor of a service.
    let access: (Service) -> String

    func emit(to writer: inout SourceWriter) {
        guard !services.isEmpty else { return }
        writer.line()
        writer.block("nonisolated extension RouterRuntime.RouteServices") { writer in
            var isFirst = true
            for service in services {
                for accessor in service.accessors {
                    if !isFirst { writer.line() }
                    isFirst = false
                    writer.conditional(service.condition) { emit(accessor, of: service, to: &$0) }
                }
            }
        }
    }

    private func emit(_ accessor: Service.Accessor, of service: Service, to writer: inout SourceWriter) {
        for line in service.documentation { writer.line(line.isEmpty ? "///" : "/// \(line)") }
        if service.documentation.isEmpty {
            writer.line("/// The service of `\(service.protocolName)`: `\(service.displayName)`.")
        }
        let name = SwiftText.identifier(accessor.name)
        let key = accessor.key.map { ", key: \(SwiftText.literal($0))" } ?? ""
        let arguments = "(\(service.existential)).self\(key)"
        let availability = service.availability.attributes.map { "\($0) " }.joined()
        switch service.callKind {
        case .synchronous, .mainActor:
            let attribute = service.callKind == .mainActor ? "@MainActor " : ""
            let head = "\(attribute)\(availability)\(access(service))var \(name): \(service.existential)"
            writer.line("\(head) { get throws { try get(\(arguments)) } }")
        case .asynchronous, .asynchronousMainActor:
            // A property cannot run in its caller's isolation, so it could return only values that are Sendable.
            writer.block(
                "\(availability)\(access(service))func \(name)(isolation: isolated (any Swift.Actor)? = #isolation) "
                    + "async throws -> \(service.existential)"
            ) { $0.line("try await fetch(\(arguments), isolation: isolation)") }
        }
    }
}
