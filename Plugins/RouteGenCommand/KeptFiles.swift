import Foundation
import PackagePlugin

/// The generated files that targets of a package keep among their sources instead of using the build-tool plugin.
struct KeptFiles {
    /// A generated file among the sources.
    struct File {
        var url: URL
        /// The call that generates it.
        var invocation: GenerateInvocation
    }

    /// A selection of targets.
    enum Choice {
        /// The targets that already have such a file.
        case keeping
        /// The targets with these names.
        case named([String])
        /// All targets that depend on the runtime.
        case all
    }

    let files: [File]

    /// Finds the files, including those that do not exist yet.
    init(_ package: Package, _ choice: Choice, workDirectory: URL) throws {
        let graph = PackageGraph(package: package, workDirectory: workDirectory)
        files = try Self.targets(of: package, choice, in: graph).compactMap { target in
            let invocation = GenerateInvocation(target: target, in: graph)
            if case .keeping = choice, invocation.keptFile == nil { return nil }
            let url = invocation.keptFile ?? target.directoryURL.appendingPathComponent(invocation.outputName)
            return File(url: url, invocation: invocation)
        }
        .sorted { $0.invocation.module.name < $1.invocation.module.name }
        guard !files.isEmpty else {
            throw CommandFailure(
                "no target has its generated file among its sources; "
                    + "run 'swift package --allow-writing-to-package-directory generate-routes' with '--all' or '--target NAME'"
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

    /// Runs the tool for each file, one after the other, with additional options.
    func run(_ tool: ToolRun, options: [String] = [], lists: ListFolder) throws -> ToolRun.Outcome {
        var outcome = ToolRun.Outcome.success
        for file in files {
            let lists = ListFolder(url: lists.url.appendingPathComponent(file.invocation.module.name))
            let call = try file.invocation.arguments(writing: file.url, lists: lists, path: tool.path(of:))
            // With locations, every edit above a handler would make the file out of date.
            outcome = outcome.worse(of: try tool.run(call.arguments + ["--no-locations"] + options))
        }
        return outcome
    }
}

/// Runs `routegen` in the package's folder.
///
/// It shares the plugin's output.
struct ToolRun {
    /// The exit status of a run: 0 for no findings, 1 for findings, 2 for wrong usage or unreadable input.
    struct Outcome {
        static let success = Outcome(status: 0)

        var status: Int32

        /// The worse of two outcomes.
        func worse(of other: Outcome) -> Outcome { other.status > status ? other : self }

        /// Ends the plugin with the same status.
        func finish() {
            if status != 0 { exit(status) }
        }
    }

    var url: URL
    var folder: URL

    /// The path of a file, relative to the folder if the file is inside it.
    func path(of file: URL) -> String {
        let start = folder.path + "/"
        return file.path.hasPrefix(start) ? String(file.path.dropFirst(start.count)) : file.path
    }

    /// Runs the tool and waits until it exits.
    func run(_ arguments: [String], prints: Bool = true) throws -> Outcome {
        let process = Process()
        process.executableURL = url
        process.arguments = arguments
        process.currentDirectoryURL = folder
        if !prints {
            process.standardOutput = FileHandle.nullDevice
            process.standardError = FileHandle.nullDevice
        }
        try process.run()
        process.waitUntilExit()
        return Outcome(status: process.terminationStatus)
    }
}

/// The reason why the command fails.
struct CommandFailure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
