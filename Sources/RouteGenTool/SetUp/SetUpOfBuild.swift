import RouteGenCore

/// The facts about the targets of a package that its sources do not show, for the build of one target.
struct SetUpOfBuild {
    /// The linked modules with markers whose targets do not depend on the runtime, and do not report it themselves.
    var unrouted: [ModuleScan] = []
    /// The place for findings about the use of the plugin; `nil` without the plugin.
    var pluginUsage: SourceLocation?
    /// Whether some source of the target may make a router with its table.
    var usesTable = true
    /// The findings about the manifest, which are reported with a table.
    var findingsOfManifest: [Diagnostic] = []

    /// The findings about how the targets depend on each other and on RouteGen.
    func findings(about request: GenerationRequest) -> [Diagnostic] {
        let (module, visible) = (request.module, request.visibleModules)
        let findings =
            MissingRuntimes.check(module, visible: visible, known: request.knownModules)
            + unrouted.compactMap { MissingRuntimes.finding(about: $0, severity: .warning) }
        guard request.isAggregate else {
            return findings + UselessPlugins.check(pluginUsage, module, request.configuration)
        }
        guard request.isExecutable, usesTable else { return findings + findingsOfManifest }
        let unlinked = UnlinkedModules.check(
            app: module.name,
            configurations: request.linkedConfigurations.merging([module.name: request.configuration]) { $1 },
            linked: visible.union(request.dependencies.map(\.name)),
            known: request.knownModules
        )
        return findings + unlinked + findingsOfManifest
    }
}
