import Foundation
import TestSupport
import Testing

/// The examples in the documentation of declarations.
@Suite struct SymbolExampleTests {
    /// Those of the façade for Objective-C, which needs Apple's systems, and of two formats, which the tests of
    /// `RouterFoundation` read and write.
    private static let otherLanguages = [
        "Sources/RouterFoundation/History/FileHistory.swift text",
        "Sources/RouterFoundation/Relocation/RouteRelocation+JSON.swift json",
        "Sources/RouterFoundation/URLs/ObjectiveCRouter.swift objc",
    ]

    /// Whether an example uses an interface that only Apple's systems have.
    private static func isOfInterface(_ example: SymbolExample) -> Bool {
        example.path.contains("/Hosts/")
    }

    @Test("The fixtures contain each line of the examples of interfaces") func interfaces() throws {
        let sources = try ExampleSources()
        let examples = try SymbolExample.all().filter(Self.isOfInterface)
        #expect(examples.count >= 4)
        for example in examples {
            for line in example.code.split(separator: "\n") {
                let isContained = sources.contain(line)
                #expect(isContained, "\(example.path) shows what no fixture has: \(line)")
            }
        }
    }

    @Test("Only examples of some formats are not in Swift") func languages() throws {
        let others = try SymbolExample.all().filter { $0.language != "swift" }.map { "\($0.path) \($0.language)" }
        #expect(Set(others).sorted() == Self.otherLanguages)
    }

    #if os(Linux)
        @Test("The other examples compile", .timeLimit(.minutes(5))) func compile() throws {
            let examples = try SymbolExample.all().filter { $0.language == "swift" && !Self.isOfInterface($0) }
            #expect(examples.count > 50)
            let folder = try TemporaryFolder()
            let app = SwiftBuild.root.appendingPathComponent("Fixtures/SymbolExamples/App.swift")
            try folder.write(Data(contentsOf: app), to: "App.swift")
            // An error is at the line of the comment.
            let functions = examples.enumerated().map { index, example in
                """
                \(example.path.contains("Navigat") ? "@MainActor " : "")func example\(index)() async throws {
                #sourceLocation(file: "\(example.path)", line: \(example.line))
                \(example.code)\
                #sourceLocation()
                }

                """
            }
            try folder.write((Self.imports + functions.joined()).utf8, to: "Examples.swift")
            let generated = ["--executable", "--output", "Routes.swift"]
            let generation = try Tool.run(["generate", "--module", "App=App.swift"] + generated, in: folder.url)
            try #require(generation.status == 0, "\(generation.text)")

            let tool = try #require(BuiltExecutable.path("routegen"))
            let modules = URL(fileURLWithPath: tool).deletingLastPathComponent().appendingPathComponent("Modules").path
            let target = try ProcessOutcome(running: "/usr/bin/env", ["swiftc", "-print-target-info"]).output
            let resources = try #require(target.firstMatch(of: /"runtimeResourcePath": "(?<path>[^"]+)"/)).path
            let options = ["-swift-version", "6", "-suppress-warnings", "-module-name", "App", "-parse-as-library"]
            let paths = ["-I", modules, "-plugin-path", "\(resources)/host/plugins/testing"]
            let outcome = try ProcessOutcome(
                running: "/usr/bin/env",
                ["swiftc", "-typecheck"] + options + paths + ["App.swift", "Routes.swift", "Examples.swift"],
                in: folder.url
            )
            #expect(outcome.status == 0, "\(outcome.text)")
        }

        private static let imports = """
            import Foundation
            import RouteTables
            import RoutePatterns
            import RouterDynamic
            import RouterFoundation
            import RouterNavigation
            import RouterPipeline
            import RouterRuntime
            import RouterServices
            import RouterTestSupport
            import Testing

            """
    #endif
}
