import Foundation
import TestSupport
import Testing

/// Follows the README's quick start word for word in an empty folder.
///
/// With all packages it compiles the tool, which takes longest, so it has a folder for builds and a thread of its own.
@Suite(.serialized, .onOwnThread) struct QuickStartTests {
    @Test(
        "The quick start builds, runs and prints the documented output",
        arguments: SwiftBuild.testedSystems
    )
    func theQuickStartBuildsRunsAndPrintsTheDocumentedOutput(buildSystem: String) throws {
        let section = try #require(MarkdownPage("README.md").section("Quick start"))
        let blocks = section.blocks
        let files = blocks.filter { $0.title != nil }
        #expect(files.compactMap(\.title) == ["Package.swift", "Sources/App/Chat.swift", "Sources/App/App.swift"])
        let package = try PackageFolder(named: "App")
        for block in files {
            // The clone is not next to the folder here.
            let text = block.text.replacing("../RouteGen", with: SwiftBuild.root.path)
            try package.write(text, to: try #require(block.title))
        }
        #expect(blocks.filter { $0.language == "sh" }.map(\.text) == ["swift run\n"])
        let expected = try #require(blocks.first { $0.language == "text" }).text
        // The other build system compiles the tool for SuperApp.
        let compilesTool = AllPackages.areTested && buildSystem == "native"
        let tool = compilesTool ? SwiftBuild.Tool.sources : .bundle
        let scratch = SwiftBuild.root.appendingPathComponent(".build/quick-start")
        let build = SwiftBuild(package: package.url, tool: tool, buildSystem: buildSystem, scratch: scratch)
        let outcome = try build.run("run")
        #expect(outcome.status == 0, "\(outcome.text)")
        #expect(outcome.output == expected, "\(outcome.errors)")
        #expect(!outcome.text.contains("warning: "), "\(outcome.text)")
        #expect(!outcome.text.contains("RouteGenReports"), "builds compile what only commands need")
        if buildSystem == "native" { try expectThinApp(build) }
    }

    /// An app with static routes links the runtime and the reader of tables, but no code for services and what stands
    /// around requests, none that reads patterns, and none that builds tables.
    private func expectThinApp(_ build: SwiftBuild) throws {
        let folder = try build.run("build", ["--show-bin-path"]).output
            .trimmingCharacters(in: .newlines)
        let app = try Data(contentsOf: URL(fileURLWithPath: folder).appendingPathComponent("App"))
        // The names of symbols contain those of their modules, with the length in front.
        func links(_ module: String) -> Bool { app.range(of: Data("$s\(module.utf8.count)\(module)".utf8)) != nil }
        #expect(links("RouterRuntime") && links("RouteTables"))
        for module in [
            "RouteReasons", "RoutePatterns", "RouterServices", "RouterPipeline", "RouterDynamic", "RouteGenCore",
            "RouterFoundation", "RouterPlans", "RouterScenes", "RouterNavigation", "RouterInspector",
        ] {
            #expect(!links(module), "the app links \(module)")
        }
    }
}
