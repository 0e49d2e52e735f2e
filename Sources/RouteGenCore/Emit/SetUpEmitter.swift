/// Writes the code that sets up a module before its use.
struct SetUpEmitter {
    let module: ModuleModel

    /// The statement before a call of a handler; `nil` if the module needs no set-up.
    var statement: String? { module.setUps.isEmpty ? nil : "try setUp(call.router)" }

    /// The statement before the creation of a service; `nil` if the module needs no set-up.
    var serviceStatement: String? { module.setUps.isEmpty ? nil : "try RouteDispatcher_.setUp(router_)" }

    func emit(to writer: inout SourceWriter) {
        guard !module.setUps.isEmpty else { return }
        writer.line()
        writer.block("nonisolated extension RouteDispatcher_") { writer in
            writer.block("static func setUp(_ router_: RouterRuntime.Router) throws") { writer in
                for setUp in module.setUps {
                    let type = SwiftText.path(module.types.path(of: setUp.declaration))
                    writer.conditional(setUp.condition) { writer in
                        writer.located(setUp.declaration.location) { $0.line("try router_.setUp(\(type).self)") }
                    }
                }
            }
        }
    }
}
