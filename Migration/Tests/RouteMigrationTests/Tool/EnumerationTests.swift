import Foundation
import RouteGenCore
import Testing

/// `routegen-migrate` on the enumerations of `Fixtures/Enumerations`, and of an app in the fixtures of RouteGen.
@Suite struct EnumerationTests {
    private static let fixture = MigrationTool.package.appendingPathComponent("Fixtures/Enumerations")
    private static let arguments = ["--enumeration", "Screen", "--enumeration=ForumScreen", "App"]

    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        let app = folder.url.appendingPathComponent("App")
        try FileManager.default.copyItem(at: Self.fixture.appendingPathComponent("App"), to: app)
    }

    @Test("The article shows what the tool prints") func article() throws {
        let outcome = try MigrationTool.run(Self.arguments, in: Self.fixture)
        #expect(outcome.status == 1)
        let page = MigrationTool.checkout.appendingPathComponent(
            "Sources/RouterRuntime/RouterRuntime.docc/Migrating.md"
        )
        let text = try String(contentsOf: page, encoding: .utf8)
        #expect(text.contains("\n```diff\n\(outcome.output)```\n"), "\(outcome.output)")
        #expect(text.contains("\n```text\n\(outcome.errors)```\n"), "\(outcome.errors)")
    }

    @Test(
        "The patch applies, and the tool and the build find nothing more",
        arguments: [["git", "apply", "-p1", "markers.diff"], ["patch", "-p1", "-i", "markers.diff"]]
    )
    func applies(_ command: [String]) throws {
        let outcome = try MigrationTool.run(Self.arguments, in: folder.url)
        try folder.write(outcome.output.utf8, to: "markers.diff")
        let patch = try ProcessOutcome(running: "/usr/bin/env", command, in: folder.url)
        #expect(patch.status == 0, "\(patch.text)")
        let again = try MigrationTool.run(Self.arguments, in: folder.url)
        #expect(again.output == "" && again.errors.contains("markers for 0 of 2 cases of Screen, ForumScreen;"))

        var scan = ModuleScan(name: "App")
        Array(try folder.text("App/Screen.swift").utf8).withUnsafeBufferPointer {
            scan.add(path: "App/Screen.swift", bytes: $0)
        }
        var request = GenerationRequest(module: scan)
        request.isExecutable = true
        request.locations = .none
        let generation = Generator.generate(request)
        #expect(generation.diagnostics.isEmpty)
        #expect(Checker.check([scan]).isEmpty)
        #if os(Linux)
            try folder.write(generation.source.utf8, to: "Generated.swift")
            let tool = URL(fileURLWithPath: try MigrationTool.path())
            let modules = tool.deletingLastPathComponent().appendingPathComponent("Modules").path
            let compiler = try ProcessOutcome(
                running: "/usr/bin/env",
                ["swiftc", "-typecheck", "-swift-version", "6", "-parse-as-library", "-I", modules]
                    + ["App/Screen.swift", "Generated.swift"],
                in: folder.url
            )
            #expect(compiler.status == 0 && compiler.text.isEmpty, "\(compiler.text)")
        #endif
    }

    @Test("An enumeration of 22 cases that an app has gets a marker for each") func existingApp() throws {
        let app = MigrationTool.checkout.appendingPathComponent("Fixtures/ExistingApps/SwiftUI/Before")
        let outcome = try MigrationTool.run(["--enumeration", "Screen", "Sources"], in: app)
        #expect(outcome.status == 0)
        #expect(outcome.errors == "routegen-migrate: note: the diff has markers for 22 of 22 cases of Screen\n")
        #expect(
            outcome.output.contains(
                "\n+    /// @route //photo/:chatID/:number\n     case photo(chatID: Int, number: Int)\n"
            )
        )
    }

    @Test("An enumeration that is not there is an error, and one without cases is a note") func missing() throws {
        let missing = try MigrationTool.run(["--enumeration", "Nope", "App"], in: folder.url)
        #expect(missing.status == 2 && missing.output == "")
        #expect(
            missing.errors == "routegen-migrate: error: no source that was passed declares an enumeration 'Nope'\n"
        )
        let unread = try MigrationTool.run(["--enumeration", "Nope", "None.swift"], in: folder.url)
        #expect(
            unread.status == 2
                && unread.errors == "None.swift:1:1: error: cannot be read: no such file or folder [RG901]\n"
        )
        try folder.write("enum Empty {}\n".utf8, to: "App/Empty.swift")
        let empty = try MigrationTool.run(["--enumeration", "Empty", "App"], in: folder.url)
        #expect(empty.status == 0 && empty.output == "")
        #expect(empty.errors == "routegen-migrate: note: there is no case of Empty without a marker\n")
    }
}
