import Foundation
import PackagePlugin

/// `swift package routes check|match|map|diff|verify|explain ...`: runs `routegen` with the package's own modules.
@main
struct RouteGenCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let call = try CommandCall(arguments)
        let tool = ToolRun(url: try context.tool(named: "routegen").url, folder: context.package.directoryURL)
        let lists = ListFolder(url: context.pluginWorkDirectoryURL)
        if call.subcommand == "verify" {
            if let argument = call.arguments.dropFirst().first {
                throw CommandFailure(
                    "'\(argument)' is not an argument of this command; usage: "
                        + "swift package routes verify [--target NAME]"
                )
            }
            let kept = try KeptFiles(context.package, call.target.map { .named([$0]) } ?? .keeping)
            try kept.run(tool, options: ["--verify"], lists: lists).finish()
            print("Up to date: \(kept.files.map(\.invocation.module.name).joined(separator: ", "))")
            return
        }
        guard call.readsModules else {
            try tool.run(call.arguments).finish()
            return
        }
        let packageApps = PackageApps(context.package)
        let apps = try packageApps.selected(by: call.target)
        if call.subcommand == "check" {
            let arguments = try call.checkArguments(
                for: call.target == nil ? apps + packageApps.others : apps,
                unroutedModules: call.target == nil ? packageApps.unroutedModules : [],
                knownModules: packageApps.moduleNames,
                lists: lists,
                path: tool.path(of:)
            )
            let outcome = try tool.run(arguments)
            if call.target == nil {
                let files = StrayFiles(context.package, path: tool.path(of:))
                for warning in files.warnings + LostTargets(context.package, packageApps).warnings {
                    Diagnostics.warning(warning)
                }
            }
            outcome.finish()
            return
        }
        guard let app = apps.first, apps.count == 1 else {
            let names = apps.map { "'\($0.name)'" }.joined(separator: ", ")
            throw CommandFailure("the package has several apps (\(names)); select one with --target NAME")
        }
        try tool.run(try call.arguments(for: app, lists: lists, path: tool.path(of:))).finish()
    }
}
