import PackagePlugin

/// `swift package generate-routes [--all | --target NAME...]`: writes generated files that are kept among the sources;
/// `swift package generate-routes new ...`: writes the files of a new target.
///
/// It is a separate plugin because a permission applies to a whole plugin, and no other command needs one.
@main
struct GenerateRoutesCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        try context.runTool(["generate-routes"] + arguments)
    }
}
