import Foundation
import PackagePlugin

/// `swift package routes check|match|explain ...`: runs `routegen` with the package's own modules filled in.
@main
struct RouteGenCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let call = try CommandCall(arguments)
        let tool = ToolRun(url: try context.tool(named: "routegen").url, folder: context.package.directoryURL)
        guard call.readsModules else {
            try tool.run(call.arguments).finish()
            return
        }
        let apps = try PackageApps(context.package).selected(by: call.target)
        if call.subcommand != "check", apps.count > 1 {
            let names = apps.map { "'\($0.name)'" }.joined(separator: ", ")
            throw CommandFailure("the package has several apps (\(names)); say which one is meant with --target NAME")
        }
        let lists = ListFolder(url: context.pluginWorkDirectoryURL)
        var outcome = ToolRun.Outcome.success
        for app in apps {
            if apps.count > 1 { print("\(app.name):") }
            outcome = outcome.worse(of: try tool.run(try call.arguments(for: app, lists: lists, in: tool.folder)))
        }
        outcome.finish()
    }
}
