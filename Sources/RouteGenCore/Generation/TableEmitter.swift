import RouteReasons
import RouteTables

/// Writes a module's table: `RouteTable.featureA`.
struct TableEmitter {
    let target: CheckedTarget

    private var module: ModuleModel { target.modeled.module }
    /// The other modules in the table, sorted by name.
    private var aggregated: [ModuleModel] { target.modeled.aggregated }
    private var routes: CompiledRoutes { target.routes }
    private var rules: [RewriteRule] { target.rules }
    private var links: [Configuration.Link] { request.configuration.links.includingServices(of: routes.patterns) }
    private var request: GenerationRequest { target.modeled.request }
    private var isAggregate: Bool { request.isAggregate }

    /// The name by which the module's sources import a module.
    func importedName(ofModule name: String) -> String {
        request.configuration.moduleAliases.first { $0.value.value == name }?.key ?? name
    }

    /// The condition of an `#if` around code that needs a module; `nil` if every build has the module.
    func condition(ofModule name: String) -> String? {
        request.configuration.optionalModules.first { $0.name.value == name }?.condition
    }

    /// Whether its code needs the module with services and set-ups.
    var needsServices: Bool {
        module.needsServices || isAggregate && aggregated.contains { !$0.setUps.isEmpty }
    }

    func emit(to code: inout GeneratedCode) {
        let own = module.isEmpty && isAggregate ? [] : [module]
        let data = TableData(own + aggregated, routes, rewrites: rules)
        code.section("nonisolated extension RouterRuntime.RouteTable") { code in
            code.line(
                isAggregate
                    ? "/// The routes of \(module.name) and of every module that it links."
                    : "/// The routes of \(module.name)."
            )
            // An app with a table of everything does not need the modules' own tables. With this attribute, only code
            // that names such a table contains its data, whatever the linker keeps.
            let attribute = isAggregate ? "" : "@_alwaysEmitIntoClient "
            let hosts = links.hostNames
            let name = module.tableName
            let parameters = hosts.map { "\(SwiftText.identifier($0)): [Swift.String]" }.joined(separator: ", ")
            let head = hosts.isEmpty ? "var \(name): Self" : "func \(name)(\(parameters)) -> Self"
            code.block("\(attribute)public static \(head)") { code in
                code.line("Self(")
                code.indented { code in
                    emit("routes", data.matcher, to: &code)
                    emit("metadata", data.metadata, to: &code)
                    if linksLiteral != "\"\"" { code.line("links: \(linksLiteral),") }
                    if !request.tabs.isEmpty { code.line("tabs: \(tabsLiteral),") }
                    if !data.services.isEmpty { emit("services", data.services, to: &code) }
                    if let rewrites = data.rewrites { emit(rewrites, to: &code) }
                    emitSetUps(to: &code)
                    if isAggregate {
                        emitModules(hasOwn: !own.isEmpty, to: &code)
                    } else {
                        code.line("dispatcher: RouterRuntime.RouteDispatchers.\(module.tableName)")
                    }
                }
                let named = hosts.map { "\"\($0)\": \(SwiftText.identifier($0))" }.joined(separator: ", ")
                code.line(hosts.isEmpty ? ")" : ").hosts([\(named)])")
            }
        }
        emitClosedSetUps(to: &code)
        if !own.isEmpty {
            code.section("nonisolated extension RouterRuntime.RouteDispatchers") { code in
                code.line("/// The code of \(module.name).")
                code.line(
                    "public static var \(module.tableName): any RouterRuntime.RouteDispatcher.Type "
                        + "{ RouteDispatcher_.self }"
                )
                guard !module.setUps.isEmpty, !isAggregate else { return }
                code.line("/// The set-ups of \(module.name).")
                code.line(
                    "public static var \(Self.setUpsName(module.name)): any RouterRuntime.RouteSetUps.Type "
                        + "{ RouterServices.RouteModules.self }"
                )
            }
        }
    }

    /// Names the code that sets modules up, if one of them needs it.
    ///
    /// Other modules may inline the table of a module, but not what it imports, so a property of its own names it.
    private func emitSetUps(to code: inout GeneratedCode) {
        guard hasSetUps || !closedSetUps.isEmpty else { return }
        let setUps =
            !closedSetUps.isEmpty
            ? "RouteSetUps_.self"
            : isAggregate
                ? "RouterServices.RouteModules.self" : "RouterRuntime.RouteDispatchers.\(Self.setUpsName(module.name))"
        code.line("setUps: \(setUps),")
    }

    private var hasSetUps: Bool { ([module] + aggregated).contains { !$0.setUps.isEmpty } }

    /// The modules whose set-ups do not run.
    private var closedSetUps: [String] { aggregated.filter { $0.isClosed && !$0.scan.setUps.isEmpty }.map(\.name) }

    /// Names the modules whose set-ups do not run.
    private func emitClosedSetUps(to code: inout GeneratedCode) {
        guard !closedSetUps.isEmpty else { return }
        code.section("nonisolated private enum RouteSetUps_: RouterRuntime.RouteSetUps") { code in
            let names = closedSetUps.map { "\"\($0)\"" }.joined(separator: ", ")
            code.line("static let closedModules: Swift.Set<Swift.String> = [\(names)]")
            guard hasSetUps else { return }
            code.line(
                "static func makeStages() -> (any Swift.Sendable & Swift.AnyObject)? "
                    + "{ RouterServices.RouteModules.makeStages() }"
            )
        }
    }

    private static func setUpsName(_ module: String) -> String {
        SwiftText.identifier(AccessorName.lowercasedFirst(module) + "SetUps")
    }

    private func emit(_ rewrites: (sources: [UInt8], targets: [UInt8]), to code: inout GeneratedCode) {
        for rule in rules {
            let comment = "// \(rule.name.onOneLine)"
            code.line(comment.count > 120 ? "\(comment.prefix(117))..." : comment)
        }
        code.line("rewrites: RouterRuntime.RewriteTable(")
        code.indented { code in
            emit("sources", rewrites.sources, to: &code)
            emit("targets", rewrites.targets, isLast: true, to: &code)
        }
        code.line("),")
    }

    private func emit(_ label: String, _ bytes: [UInt8], isLast: Bool = false, to code: inout GeneratedCode) {
        let literal = SwiftText.longLiteral(bytes, indentation: "                ")
        code.line("\(label): \(literal)\(isLast ? "" : ",")")
    }

    /// The prefixes, one a line, each separated from its replacement by a tab.
    ///
    /// Neither can contain a tab, because URLs contain no white space. Before them, a line for the options of URLs.
    private var linksLiteral: String {
        let lines = links.map { link in
            "\(SwiftText.escaped(link.prefix.value))\\t\(SwiftText.escaped(link.replacement))\\n"
        }.joined()
        return "\"\(request.configuration.urls.line)\(lines)\""
    }

    /// The tabs, one a line, each separated by a tab from the URL of its first page.
    private var tabsLiteral: String {
        let parents = RouteParents(routes.routes, hasTabs: true)
        let lines = request.tabs.compactMap { tab -> String? in
            guard case .route(let root) = parents.route(named: tab.root.value, in: module.name),
                let url = try? routes.routes[root].pattern.pattern.url([:])
            else { return nil }
            return "\(SwiftText.escaped(tab.name.value))\\t\(SwiftText.escaped(url))\\n"
        }
        return "\"\(lines.joined())\""
    }

    private func emitModules(hasOwn: Bool, to code: inout GeneratedCode) {
        code.block("dispatcher:") { code in
            code.line("module in")
            code.line("switch module {")
            if hasOwn { code.line("case 0: RouteDispatcher_.self") }
            for (number, dependency) in aggregated.enumerated() {
                let line =
                    "case \(number + (hasOwn ? 1 : 0)): RouterRuntime.RouteDispatchers.\(dependency.tableName)  "
                    + "// no such member? \(dependency.name) has markers, so its target needs "
                    + "plugins: [.plugin(name: \"RouteGen\", package: \"RouteGen\")]"
                code.conditional(condition(ofModule: dependency.name)) { $0.line(line) }
            }
            code.line("default: nil")
            code.line("}")
        }
    }
}
