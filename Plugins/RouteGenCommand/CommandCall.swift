import Foundation

/// What the plugin was asked to do.
struct CommandCall {
    /// The subcommand of `routegen`.
    let subcommand: String
    /// The app whose modules are meant; `nil` for all.
    let target: String?
    /// What is passed on: the subcommand and everything behind it but `--target`.
    let arguments: [String]

    /// Sorts out the arguments of the plugin.
    init(_ arguments: [String]) throws {
        var rest = arguments
        var target: String?
        if let index = rest.firstIndex(of: "--target") {
            guard index + 1 < rest.count else { throw CommandFailure("--target needs the name of a target") }
            target = rest[index + 1]
            rest.removeSubrange(index...index + 1)
        }
        subcommand = rest.first ?? "--help"
        self.target = target
        self.arguments = rest.isEmpty ? ["--help"] : rest
    }

    /// Whether the subcommand reads modules, which the plugin fills in.
    var readsModules: Bool {
        ["check", "match"].contains(subcommand) && !arguments.contains("--help") && !arguments.contains("-h")
    }

    /// Whether the subcommand looks for what builds look for, and is told what they know.
    var checksModules: Bool { subcommand == "check" }

    /// The arguments with an app's modules, whose files are listed in files of the plugin's own.
    func arguments(
        for app: PackageApps.App,
        knownModules: [String],
        lists: ListFolder,
        path: (URL) -> String
    ) throws -> [String] {
        func list(_ module: SourceModule) throws -> String {
            let list = try lists.write(module.files.map(path).sorted(), to: "\(module.name).sources.txt")
            return "\(module.name)=@\(list.path)"
        }
        var result = [subcommand]
        result += try app.modules.flatMap { ["--module", try list($0)] }
        if let configuration = app.configuration {
            result += ["--config", path(configuration)]
        }
        guard checksModules else { return result + arguments.dropFirst() }
        result += try app.accessorModules.flatMap { ["--accessors", try list($0)] }
        for (module, names) in app.visibleModules.sorted(by: { $0.key < $1.key }) {
            let list = try lists.write(Set(names).sorted(), to: "\(module).visible-modules.txt")
            result += ["--visible", "\(module)=@\(list.path)"]
        }
        result += ["--known", "@\(try lists.write(Set(knownModules).sorted(), to: "known-modules.txt").path)"]
        if app.isExecutable {
            result.append("--executable")
        }
        return result + arguments.dropFirst()
    }
}
