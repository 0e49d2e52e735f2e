import Foundation
import PackagePlugin

/// The generated files that targets of a package keep among their sources, instead of using the build-tool plugin.
struct KeptFiles {
    /// Such a file.
    struct File {
        var url: URL
        /// What it is generated from.
        var invocation: GenerateInvocation
    }

    /// Which targets are meant.
    enum Choice {
        /// Those that have such a file already.
        case keeping
        /// Those with these names.
        case named([String])
        /// All that depend on the runtime.
        case all
    }

    let files: [File]

    /// Finds the files, those that are not there yet included.
    init(_ package: Package, _ choice: Choice) throws {
        let graph = PackageGraph(package: package)
        files = try Self.targets(of: package, choice, in: graph).compactMap { target in
            let invocation = GenerateInvocation(target: target, in: graph)
            if case .keeping = choice, invocation.keptFile == nil { return nil }
            let url = invocation.keptFile ?? target.directoryURL.appendingPathComponent(invocation.outputName)
            return File(url: url, invocation: invocation)
        }
        .sorted { $0.invocation.module.name < $1.invocation.module.name }
        guard !files.isEmpty else {
            throw CommandFailure(
                "no target has its generated file among its sources; begin with 'swift package generate-routes --all' or '--target NAME'"
            )
        }
    }

    private static func targets(
        of package: Package,
        _ choice: Choice,
        in graph: PackageGraph
    ) throws -> [SwiftSourceModuleTarget] {
        let targets = package.targets(ofType: SwiftSourceModuleTarget.self)
        switch choice {
        case .keeping: return targets
        case .all: return graph.routingTargets(among: targets)
        case .named(let names):
            for name in names where !targets.contains(where: { $0.name == name }) {
                throw CommandFailure("the package has no target '\(name)'")
            }
            return targets.filter { names.contains($0.name) }
        }
    }

    /// Runs the tool for each file, one after the other, with options beside what the file is generated from.
    func run(_ tool: ToolRun, options: [String] = [], lists: ListFolder) throws -> ToolRun.Outcome {
        var outcome = ToolRun.Outcome.success
        for file in files {
            let lists = ListFolder(url: lists.url.appendingPathComponent(file.invocation.module.name))
            let call = try file.invocation.arguments(writing: file.url, lists: lists, path: tool.path(of:))
            // Without lines: else every edit above a handler would make the file outdated.
            outcome = outcome.worse(of: try tool.run(call.arguments + ["--no-locations"] + options))
        }
        return outcome
    }
}
