import Foundation
import PackagePlugin

/// `swift package routes check|match|map|diff|verify|explain ...`: runs `routegen` with the package's own modules.
@main
struct RouteGenCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let call = try CommandCall(arguments)
        let tool = ToolRun(url: try context.tool(named: "routegen").url, folder: context.package.directoryURL)
        let workDirectory = context.pluginWorkDirectoryURL
        let lists = ListFolder(url: workDirectory)
        // With arguments, it is a subcommand of the tool.
        if call.subcommand == "verify", call.arguments.count == 1 {
            let choice = call.target.map { KeptFiles.Choice.named([$0]) } ?? .keeping
            let kept = try KeptFiles(context.package, choice, workDirectory: workDirectory)
            try kept.run(tool, options: ["--verify"], lists: lists).finish()
            print("Up to date: \(kept.files.map(\.invocation.module.name).joined(separator: ", "))")
            return
        }
        guard call.readsModules else {
            try tool.run(["--package"] + call.arguments).finish()
            return
        }
        let packageApps = PackageApps(context.package, workDirectory: workDirectory)
        let apps = try packageApps.selected(by: call.target)
        if call.subcommand == "check" {
            let arguments = try call.checkArguments(
                for: call.target == nil ? apps + packageApps.others : apps,
                unroutedModules: call.target == nil ? packageApps.unroutedModules : [],
                knownModules: packageApps.moduleNames,
                lists: lists,
                path: tool.path(of:)
            )
            let setUp = PackageSetUp(context.package, packageApps, path: tool.path(of:))
            var facts = setUp.facts(for: apps)
            if call.target == nil {
                facts += setUp.findings + LostAccessors(context.package, path: tool.path(of:)).facts
                // A build with an old file among the sources lacks routes, or does not compile.
                let kept = try? KeptFiles(context.package, .keeping, workDirectory: workDirectory)
                facts += try kept?.facts(tool, lists: lists) ?? []
            }
            let list = try lists.write(facts.map(\.line), to: "set-up.txt")
            try tool.run(["--package"] + arguments + ["--set-up", list.path]).finish()
            return
        }
        guard let app = apps.first, apps.count == 1 else {
            let names = apps.map { "'\($0.name)'" }.joined(separator: ", ")
            throw CommandFailure("the package has several apps (\(names)); select one with --target NAME")
        }
        let arguments = try call.arguments(
            for: app,
            unroutedModules: packageApps.unroutedModules,
            lists: lists,
            path: tool.path(of:)
        )
        try tool.run(["--package"] + arguments).finish()
    }
}

/// The arguments of the plugin.
struct CommandCall {
    /// The subcommand of `routegen`.
    let subcommand: String
    /// The selected app; `nil` for all.
    let target: String?
    /// The arguments for the tool: the subcommand and everything after it but `--target`.
    let arguments: [String]

    /// Parses the arguments of the plugin.
    init(_ arguments: [String]) throws {
        var rest = arguments
        var target: String?
        if let index = rest.firstIndex(of: "--target") {
            guard index + 1 < rest.count else { throw CommandFailure("--target needs a target's name") }
            target = rest[index + 1]
            rest.removeSubrange(index...index + 1)
        }
        subcommand = rest.first ?? "--help"
        self.target = target
        self.arguments = rest.isEmpty ? ["--help"] : rest
    }

    /// Whether the subcommand reads modules, which the plugin passes.
    var readsModules: Bool {
        ["check", "match", "map", "verify"].contains(subcommand)
            && !arguments.contains("--help") && !arguments.contains("-h")
    }

    /// The arguments with an app's modules, whose files are in list files, and with the modules whose types handlers may
    /// have.
    func arguments(
        for app: PackageApps.App,
        unroutedModules: [SourceModule],
        lists: ListFolder,
        path: (URL) -> String
    ) throws -> [String] {
        var result = [subcommand] + (try Self.pass(app.modules, as: "--module", lists, path))
        result += app.modules.flatMap(\.packageOption)
        result += try Self.pass(unroutedModules, as: "--unrouted", lists, path)
        if let configuration = app.configuration {
            result += ["--config", path(configuration)]
        }
        // A page of routes is headed with the app's name.
        if subcommand == "map", !arguments.contains(where: { $0 == "--app" || $0.hasPrefix("--app=") }) {
            result += ["--app", app.name]
        }
        return result + arguments.dropFirst()
    }

    /// The arguments for checking several apps, with everything that their builds know.
    ///
    /// Modules that belong to no app are checked too. Each module is passed once, even if several apps link it.
    func checkArguments(
        for apps: [PackageApps.App],
        unroutedModules: [SourceModule],
        knownModules: [String],
        lists: ListFolder,
        path: (URL) -> String
    ) throws -> [String] {
        let modules = Self.unique(apps.flatMap(\.modules))
        let names = Set(modules.map(\.name))
        let others = Self.unique(apps.flatMap(\.accessorModules)).filter { !names.contains($0.name) }
        var result = [subcommand] + (try Self.pass(modules, as: "--module", lists, path))
        result += modules.flatMap(\.packageOption)
        result += try Self.pass(others, as: "--accessors", lists, path)
        result += try Self.pass(unroutedModules, as: "--unrouted", lists, path)
        let visibleModules = apps.map(\.visibleModules).reduce(into: [:]) { $0.merge($1) { first, _ in first } }
        for (module, names) in visibleModules.sorted(by: { $0.key < $1.key }) {
            let list = try lists.write(Set(names).sorted(), to: "\(module).visible-modules.txt")
            result += ["--visible", "\(module)=@\(list.path)"]
        }
        result += ["--known", "@\(try lists.write(Set(knownModules).sorted(), to: "known-modules.txt").path)"]
        for app in apps {
            guard let option = app.table?.rawValue else { continue }
            let list = try lists.write(app.modules.map(\.name), to: "\(app.name).modules.txt")
            result += [option, "\(app.name)=@\(list.path)"]
        }
        return result + arguments.dropFirst()
    }

    private static func unique(_ modules: [SourceModule]) -> [SourceModule] {
        var seen: Set<String> = []
        return modules.filter { seen.insert($0.name).inserted }.sorted { $0.name < $1.name }
    }

    private static func pass(
        _ modules: [SourceModule],
        as option: String,
        _ lists: ListFolder,
        _ path: (URL) -> String
    ) throws -> [String] {
        try modules.flatMap { module in
            let list = try lists.write(module.files.map(path).sorted(), to: "\(module.name).sources.txt")
            return [option, "\(module.name)=@\(list.path)"]
        }
    }
}
