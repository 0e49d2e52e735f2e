import Foundation
import TestSupport
import Testing

extension CompilerTests {
    /// Compiles the modules of `Fixtures/Golden` in other modes than Swift 6: in Swift 5 mode, and with the main actor as
    /// the default, as new apps of Xcode 26 are.
    @Suite(.serialized, .allPackages) struct LanguageModes {
        /// The settings of a new app of Xcode 26, beside the language mode.
        private static let approachable =
            ["-default-isolation", "MainActor"]
            + [
                "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
                "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
            ].flatMap { ["-enable-upcoming-feature", $0] }

        /// The error of the line that compares the isolation.
        private static let misread = "macro expansion #isolation:1:1: error: "

        @Test("Generated code compiles in Swift 5 mode")
        func generatedCodeCompilesInSwift5Mode() throws {
            let compiler = try GoldenCompiler()
            try compiler.forEachModule { module in
                guard module != "DefaultIsolation" else { return }
                let routes = try compiler.generate(module)
                let found = try compiler.errors(of: module, with: routes, ["-swift-version", "5"])
                #expect(found == [], "\(module)")
            }
        }

        @Test("Generated code compiles in a new app of Xcode 26")
        func generatedCodeCompilesWithTheMainActorAsTheDefault() throws {
            let compiler = try GoldenCompiler()
            let options = ["-swift-version", "5"] + Self.approachable
            try compiler.forEachModule { module in
                let routes = try compiler.generate(module, defaultIsolation: "MainActor")
                let found = try compiler.errors(of: module, with: routes, options)
                // Some modules contain what is an error in that mode.
                let own = try compiler.errors(of: module, with: nil, options)
                #expect(found.filter { !own.contains($0) } == [], "\(module)")
            }
        }

        @Test(
            "A default isolation that routegen.json does not name is an error in every mode",
            arguments: [
                ["-swift-version", "5"] + approachable, ["-swift-version", "6", "-default-isolation", "MainActor"],
            ]
        )
        func anUnnamedDefaultIsolationIsAnError(_ options: [String]) throws {
            let compiler = try GoldenCompiler()
            // The line is the same in each module.
            let modules = try GoldenApp.features().filter { $0 != "DefaultIsolation" }
            let misread = Log<String>()
            try compiler.forEach(Array(modules.prefix(AllCases.share(of: modules.count)))) { module in
                let routes = try compiler.generate(module)
                // Other errors may hide it.
                let own = try compiler.errors(of: module, with: nil, options)
                let found = try compiler.errors(of: module, with: routes, options)
                if found.contains(where: { $0.hasPrefix(Self.misread) }) {
                    misread.note(module)
                } else {
                    #expect(!own.isEmpty, "\(module): \(found)")
                }
            }
            #expect(!misread.entries.isEmpty)
        }

        @Test("A default isolation that only routegen.json names is an error in every mode", arguments: ["5", "6"])
        func aWronglyNamedDefaultIsolationIsAnError(_ version: String) throws {
            let compiler = try GoldenCompiler()
            let routes = try compiler.generate("DefaultIsolation")
            let found = try compiler.errors(of: "DefaultIsolation", with: routes, ["-swift-version", version])
            #expect(found.contains { $0.hasPrefix(Self.misread) }, "\(found)")
        }
    }
}

/// Checks modules of `Fixtures/Golden` with compiler settings of a test.
struct GoldenCompiler: Sendable {
    private let folder: TemporaryFolder
    private let products: URL

    init() throws {
        folder = try TemporaryFolder()
        products = URL(fileURLWithPath: try #require(BuiltExecutable.path("routegen"))).deletingLastPathComponent()
        let models = folder.url.appendingPathComponent("GoldenModels.swiftmodule").path
        let outcome = try swiftc(
            ["-emit-module", "-swift-version", "6", "-module-name", "GoldenModels", "-emit-module-path", models]
                + sources(of: "GoldenModels")
        )
        try #require(outcome.status == 0, "\(outcome.text)")
    }

    /// Calls a closure for each module with routes, several at a time.
    func forEachModule(_ body: @Sendable (String) throws -> Void) throws {
        try forEach(GoldenApp.features(), body)
    }

    /// Calls a closure for modules, several at a time.
    func forEach(_ modules: [String], _ body: @Sendable (String) throws -> Void) throws {
        let failures = Log<String>()
        DispatchQueue.concurrentPerform(iterations: modules.count) { index in
            do { try body(modules[index]) } catch { failures.note("\(modules[index]): \(error)") }
        }
        try #require(failures.entries == [])
    }

    /// Generates the routes of a module with its settings.
    func generate(_ module: String) throws -> URL { try GoldenApp.generate(module, in: folder.url) }

    /// Generates the routes of a module with its settings and a default isolation.
    func generate(_ module: String, defaultIsolation: String) throws -> URL {
        let settings = GoldenApp.folder.appendingPathComponent("Sources/\(module)/routegen.json")
        var object: [String: Any] = [:]
        if let data = try? Data(contentsOf: settings) {
            object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        }
        object["defaultIsolation"] = defaultIsolation
        try folder.write(try JSONSerialization.data(withJSONObject: object), to: "\(module).json")
        let output = folder.url.appendingPathComponent("\(module)+Routes.generated.swift")
        let arguments = [
            "generate", "--module", "\(module)=Sources/\(module)", "--dependency", "GoldenModels=Sources/GoldenModels",
            "--config", folder.url.appendingPathComponent("\(module).json").path, "--output", output.path,
        ]
        let outcome = try Tool.run(arguments, in: GoldenApp.folder)
        try #require(outcome.status == 0, "\(outcome.text)")
        return output
    }

    /// The first lines of the errors in a module, with a generated file or without.
    func errors(of module: String, with routes: URL?, _ options: [String]) throws -> [String] {
        let modules = ["-I", products.appendingPathComponent("Modules").path, "-I", folder.url.path]
        let outcome = try swiftc(
            [
                "-typecheck", "-suppress-warnings", "-parse-as-library", "-package-name", "golden", "-module-name",
                module,
            ]
                + options + modules + sources(of: module) + (routes.map { [$0.path] } ?? [])
        )
        let lines = outcome.text.split(separator: "\n").map(String.init)
        return lines.filter { line in
            guard let range = line.range(of: ": error: ") else { return false }
            return !line[..<range.lowerBound].contains(" | ")
        }
    }

    /// The sources of a module without those that make its calls.
    private func sources(of module: String) throws -> [String] {
        let files = try FileManager.default.contentsOfDirectory(
            atPath: GoldenApp.folder.appendingPathComponent("Sources/\(module)").path
        )
        return files.filter { $0.hasSuffix(".swift") && !$0.hasSuffix("Calls.swift") }.sorted().map {
            "Sources/\(module)/\($0)"
        }
    }

    private func swiftc(_ arguments: [String]) throws -> ProcessOutcome {
        try ProcessOutcome(running: "/usr/bin/env", ["swiftc"] + arguments, in: GoldenApp.folder)
    }
}
