import Foundation
import TestSupport
import Testing

/// The app that makes the calls of `Fixtures/Golden`.
///
/// The compiler builds it with the libraries of this build. A package would compile them again.
struct GoldenApp {
    static let folder = SwiftBuild.root.appendingPathComponent("Fixtures/Golden")

    /// What features import, in the order of dependencies.
    private static let shared = ["GoldenSupport", "GoldenModels"]
    private static let libraries = [
        "RouteTables", "RouteReasons", "RoutePatterns", "RouterRuntime", "RouterServices", "RouterPipeline",
        "RouterDynamic", "RouterPlans", "RouterNavigation",
    ]
    /// The compiler settings of features that need some.
    private static let settings = [
        "DefaultIsolation": ["-default-isolation", "MainActor"], "StrictMemorySafety": ["-strict-memory-safety"],
    ]

    /// The folder of the modules, which `.ci/nightly` uses, too.
    private let output = SwiftBuild.root.appendingPathComponent(".build/golden")
    /// The folder of the libraries.
    let products: URL

    init() throws {
        products = URL(fileURLWithPath: try #require(BuiltExecutable.path("routegen"))).deletingLastPathComponent()
    }

    /// The modules with markers, each of which makes calls.
    static func features() throws -> [String] {
        let sources = folder.appendingPathComponent("Sources")
        return try FileManager.default.contentsOfDirectory(atPath: sources.path).sorted().filter { module in
            FileManager.default.fileExists(atPath: sources.appendingPathComponent("\(module)/Calls.swift").path)
        }
    }

    /// Generates the routes of a module with its settings.
    ///
    /// - Returns: The generated file, in a folder.
    static func generate(_ module: String, in output: URL) throws -> URL {
        let file = output.appendingPathComponent("\(module)+Routes.generated.swift")
        // Generated code names the sources by the paths that the tool gets, which are relative to the folder.
        var arguments = ["generate", "--module", "\(module)=Sources/\(module)", "--output", file.path]
        let settings = "Sources/\(module)/routegen.json"
        if FileManager.default.fileExists(atPath: folder.appendingPathComponent(settings).path) {
            arguments += ["--config", settings]
        }
        let outcome = try Tool.run(arguments, in: folder)
        try #require(outcome.status == 0 && outcome.text == "", "\(outcome.text)")
        return file
    }

    /// Compiles all modules and links them.
    ///
    /// - Returns: The executable.
    func build() throws -> URL {
        try? FileManager.default.removeItem(at: output)
        try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
        let sources = Self.folder.appendingPathComponent("Sources")
        let modules = try FileManager.default.contentsOfDirectory(atPath: sources.path).sorted()
        let features = try Self.features()
        for module in Self.shared { try compile(module) }
        let failures = Log<String>()
        DispatchQueue.concurrentPerform(iterations: features.count) { index in
            do { try compile(features[index], routes: true) } catch { failures.note("\(error)") }
        }
        try #require(failures.entries == [])
        try compile("Golden")
        let app = output.appendingPathComponent("Golden")
        let objects = modules.map { output.appendingPathComponent("\($0).o").path }
        try run(["-o", app.path] + objects + Self.libraries.flatMap(objects(of:)))
        return app
    }

    private func compile(_ module: String, routes: Bool = false) throws {
        let folder = "Sources/\(module)"
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.appendingPathComponent(folder).path)
        let sources = files.filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
        let product = output.appendingPathComponent(module).path
        let generated = routes ? [try Self.generate(module, in: output).path] : []
        try run(
            ["-swift-version", "6", "-Onone", "-wmo", "-parse-as-library", "-package-name", "golden"]
                + ["-I", products.appendingPathComponent("Modules").path, "-I", output.path, "-module-name", module]
                + ["-emit-module", "-emit-module-path", "\(product).swiftmodule", "-c", "-o", "\(product).o"]
                + Self.settings[module, default: []] + sources + generated
        )
    }

    /// The objects that the build of this package has compiled for a library.
    ///
    /// Objects of sources that have been removed or renamed remain in the folder, and are not linked.
    func objects(of library: String) throws -> [String] {
        let sources = FileManager.default.enumerator(
            atPath: SwiftBuild.root.appendingPathComponent("Sources/\(library)").path
        )
        let names = (sources?.allObjects ?? []).compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }
        let folder = products.appendingPathComponent("\(library).build")
        return names.map { folder.appendingPathComponent("\(URL(fileURLWithPath: $0).lastPathComponent).o").path }
            .sorted()
    }

    /// Runs the compiler, whose warnings are failures.
    private func run(_ arguments: [String]) throws {
        let outcome = try ProcessOutcome(running: "/usr/bin/env", ["swiftc"] + arguments, in: Self.folder)
        if outcome.status != 0 || outcome.text != "" { throw Failure(output: outcome.text) }
    }

    /// What the compiler printed.
    private struct Failure: Error {
        var output: String
    }
}
