import RoutePatterns
import RouteTables

/// Writes the code that creates a module's services by index.
struct ServiceEmitter {
    private let services: [Service]
    private let setUp: SetUpEmitter
    /// The types whose cached instances handlers use.
    private let sharedTypes: Set<String>

    init(_ module: ModuleModel) {
        services = module.services
        setUp = SetUpEmitter(module: module)
        sharedTypes = Set(module.handlers.filter(\.callee.isCachedInstanceMember).map(\.typeName))
    }

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
            for callKind in CallKind.allCases where services.contains(where: { $0.callKind == callKind }) {
                emitMaking(callKind, to: &writer)
            }
        }
    }

    /// A deprecated function may name deprecated declarations.
    ///
    /// The router calls it through a protocol that is not deprecated.
    private var attribute: String {
        services.contains(where: \.availability.isDeprecated) ? "@available(*, deprecated) " : ""
    }

    private func emitProtocols(to writer: inout SourceWriter) {
        writer.block("\(attribute)static func serviceProtocol(_ service_: Swift.Int) -> Any.Type?") { writer in
            writer.line("switch service_ {")
            for (index, service) in services.enumerated() {
                writer.conditional(service.condition) { writer in
                    writer.line("case \(index):  // \(service.displayName)")
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

    private func emitMaking(_ callKind: CallKind, to writer: inout SourceWriter) {
        writer.block("\(attribute)\(Self.head(callKind))") { writer in
            if let statement = setUp.serviceStatement { writer.line(statement) }
            writer.line("switch service_ {")
            for (index, service) in services.enumerated() where service.callKind == callKind {
                writer.conditional(service.condition) { writer in
                    writer.line("case \(index):  // \(service.displayName)")
                    writer.indented { writer in
                        if let query = service.availability.availability.query {
                            writer.line("guard \(query) else { throw router_.services.unknownIndex(service_) }")
                        }
                        writer.located(service.location) { $0.line(statement(service)) }
                    }
                }
            }
            writer.line("default: throw router_.services.unknownIndex(service_)")
            writer.line("}")
        }
    }

    /// Creates the service with the type of its protocol, so that the compiler checks the conformance.
    private func statement(_ service: Service) -> String {
        let initializer = service.initializer
        let type = SwiftText.path(service.typePath)
        let isAwaited = service.callKind == .asynchronous || service.callKind == .asynchronousMainActor
        let marks = (initializer.isThrowing ? "try " : "") + (isAwaited ? "await " : "")
        var made = "\(marks)\(type)(\(RouterArgument.list(initializer.arguments, router: "router_")))"
        if isShared(service) { made = "try router_.instance(\(type).self) { \(made) }" }
        return "let made_: \(service.existential) = \(made); return made_"
    }

    /// Whether handlers use the same instance.
    private func isShared(_ service: Service) -> Bool {
        let isWaitedFor = service.callKind == .asynchronous || service.callKind == .asynchronousMainActor
        return service.isSingleton && !isWaitedFor && sharedTypes.contains(service.typeName)
    }

    private static func head(_ callKind: CallKind) -> String {
        let parameters = "(_ service_: Swift.Int, _ router_: RouterRuntime.Router"
        switch callKind {
        case .synchronous: return "static func make\(parameters)) throws -> Any"
        case .mainActor: return "@MainActor static func makeOnMainActor\(parameters)) throws -> Any"
        case .asynchronous:
            return "static func open\(parameters), isolation: isolated (any Swift.Actor)?) async throws -> Any"
        case .asynchronousMainActor: return "@MainActor static func openOnMainActor\(parameters)) async throws -> Any"
        }
    }
}
