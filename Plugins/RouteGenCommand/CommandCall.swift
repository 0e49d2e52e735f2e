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

    /// The arguments with an app's modules, whose files are listed in files of the plugin's own.
    func arguments(for app: PackageApps.App, lists: ListFolder, path: (URL) -> String) throws -> [String] {
        var result = [subcommand]
        for module in app.modules {
            let paths = module.files.map(path).sorted()
            let list = try lists.write(paths, to: "\(module.name).sources.txt")
            result += ["--module", "\(module.name)=@\(list.path)"]
        }
        if let configuration = app.configuration {
            result += ["--config", path(configuration)]
        }
        return result + arguments.dropFirst()
    }
}
