/// Writes the code that sets a module up before it is used.
struct SetUpEmitter {
    let module: ModuleModel

    /// The statement before a handler is called; `nil` where the module has nothing to set up.
    var statement: String? { module.setUps.isEmpty ? nil : "try setUp(call.router)" }

    /// The statement before a service is made; `nil` where the module has nothing to set up.
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
