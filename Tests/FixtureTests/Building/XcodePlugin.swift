#if os(Linux)
    import Foundation
    import TestSupport
    import Testing

    /// The plugin as an executable, with stand-ins for the modules of SwiftPM and Xcode.
    ///
    /// It prints the commands for a target of a project, and `run` runs them as a build does.
    struct XcodePlugin {
        /// The executable, which is compiled once.
        private static let executable = Result { try compiled() }

        let project: TemporaryFolder
        private var targets: [[String: Any]] = []

        init() throws { project = try TemporaryFolder() }

        func path(_ name: String) -> String { project.url.appendingPathComponent(name).path }

        /// Adds a target with files that have been written or are written here.
        mutating func add(
            _ name: String,
            _ kind: String?,
            _ files: [String: String],
            members: [String] = [],
            dependencies: [String] = [],
            package: String? = nil
        ) throws {
            for (file, text) in files { try project.write(text.utf8, to: file) }
            let members = files.keys.filter { $0.hasSuffix(".swift") }.sorted() + members
            var target: [String: Any] = ["name": name, "files": members.map(path), "dependencies": dependencies]
            target["kind"] = kind
            target["folder"] = package.map(path)
            targets.append(target)
        }

        /// What the plugin prints for a target, without the path of the project.
        func outcome(_ target: String) throws -> ProcessOutcome {
            let description = try JSONSerialization.data(withJSONObject: ["folder": path(""), "targets": targets])
            let tool = try #require(BuiltExecutable.path("routegen"))
            try project.write(description, to: "Description.json")
            return try ProcessOutcome(
                running: Self.executable.get().path,
                [path("Description.json"), target, tool, path("Derived")]
            )
        }

        /// The errors of the plugin, or of the tool, for a target.
        func errors(_ target: String) throws -> String {
            let planned = try outcome(target)
            guard !planned.output.isEmpty else { return shortened(planned.text) }
            return shortened(try run(planned.output).text)
        }

        /// The generated file of a target, whose every input was declared.
        func generated(_ target: String) throws -> String {
            let planned = try outcome(target)
            #expect(planned.status == 0 && planned.errors == "", "\(planned.text)")
            let outcome = try run(planned.output)
            #expect(outcome.status == 0 && outcome.text == "", "\(outcome.text)")
            let output = try #require(try parts(planned.output)[3].first)
            return try String(contentsOfFile: output, encoding: .utf8)
        }

        /// The arguments of the tool for a target.
        func arguments(_ target: String) throws -> [String] { try Array(parts(outcome(target).output)[1].dropFirst()) }

        /// The declared inputs in the project, with their paths in it.
        func inputs(_ target: String) throws -> [String] {
            try parts(outcome(target).output)[2].map(shortened).filter { !$0.hasPrefix("Derived/") }
        }

        private func run(_ output: String) throws -> ProcessOutcome {
            let command = try parts(output)[1]
            return try ProcessOutcome(running: command[0], Array(command.dropFirst()))
        }

        private func parts(_ output: String) throws -> [[String]] {
            try JSONDecoder().decode([[String]].self, from: Data(output.utf8))
        }

        private func shortened(_ text: String) -> String { text.replacing(path("") + "/", with: "") }

        private static func compiled() throws -> URL {
            let folder = SwiftBuild.root.appendingPathComponent(".build/xcode-plugin")
            try? FileManager.default.removeItem(at: folder)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let fixture = SwiftBuild.root.appendingPathComponent("Fixtures/XcodeProjectPlugin")
            let running = fixture.appendingPathComponent("Running")
            let options = [
                "swiftc", "-package-name", "XcodeProjectPlugin", "-parse-as-library", "-swift-version", "6",
                "-suppress-warnings", "-I", ".", "-L", ".",
            ]
            func compile(_ arguments: [String]) throws {
                let outcome = try ProcessOutcome(running: "/usr/bin/env", options + arguments, in: folder)
                try #require(outcome.status == 0, "\(outcome.text)")
            }
            func library(_ name: String, _ sources: [String]) throws {
                let module = ["-enable-library-evolution", "-emit-module", "-emit-library", "-static"]
                try compile(module + ["-module-name", name, "-o", "lib\(name).a"] + sources)
            }
            try library("PackagePlugin", [running.appendingPathComponent("PackagePlugin.swift").path])
            let others = ["ProjectDescription.swift", "XcodeBuildToolPlugin+Main.swift"]
            try library(
                "XcodeProjectPlugin",
                [fixture.appendingPathComponent("XcodeProjectPlugin.swift").path]
                    + others.map { running.appendingPathComponent($0).path }
            )
            let plugin = SwiftBuild.root.appendingPathComponent("Plugins/RouteGen")
            let sources = try FileManager.default.contentsOfDirectory(atPath: plugin.path).sorted()
                .map { plugin.appendingPathComponent($0).path }
            try compile(
                ["-module-name", "RouteGenPlugin", "-o", "plugin"] + sources
                    + ["-lXcodeProjectPlugin", "-lPackagePlugin"]
            )
            return folder.appendingPathComponent("plugin")
        }
    }
#endif
