import Foundation
import SyntheticAppGenerator

/// A folder with a synthetic app, with or without the router, and its build in one configuration.
struct Workspace {
    enum Configuration: String, CaseIterable {
        case debug, release

        var flags: [String] {
            switch self {
            case .debug: ["-Onone", "-enable-testing", "-enable-batch-mode", "-j1"]
            case .release:
                ["-O", "-whole-module-optimization", "-num-threads", "1", "-Xfrontend", "-function-sections"]
            }
        }
    }

    /// What apps link of the package, in the order of dependencies.
    static let libraries = ["RouteTables", "RouterRuntime"]

    let app: SyntheticApp
    let withRouter: Bool
    let configuration: Configuration
    let folder: String

    /// Writes the app's sources into a folder.
    init(_ app: SyntheticApp, withRouter: Bool, configuration: Configuration, folder: String) throws {
        self.app = app
        self.withRouter = withRouter
        self.configuration = configuration
        self.folder = folder
        for file in app.sources(withRouter: withRouter) { try file.write(below: URL(fileURLWithPath: folder)) }
        try FileManager.default.createDirectory(atPath: "\(folder)/Build", withIntermediateDirectories: true)
    }

    /// The Swift files in a folder and its subfolders.
    static func sources(below folder: String) -> [String] {
        let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String }
        return (names ?? []).filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
    }

    /// The sources of a module, relative to the folder.
    func sources(of module: String) -> [String] {
        Self.sources(below: "\(folder)/Sources/\(module)").map { String($0.dropFirst(folder.count + 1)) }
    }

    /// Compiles a module the way SwiftPM does.
    func compile(_ module: String, sources: [String], flags: [String] = []) throws -> Usage {
        var outputs = ["": ["object": "Build/\(module).o", "swift-dependencies": "Build/\(module).swiftdeps"]]
        for source in sources {
            outputs[source] = ["object": "Build/\(module)-\(source.replacingOccurrences(of: "/", with: "-")).o"]
        }
        let map = "Build/\(module).outputs.json"
        try JSONSerialization.data(withJSONObject: outputs, options: .sortedKeys)
            .write(to: URL(fileURLWithPath: "\(folder)/\(map)"))
        return Usage.of(
            ["swiftc"] + configuration.flags + flags + [
                "-g", "-swift-version", "6", "-parse-as-library", "-module-name", module, "-I", "Build", "-emit-module",
                "-emit-module-path", "Build/\(module).swiftmodule", "-output-file-map", map, "-c",
            ] + sources,
            in: folder
        )
    }

    /// The objects that a module was compiled to.
    func objects(of module: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: "\(folder)/Build").filter {
            $0.hasSuffix(".o") && ($0 == "\(module).o" || $0.hasPrefix("\(module)-"))
        }.sorted().map { "Build/\($0)" }
    }

    /// Generates the code of a module with the tool, and compiles the module.
    func build(_ module: String, routegen: String, dependencies: [String] = []) throws -> Usage {
        var sources = sources(of: module)
        if withRouter {
            let generated = "Build/\(module)+Routes.generated.swift"
            var command = [routegen, "generate", "--module", "\(module)=Sources/\(module)", "--output", generated]
            for dependency in dependencies { command += ["--dependency", "\(dependency)=Sources/\(dependency)"] }
            if !dependencies.isEmpty { command.append("--executable") }
            _ = Usage.of(command, in: folder)
            sources.append(generated)
        }
        return try compile(module, sources: sources)
    }
}
