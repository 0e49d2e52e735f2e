/// Looks for everything that is wrong with the markers of modules, without generating code.
public enum Checker {
    /// Checks each module, and the routes of all of them together as if one app linked them.
    ///
    /// It finds what the builds of these modules find, by the same checks.
    ///
    /// - Parameter request: The modules.
    /// - Returns: The findings, in no particular order.
    /// - Complexity: O(*n* log *n*) in the number of routes.
    public static func check(_ request: CheckRequest) -> [Diagnostic] {
        let modules = request.modules.sorted { $0.scan.name < $1.scan.name }
        let models = modules.concurrentMap { ModuleModel($0.scan) }
        let others = request.accessorModules.concurrentMap(ModuleModel.init)
        let named = Dictionary((models + others).map { ($0.name, $0) }) { first, _ in first }
        let known = request.knownModules.union(named.keys)
        let diagnostics = Array(zip(modules, models)).concurrentMap { module, model in
            let names = Set(module.configuration.accessorModules.map(\.value)).subtracting([model.name])
            return ModuleChecks.check(
                model,
                accessorModules: names.sorted().compactMap { named[$0] },
                configuration: module.configuration,
                visibleModules: module.visibleModules,
                knownModules: known
            )
        }
        return diagnostics.flatMap(\.self)
            + TableChecks.check(
                models,
                isExecutable: request.isExecutable,
                protocolOrigins: request.protocolOrigins
            )
    }

    /// Checks modules of which nothing but the sources is known.
    ///
    /// - Parameter scans: The modules' sources.
    /// - Returns: The findings, in no particular order.
    public static func check(_ scans: [ModuleScan]) -> [Diagnostic] {
        check(CheckRequest(scans.map { CheckRequest.Module($0) }))
    }
}
