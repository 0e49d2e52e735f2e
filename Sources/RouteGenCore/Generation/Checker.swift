/// Finds the mistakes in the markers of modules without generating code.
public enum Checker {
    /// Checks each module, and the routes of each table against each other.
    ///
    /// It runs the same checks as the builds of these modules. Each module is checked once, even if several tables hold
    /// it.
    ///
    /// - Parameter request: The modules and the tables that hold them.
    /// - Returns: The findings of each table, including those in its modules, in no particular order.
    /// - Complexity: O(*n* log *n*) in the number of routes of each table.
    public static func check(_ request: CheckRequest) -> [[Diagnostic]] {
        let modules = request.modules.sorted { $0.scan.name < $1.scan.name }
        let models = modules.concurrentMap { ModuleModel($0.scan) }
        let others = request.accessorModules.concurrentMap(ModuleModel.init)
        let named = Dictionary((models + others).map { ($0.name, $0) }) { first, _ in first }
        let types = Dictionary((modules.map(\.scan) + request.typeModules).map { ($0.name, $0.types) }) { first, _ in
            first
        }
        let known = request.knownModules.union(named.keys)
        let checked = Array(zip(modules, models)).concurrentMap { module, model in
            let names = Set(module.configuration.accessorModules.map(\.value)).subtracting([model.name])
            let diagnostics = CheckedModule(
                module: model,
                accessorModules: names.sorted().compactMap { named[$0] }.map { other in
                    module.visibleModules.map { other.seen(importing: $0) } ?? other
                },
                configuration: module.configuration,
                visibleModules: module.visibleModules,
                knownModules: known
            ).check()
            let misplaced = module.mayRewrite ? [] : SettingsOfApps.misplaced(in: module.configuration)
            let hidden = HiddenCallbacks.check(model, types: types)
            return (module: model, diagnostics: diagnostics + hidden + misplaced + module.findingsOfSetUp)
        }
        let severities = Dictionary(modules.map { ($0.scan.name, $0.configuration.severities) }) { first, _ in first }
        let configurations = Dictionary(modules.map { ($0.scan.name, $0.configuration) }) { first, _ in first }
        let findings = request.tables.map { table in
            let shared = table.sharedSettings(of: modules.map(\.scan), configurations)
            let table = shared.table
            let checked = checked.filter { table.modules.contains($0.module.name) }
            let ignoresCase = table.configurations.contains(where: \.urls.ignoresCase)
            let held = TableModules(checked.map(\.module), trust: table.trust, ignoresCase: ignoresCase)
            let isConfigured = !table.configurations.contains(where: \.isMistaken)
            return shared.diagnostics + checked.flatMap(\.diagnostics) + (isConfigured ? held.diagnostics : [])
                + TableChecks.check(
                    CheckedTable(
                        modules: held.modules,
                        routes: CompiledRoutes(held.modules, ignoresCase: ignoresCase),
                        app: table.app,
                        isExecutable: table.isExecutable,
                        declaredProtocols: request.declaredProtocols,
                        rewrites: table.configurations.map(RewriteRuleReader.init),
                        severities: severities,
                        asksForRequirements: table.asksForRequirements
                    )
                )
                + table.findingsOfSetUp
        }
        // The names of accessors are known if the sources have no mistakes.
        guard modules.contains(where: { !$0.calls.isEmpty }),
            !findings.contains(where: { $0.contains { $0.severity == .error } })
        else { return findings }
        let accessors = LostAccessors(models + others, configurations)
        return zip(request.tables, findings).map { table, findings in
            let own = modules.filter { table.modules.contains($0.scan.name) }
            return findings + own.flatMap { accessors.findings(about: $0.calls, seeing: $0.imports) }
        }
    }

    /// Checks modules with only their sources, as one table.
    ///
    /// - Parameters:
    ///   - scans: The modules' sources.
    ///   - trust: The packages that may open routes.
    /// - Returns: The findings, in no particular order.
    public static func check(_ scans: [ModuleScan], trust: PackageTrust = PackageTrust()) -> [Diagnostic] {
        var request = CheckRequest(scans.map { CheckRequest.Module($0) })
        request.tables[0].trust = trust
        return check(request).flatMap(\.self)
    }
}
