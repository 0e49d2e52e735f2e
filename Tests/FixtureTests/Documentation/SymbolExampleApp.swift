import Foundation
import TestSupport
import Testing

#if os(Linux)
    /// The app of `Fixtures/SymbolExamples` with the examples in the documentation of declarations, each in a function.
    struct SymbolExampleApp {
        /// The sources with examples: those of the documentation, and of the fixture.
        let sources: [String]
        /// The text of these sources.
        let text: String
        private let folder: TemporaryFolder

        /// The examples of the documentation that need no interface of Apple's systems.
        static var examples: [SymbolExample] {
            get throws { try SymbolExample.all().filter { $0.language == "swift" && !$0.isOfInterface } }
        }

        init() throws {
            folder = try TemporaryFolder()
            let fixture = SwiftBuild.root.appendingPathComponent("Fixtures/SymbolExamples")
            let files = try FileManager.default.contentsOfDirectory(atPath: fixture.path).sorted()
            var text = ""
            for file in files {
                let source = try String(contentsOf: fixture.appendingPathComponent(file), encoding: .utf8)
                try folder.write(source.utf8, to: file)
                text += source
            }
            // An error is at the line of the comment.
            let functions = try Self.examples.enumerated().map { index, example in
                """
                \(example.path.contains("Navigat") ? "@MainActor " : "")func example\(index)() async throws {
                #sourceLocation(file: "\(example.path)", line: \(example.line))
                \(example.code)\
                #sourceLocation()
                }

                """
            }
            try folder.write((Self.imports + functions.joined()).utf8, to: "Examples.swift")
            sources = files + ["Examples.swift"]
            self.text = text + functions.joined()
            let generated = ["--executable", "--output", "Routes.swift"]
            let generation = try Tool.run(["generate", "--module", "App=App.swift"] + generated, in: folder.url)
            try #require(generation.status == 0, "\(generation.text)")
        }

        /// The folder of the modules that the tests were built with.
        static var modules: String {
            get throws {
                let tool = try #require(BuiltExecutable.path("routegen"))
                return URL(fileURLWithPath: tool).deletingLastPathComponent().appendingPathComponent("Modules").path
            }
        }

        /// Runs the compiler with the sources.
        func compile(_ mode: [String]) throws -> ProcessOutcome {
            let target = try ProcessOutcome(running: "/usr/bin/env", ["swiftc", "-print-target-info"]).output
            let resources = try #require(target.firstMatch(of: /"runtimeResourcePath": "(?<path>[^"]+)"/)).path
            let options = ["-swift-version", "6", "-module-name", "App", "-parse-as-library"]
            let paths = ["-I", try Self.modules, "-plugin-path", "\(resources)/host/plugins/testing"]
            return try ProcessOutcome(
                running: "/usr/bin/env",
                ["swiftc"] + mode + options + paths + sources + ["Routes.swift"],
                in: folder.url
            )
        }

        private static let imports = """
            import Foundation
            import RouteTables
            import RoutePatterns
            import RouterDynamic
            import RouterFoundation
            import RouterInspector
            import RouterNavigation
            import RouterPipeline
            import RouterPlans
            import RouterRuntime
            import RouterScenes
            import RouterServices
            import RouterTestSupport
            import Testing

            """
    }
#endif
