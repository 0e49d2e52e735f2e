/// Writes a module's table: `RouteTable.featureA`.
struct TableEmitter {
    let module: ModuleModel
    /// The modules that the table takes in beside the module itself, sorted by name.
    let aggregated: [ModuleModel]
    let isAggregate: Bool
    let links: [Configuration.Link]

    /// The table's name: the module's, starting in lower case.
    static func tableName(_ module: String) -> String { SwiftText.identifier(Handler.lowercasedFirst(module)) }

    func emit(to writer: inout SourceWriter) {
        let own = module.isEmpty && isAggregate ? [] : [module]
        let data = TableData(own + aggregated)
        writer.line()
        writer.block("nonisolated extension RouterRuntime.RouteTable") { writer in
            writer.line(
                isAggregate
                    ? "/// The routes of \(module.name) and of every module that it links."
                    : "/// The routes of \(module.name)."
            )
            writer.block("public static var \(Self.tableName(module.name)): Self") { writer in
                writer.line("Self(")
                writer.line("    matcher: routeMatcher_,")
                writer.line("    catalogue: routeCatalogue_,")
                if !links.isEmpty { writer.line("    links: \(linksLiteral),") }
                if !data.services.isEmpty { writer.line("    services: routeServices_,") }
                if isAggregate {
                    writer.indented { emitModules(hasOwn: !own.isEmpty, to: &$0) }
                } else {
                    writer.line("    dispatcher: RouteDispatcher_.self")
                }
                writer.line(")")
            }
        }
        if !own.isEmpty {
            writer.line()
            writer.block("nonisolated extension RouterRuntime.RouteDispatchers") { writer in
                writer.line("/// The code of \(module.name).")
                writer.line(
                    "public static var \(Self.tableName(module.name)): any RouterRuntime.RouteDispatcher.Type { RouteDispatcher_.self }"
                )
            }
        }
        emit("routeMatcher_", data.matcher, to: &writer)
        emit("routeCatalogue_", data.catalogue, to: &writer)
        if !data.services.isEmpty { emit("routeServices_", data.services, to: &writer) }
    }

    /// A line each, a tabulator between the prefix and what it stands for; neither can hold one, as URLs have no white space.
    private var linksLiteral: String {
        let lines = links.map { link in
            "\(SwiftText.escaped(link.prefix.value))\\t\(SwiftText.escaped(link.replacement))\\n"
        }.joined()
        return "\"\(lines)\""
    }

    private func emitModules(hasOwn: Bool, to writer: inout SourceWriter) {
        writer.block("dispatcher:") { writer in
            writer.line("module in")
            writer.line("switch module {")
            if hasOwn { writer.line("case 0: RouteDispatcher_.self") }
            for (number, dependency) in aggregated.enumerated() {
                writer.line(
                    "case \(number + (hasOwn ? 1 : 0)): RouterRuntime.RouteDispatchers.\(Self.tableName(dependency.name))  // no such member? \(dependency.name) has markers, so its target needs plugins: [.plugin(name: \"RouteGen\", package: \"RouteGen\")]"
                )
            }
            writer.line("default: nil")
            writer.line("}")
        }
    }

    private func emit(_ name: String, _ bytes: [UInt8], to writer: inout SourceWriter) {
        writer.line()
        writer.line(
            "nonisolated private let \(name): Swift.StaticString = \(SwiftText.longLiteral(bytes, indentation: "    "))"
        )
    }
}
