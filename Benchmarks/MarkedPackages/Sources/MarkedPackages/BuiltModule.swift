import Foundation

/// A Swift module of a package, with the arguments of its compilation.
struct BuiltModule {
    var name: String
    /// The package that it belongs to.
    var package = ""
    var sources: [URL]
    /// The sources that the build and its plugins have generated, which get no markers.
    var generatedSources: [URL] = []
    /// The options that determine the meaning of the sources.
    var arguments: [String] = []
    /// Its `routegen.json`, if it has one.
    var configuration: URL?

    /// A module that need not be built.
    init(name: String, sources: [URL]) {
        self.name = name
        self.sources = sources
    }

    /// The modules that a package's build has compiled from its own sources, without its tests.
    static func all(in package: URL) -> [BuiltModule] {
        commands(in: package).compactMap { BuiltModule(command: $0, sourcesIn: package) }
    }

    /// The modules of other packages that a package's build has compiled: those of its dependencies.
    static func dependencies(of package: URL) throws -> [BuiltModule] {
        let commands = commands(in: package)
        return try folders(in: package.appendingPathComponent(".build/checkouts")).flatMap { dependency in
            commands.compactMap { BuiltModule(command: $0, sourcesIn: dependency) }
        }
    }

    /// The commands of a package's build.
    private static func commands(in package: URL) -> [[String]] {
        let manifest = package.appendingPathComponent(".build/debug.yaml")
        guard let text = try? String(contentsOf: manifest, encoding: .utf8) else { return [] }
        return text.split(separator: "\n").compactMap { line -> [String]? in
            let line = line.trimmingCharacters(in: .whitespaces)
            guard line.hasPrefix("args: [") else { return nil }
            return try? JSONDecoder().decode([String].self, from: Data(line.dropFirst("args: ".count).utf8))
        }
    }

    /// The modules in a folder, whose dependencies are built.
    ///
    /// Files named `Calls.swift` are left out, since they use the accessors of the module's own markers.
    static func unbuilt(in folder: URL, modules: [String]) throws -> [BuiltModule] {
        try folders(in: folder).map { module in
            var module = BuiltModule(name: module.lastPathComponent, sources: sources(in: module))
            module.sources.removeAll { $0.lastPathComponent == "Calls.swift" }
            let configuration = folder.appendingPathComponent("\(module.name)/routegen.json")
            module.configuration = FileManager.default.fileExists(atPath: configuration.path) ? configuration : nil
            module.arguments = ["-swift-version", "6", "-package-name", "sample"] + modules.flatMap { ["-I", $0] }
            // What the configuration says of the module's compiler settings must hold.
            let text = (try? String(contentsOf: configuration, encoding: .utf8)) ?? ""
            if text.contains("\"defaultIsolation\": \"MainActor\"") {
                module.arguments += ["-default-isolation", "MainActor"]
            }
            return module
        }.filter { !$0.sources.isEmpty }
    }

    /// The same module in another mode of the language.
    func withLanguageMode(_ mode: String) -> BuiltModule {
        var module = self
        if let index = arguments.firstIndex(of: "-swift-version") { module.arguments[index + 1] = mode }
        return module
    }

    /// Whether the sources compile without a generated file.
    func compilesAlone(runtime: String) throws -> Bool {
        try Command.run(compilation(of: sources, runtime: runtime, .types)).status == 0
    }

    /// The folders in a folder, sorted; none if it does not exist.
    static func folders(in folder: URL) throws -> [URL] {
        let manager = FileManager.default
        guard manager.fileExists(atPath: folder.path) else { return [] }
        return try manager.contentsOfDirectory(at: folder, includingPropertiesForKeys: [.isDirectoryKey])
            .filter { try $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true }
            .sorted { $0.path < $1.path }
    }

    /// The Swift files of a module's folder, sorted.
    static func sources(in module: URL) -> [URL] {
        let files = FileManager.default.enumerator(at: module, includingPropertiesForKeys: nil)
        return (files?.allObjects ?? []).compactMap { $0 as? URL }
            .filter { $0.pathExtension == "swift" }
            .sorted { $0.path < $1.path }
    }

    /// Reads the command of a compilation that took place; `nil` for any other command, or of other sources.
    private init?(command: [String], sourcesIn package: URL) {
        guard let index = command.firstIndex(of: "-module-name"), let output = Self.output(of: command),
            FileManager.default.fileExists(atPath: output),
            let list = command.first(where: { $0.hasPrefix("@") && $0.hasSuffix("/sources") }),
            let text = try? String(contentsOfFile: String(list.dropFirst()), encoding: .utf8)
        else { return nil }
        name = command[index + 1]
        self.package = package.lastPathComponent
        let paths = text.split(separator: "\n").map { $0.trimmingCharacters(in: ["'", "\""]) }
        let own = paths.filter { !$0.contains("/.build/plugins/") && !$0.contains("/DerivedSources/") }
        guard !own.isEmpty, own.allSatisfy({ Self.isOwn($0, package) }) else { return nil }
        sources = own.map { URL(fileURLWithPath: $0) }
        generatedSources = paths.filter { !own.contains($0) }.map { URL(fileURLWithPath: $0) }
        arguments = Self.kept(Array(command.dropFirst()))
    }

    /// The path of the module that a command compiles.
    private static func output(of command: [String]) -> String? {
        guard let index = command.firstIndex(of: "-emit-module-path"), index + 1 < command.count else { return nil }
        return command[index + 1]
    }

    private static func isOwn(_ source: String, _ package: URL) -> Bool {
        guard source.hasPrefix(package.path + "/") else { return false }
        let path = source.dropFirst(package.path.count)
        return !path.hasPrefix("/.build/") && !path.contains("/Tests/")
    }

    /// The options without those that name outputs and inputs.
    private static func kept(_ command: [String]) -> [String] {
        let flags: Set<String> = [
            "-emit-dependencies", "-emit-module", "-incremental", "-c", "-enable-batch-mode", "-serialize-diagnostics",
            "-parseable-output", "-emit-objc-header", "-g", "-j2", "-warnings-as-errors", "-whole-module-optimization",
        ]
        let options: Set<String> = [
            "-module-name", "-emit-module-path", "-output-file-map", "-index-store-path", "-emit-objc-header-path",
        ]
        var kept: [String] = []
        var index = 0
        while index < command.count {
            if options.contains(command[index]) {
                index += 1
            } else if command[index].hasPrefix("-X"), index + 1 < command.count {
                kept += command[index...index + 1]
                index += 1
            } else if !flags.contains(command[index]), !command[index].hasPrefix("@") {
                kept.append(command[index])
            }
            index += 1
        }
        return kept
    }

    /// How far a compilation goes.
    enum Stage {
        /// To the types of all expressions.
        case types
        /// To the end of the compiler's diagnostics.
        case diagnostics
        /// To an object file.
        case object(URL)

        fileprivate var arguments: [String] {
            switch self {
            case .types: ["-typecheck"]
            case .diagnostics: ["-emit-sil", "-o", "/dev/null"]
            case .object(let file): ["-c", "-o", file.path]
            }
        }
    }

    /// The command that compiles files in place of the module's own.
    func compilation(of files: [URL], runtime: String, _ stage: Stage) -> [String] {
        ["swiftc"] + stage.arguments + ["-wmo", "-suppress-warnings", "-module-name", name] + arguments
            + ["-I", runtime] + (files + generatedSources).map(\.path)
    }
}
