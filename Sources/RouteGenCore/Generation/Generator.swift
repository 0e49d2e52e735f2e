/// Generates a source file from the markers of modules.
public enum Generator {
    /// Generates the file of one module.
    ///
    /// The same sources give the same bytes, in any order of files and modules.
    ///
    /// - Complexity: O(*n* log *n*) in the number of routes.
    public static func generate(_ request: GenerationRequest) -> Generation {
        CheckedTarget(ModeledTarget(request)).emitted()
    }

    /// Whether a file starts as generated ones do.
    public static func isGenerated(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        bytes.starts(with: GeneratedFile.header.utf8)
    }
}

/// The result of a request: the contents of the file, and the findings about the sources.
public struct Generation: Sendable {
    /// The contents of the generated file.
    ///
    /// It is complete even if there are findings, so a build that continues shows no errors that result from others.
    public let source: String
    /// The findings, in no particular order.
    public let diagnostics: [Diagnostic]
}

// A generated file goes through typed stages, each of which holds the one before it: a request has the scanned modules,
// `ModeledTarget` their models, `CheckedTarget` the compiled routes and the findings, and `Generation` the emitted
// source.

/// The modules of a request, modeled once for the checks and the generated file.
struct ModeledTarget {
    let request: GenerationRequest
    /// The module that the file becomes part of.
    let module: ModuleModel
    /// The other modules whose routes the table holds, sorted by name.
    let aggregated: [ModuleModel]
    /// The modules for which there are accessors, sorted by name.
    let accessors: [ModuleModel]
    /// The findings about packages that are not the app's own.
    let findingsOfPackages: [Diagnostic]
    /// The findings about settings that modules share.
    let findingsOfSettings: [Diagnostic]

    /// Models the scanned modules of a request.
    init(_ request: GenerationRequest) {
        var request = request
        findingsOfSettings = request.isAggregate ? request.takeSharedSettings() : []
        let module = ModuleModel(request.module)
        func others(_ scans: [ModuleScan]) -> [ModuleModel] {
            scans.filter { $0.name != module.name }.concurrentMap(ModuleModel.init).sorted { $0.name < $1.name }
        }
        self.request = request
        self.module = module
        let table = TableModules(
            // A module whose only marker has a mistake is not compiled.
            request.isAggregate
                ? [module]
                    + others(request.dependencies).filter {
                        !$0.isEmpty || $0.lacksMarkers(request.severities[$0.name])
                    }
                : [],
            trust: request.configuration.trust,
            ignoresCase: request.configuration.urls.ignoresCase
        )
        aggregated = Array(table.modules.dropFirst())
        findingsOfPackages = table.diagnostics
        accessors = others(request.accessorModules).map { $0.seen(importing: request.visibleModules) }
    }
}

/// Modeled modules with their compiled routes and the findings about them.
struct CheckedTarget {
    let modeled: ModeledTarget
    let routes: CompiledRoutes
    /// The rewriting rules of the file's table.
    let rules: [RewriteRule]
    /// The findings with their configured severities, in no particular order.
    let diagnostics: [Diagnostic]

    /// Checks the module with its accessors, and the modules of its table.
    init(_ modeled: ModeledTarget) {
        let request = modeled.request
        let modules = [modeled.module] + modeled.aggregated
        let routes = CompiledRoutes(modules, ignoresCase: request.configuration.urls.ignoresCase)
        let rewrites = request.isAggregate ? [RewriteRuleReader(request.configuration)] : []
        let findings =
            CheckedModule(
                module: modeled.module,
                accessorModules: modeled.accessors,
                configuration: request.configuration,
                visibleModules: request.visibleModules,
                knownModules: request.knownModules
            ).check()
            + TableChecks.check(
                CheckedTable(
                    modules: modules,
                    routes: routes,
                    app: modeled.module.name,
                    isExecutable: request.isExecutable,
                    declaredProtocols: request.declaredProtocols,
                    rewrites: rewrites,
                    severities: request.severities,
                    asksForRequirements: request.asksForRequirements,
                    reporter: modeled.module.name
                )
            )
            + modeled.findingsOfSettings
            + (request.isAggregate
                ? [] : SettingsOfApps.misplaced(in: request.configuration, mayBeLinked: !request.isExecutable))
            + (request.configuration.isMistaken ? [] : modeled.findingsOfPackages) + request.findingsOfSetUp
            + Self.hiddenCallbacks(modeled)
        self.modeled = modeled
        self.routes = routes
        rules = rewrites.flatMap(\.rules) + routes.serviceURLRules
        diagnostics = findings.compactMap(request.configuration.severities.applied)
    }

    private static func hiddenCallbacks(_ modeled: ModeledTarget) -> [Diagnostic] {
        let types = Dictionary(modeled.request.typeModules.map { ($0.name, $0.types) }) { first, _ in first }
        return ([modeled.module] + modeled.aggregated).flatMap { HiddenCallbacks.check($0, types: types) }
    }

    /// Emits the contents of the file.
    func emitted() -> Generation { Generation(source: GeneratedFile(checked: self).source, diagnostics: diagnostics) }
}
