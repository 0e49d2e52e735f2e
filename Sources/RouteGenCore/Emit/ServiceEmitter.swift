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

    func emit(to code: inout GeneratedCode) {
        guard !services.isEmpty else { return }
        code.section("nonisolated extension RouteDispatcher_") { code in
            code.line("static var services: Any.Type? { RouteServiceDispatcher_.self }")
        }
        code.section("nonisolated private enum RouteServiceDispatcher_: RouterServices.RouteServiceDispatcher") {
            code in
            emitProtocols(to: &code)
            for callKind in CallKind.allCases where services.contains(where: { $0.callKind == callKind }) {
                emitMaking(callKind, to: &code)
            }
        }
    }

    private var attribute: String {
        DeprecatedContext.attribute(if: services.contains(where: \.availability.isDeprecated))
    }

    private func emitProtocols(to code: inout GeneratedCode) {
        code.block("\(attribute)static func serviceProtocol(_ service_: Swift.Int) -> Any.Type?") { code in
            code.line("switch service_ {")
            for (index, service) in services.enumerated() {
                code.case("\(index):  // \(service.displayName)", where: service.condition) { code in
                    code.requireAvailability(service.availability.availability.query, otherwise: "return nil")
                    code.located(service.marker.location) { $0.line("return (\(service.existential)).self") }
                }
            }
            code.line("default: return nil")
            code.line("}")
        }
    }

    private func emitMaking(_ callKind: CallKind, to code: inout GeneratedCode) {
        code.block("\(attribute)\(CallShape(callKind).serviceRequirement)") { code in
            if let statement = setUp.serviceStatement { code.line(statement) }
            code.line("switch service_ {")
            for (index, service) in services.enumerated() where service.callKind == callKind {
                code.case("\(index):  // \(service.displayName)", where: service.condition) { code in
                    let query = service.availability.availability.query
                    code.requireAvailability(query, otherwise: "throw router_.services.unknownIndex(service_)")
                    code.located(service.location) { $0.line(statement(service)) }
                }
            }
            code.line("default: throw router_.services.unknownIndex(service_)")
            code.line("}")
        }
    }

    /// Creates the service with the type of its protocol, so that the compiler checks the conformance.
    private func statement(_ service: Service) -> String {
        let initializer = service.initializer
        let type = SwiftText.path(service.typePath)
        let marks = CallShape(service.callKind).marks(canThrow: initializer.isThrowing)
        let safety = service.isUnsafe ? "unsafe " : ""
        var made = "\(marks)\(safety)\(type)(\(RouterArgument.list(initializer.arguments, router: "router_")))"
        if isShared(service) { made = "try \(safety)router_.instance(\(type).self) { \(made) }" }
        return "let made_: \(service.existential) = \(made); return made_"
    }

    /// Whether handlers use the same instance.
    private func isShared(_ service: Service) -> Bool {
        service.isSingleton && !CallShape(service.callKind).isAsync && sharedTypes.contains(service.typeName)
    }
}
