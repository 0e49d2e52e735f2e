import PackagePlugin

/// `swift package routes check|match|map|diff|verify|explain ...`.
@main
struct RouteGenCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        try context.runTool(["routes"] + arguments)
    }
}
