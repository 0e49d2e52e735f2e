/// Writes a module's table: `RouteTable.featureA`.
struct TableEmitter {
    let module: ModuleModel
    /// The other modules in the table, sorted by name.
    let aggregated: [ModuleModel]
    let routes: CompiledRoutes
    let isAggregate: Bool
    let links: [Configuration.Link]
    let urls: Configuration.URLOptions
    let rewrites: [RewriteRule]

    /// The table's name: the module's name, beginning in lower case.
    static func tableName(_ module: String) -> String { SwiftText.identifier(Handler.lowercasedFirst(module)) }

    func emit(to writer: inout SourceWriter) {
        let own = module.isEmpty && isAggregate ? [] : [module]
        let data = TableData(own + aggregated, routes, rewrites: rewrites)
        writer.line()
        writer.block("nonisolated extension RouterRuntime.RouteTable") { writer in
            writer.line(
                isAggregate
                    ? "/// The routes of \(module.name) and of every module that it links."
                    : "/// The routes of \(module.name)."
            )
            // An app with a table of everything does not need the modules' own tables. With this attribute, only code
            // that names such a table contains its data, whatever the linker keeps.
            let attribute = isAggregate ? "" : "@_alwaysEmitIntoClient "
            writer.block("\(attribute)public static var \(Self.tableName(module.name)): Self") { writer in
                writer.line("Self(")
                writer.indented { writer in
                    emit("matcher", data.matcher, to: &writer)
                    emit("metadata", data.metadata, to: &writer)
                    if !links.isEmpty || urls != Configuration.URLOptions() { writer.line("links: \(linksLiteral),") }
                    if !data.services.isEmpty { emit("services", data.services, to: &writer) }
                    if let rewrites = data.rewrites { emit(rewrites, to: &writer) }
                    if isAggregate {
                        emitModules(hasOwn: !own.isEmpty, to: &writer)
                    } else {
                        writer.line("dispatcher: RouterRuntime.RouteDispatchers.\(Self.tableName(module.name))")
                    }
                }
                writer.line(")")
            }
        }
        if !own.isEmpty {
            writer.line()
            writer.block("nonisolated extension RouterRuntime.RouteDispatchers") { writer in
                writer.line("/// The code of \(module.name).")
                writer.line(
                    "public static var \(Self.tableName(module.name)): any RouterRuntime.RouteDispatcher.Type "
                        + "{ RouteDispatcher_.self }"
                )
            }
        }
    }

    private func emit(_ rewrites: (sources: [UInt8], targets: [UInt8]), to writer: inout SourceWriter) {
        for rule in self.rewrites { writer.line("// \(rule.name.onOneLine)") }
        writer.line("rewrites: RouterRuntime.RewriteTable(")
        writer.indented { writer in
            emit("sources", rewrites.sources, to: &writer)
            emit("targets", rewrites.targets, isLast: true, to: &writer)
        }
        writer.line("),")
    }

    private func emit(_ label: String, _ bytes: [UInt8], isLast: Bool = false, to writer: inout SourceWriter) {
        let literal = SwiftText.longLiteral(bytes, indentation: "                ")
        writer.line("\(label): \(literal)\(isLast ? "" : ",")")
    }

    /// One prefix per line, separated from its replacement by a tab.
    ///
    /// Neither can contain a tab, because URLs contain no white space. Before them, a line for the options of URLs.
    private var linksLiteral: String {
        let lines = links.map { link in
            "\(SwiftText.escaped(link.prefix.value))\\t\(SwiftText.escaped(link.replacement))\\n"
        }.joined()
        return "\"\(urls.line)\(lines)\""
    }

    private func emitModules(hasOwn: Bool, to writer: inout SourceWriter) {
        writer.block("dispatcher:") { writer in
            writer.line("module in")
            writer.line("switch module {")
            if hasOwn { writer.line("case 0: RouteDispatcher_.self") }
            for (number, dependency) in aggregated.enumerated() {
                writer.line(
                    "case \(number + (hasOwn ? 1 : 0)): RouterRuntime.RouteDispatchers.\(Self.tableName(dependency.name))  "
                        + "// no such member? \(dependency.name) has markers, so its target needs "
                        + "plugins: [.plugin(name: \"RouteGen\", package: \"RouteGen\")]"
                )
            }
            writer.line("default: nil")
            writer.line("}")
        }
    }
}
