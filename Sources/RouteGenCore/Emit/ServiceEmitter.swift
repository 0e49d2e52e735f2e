import RouterRuntime

/// Writes the code that makes a module's services by their index.
struct ServiceEmitter {
    let services: [Service]

    func emit(to writer: inout SourceWriter) {
        guard !services.isEmpty else { return }
        writer.line()
        writer.block("nonisolated extension RouteDispatcher_") { writer in
            writer.line(
                "static var services: (any RouterRuntime.RouteServiceDispatcher.Type)? { RouteServiceDispatcher_.self }"
            )
        }
        writer.line()
        writer.block("nonisolated private enum RouteServiceDispatcher_: RouterRuntime.RouteServiceDispatcher") {
            writer in
            emitProtocols(to: &writer)
            for color in RouteColor.allCases where services.contains(where: { $0.color == color }) {
                emitMaking(color, to: &writer)
            }
        }
    }

    /// A function that is deprecated itself may name what is; the router reaches it by a protocol that is not.
    private var attribute: String {
        services.contains(where: \.availability.isDeprecated) ? "@available(*, deprecated) " : ""
    }

    private func emitProtocols(to writer: inout SourceWriter) {
        writer.block("\(attribute)static func serviceProtocol(_ service_: Swift.Int) -> Any.Type?") { writer in
            writer.line("switch service_ {")
            for (index, service) in services.enumerated() {
                writer.conditional(service.condition) { writer in
                    writer.line("case \(index):")
                    writer.indented { writer in
                        if let query = service.availability.availability.query {
                            writer.line("guard \(query) else { return nil }")
                        }
                        writer.located(service.marker.location) { $0.line("return (\(service.existential)).self") }
                    }
                }
            }
            writer.line("default: return nil")
            writer.line("}")
        }
    }

    private func emitMaking(_ color: RouteColor, to writer: inout SourceWriter) {
        writer.block("\(attribute)\(Self.head(color))") { writer in
            writer.line("switch service_ {")
            for (index, service) in services.enumerated() where service.color == color {
                writer.conditional(service.condition) { writer in
                    writer.line("case \(index):")
                    writer.indented { writer in
                        if let query = service.availability.availability.query {
                            writer.line("guard \(query) else { throw router_.services.unknownIndex(service_) }")
                        }
                        writer.located(service.location) { $0.line(Self.statement(service)) }
                    }
                }
            }
            writer.line("default: throw router_.services.unknownIndex(service_)")
            writer.line("}")
        }
    }

    /// Makes the service as what it is fetched as, so that the compiler checks that it conforms.
    private static func statement(_ service: Service) -> String {
        let initializer = service.initializer
        let arguments = initializer.arguments.map { argument in
            (argument.label.map { "\(SwiftText.argumentLabel($0)): " } ?? "")
                + (argument.isServices ? "router_.services" : "router_")
        }
        let isAwaited = service.color == .asynchronous || service.color == .asynchronousMainActor
        let marks = (initializer.isThrowing ? "try " : "") + (isAwaited ? "await " : "")
        return
            "let made_: \(service.existential) = \(marks)\(SwiftText.path(service.typePath))(\(arguments.joined(separator: ", "))); return made_"
    }

    private static func head(_ color: RouteColor) -> String {
        let parameters = "(_ service_: Swift.Int, _ router_: RouterRuntime.Router"
        switch color {
        case .synchronous: return "static func make\(parameters)) throws -> Any"
        case .mainActor: return "@MainActor static func makeOnMainActor\(parameters)) throws -> Any"
        case .asynchronous:
            return "static func open\(parameters), isolation: isolated (any Swift.Actor)?) async throws -> Any"
        case .asynchronousMainActor: return "@MainActor static func openOnMainActor\(parameters)) async throws -> Any"
        }
    }
}
