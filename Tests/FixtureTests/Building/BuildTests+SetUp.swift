import Foundation
import Testing

extension BuildTests {
    /// Packages whose targets are set up so that routes would be lost.
    @Suite(.serialized, .allPackages) struct SetUp {
        let package: PackageFolder

        init() throws {
            package = try PackageFolder(named: "SetUp")
            let manifest = """
                // swift-tools-version: 6.1

                import PackageDescription

                let runtime = Target.Dependency.product(name: "RouterRuntime", package: "RouteGen")
                let plugin = Target.PluginUsage.plugin(name: "RouteGen", package: "RouteGen")
                let targets: [Target] = []
                let package = Package(
                    name: "SetUp",
                    platforms: [.macOS(.v12)],
                    products: [.library(name: "SetUpShared", targets: ["SetUpShared"])],
                    dependencies: [.package(name: "RouteGen", path: "\(SwiftBuild.root.path)")],
                    targets: [
                        .target(name: "SetUpChat", dependencies: [runtime], plugins: [plugin]),
                        .target(name: "SetUpRoutes", dependencies: [runtime], plugins: [plugin]),
                        .target(name: "SetUpPlain"),
                        .target(name: "SetUpIdle", dependencies: [runtime], plugins: [plugin]),
                        .target(name: "SetUpLost", dependencies: [runtime], plugins: [plugin]),
                        .target(name: "SetUpShared", dependencies: [runtime], plugins: [plugin]),
                        .executableTarget(
                            name: "SetUpApp",
                            dependencies: ["SetUpRoutes", .target(name: "SetUpPlain"), "SetUpIdle", runtime],
                            plugins: [plugin]
                        ),
                        .testTarget(name: "SetUpTests", dependencies: [runtime], plugins: [plugin]),
                    ],
                    swiftLanguageModes: [.v6]
                )
                """
            try package.write(manifest, to: "Package.swift")
            try package.write("/// @route //chat\npublic func openChat() {}\n", to: "Sources/SetUpChat/Chat.swift")
            try package.write("/// @route //plain\npublic func plain() {}\n", to: "Sources/SetUpPlain/Plain.swift")
            try package.write("// No routes.\n", to: "Sources/SetUpIdle/Idle.swift")
            try package.write("/// @route //lost\nfunc openLost() {}\n", to: "Sources/SetUpLost/Lost.swift")
            try package.write("/// @route //shared\nfunc openShared() {}\n", to: "Sources/SetUpShared/Shared.swift")
            try package.write("// Generated.\n", to: "Sources/SetUpRoutes/Routes.swift")
            try package.write("{\"accessors\": {\"for\": [\"SetUpChat\"]}}", to: "Sources/SetUpRoutes/routegen.json")
            try package.write(
                "import RouterRuntime\n\nprint(Router(.setUpApp))\n",
                to: "Sources/SetUpApp/main.swift"
            )
            try package.write("/// @route //test/:id\nfunc openTest(di: Int) {}\n", to: "Tests/SetUpTests/Test.swift")
        }

        private var native: SwiftBuild { SwiftBuild(package: package.url, buildSystem: "native") }

        private func build(_ buildSystem: String) throws -> ProcessOutcome {
            let build = SwiftBuild(package: package.url, buildSystem: buildSystem)
            let outcome = try build.run("build", ["--product", "SetUpApp"])
            try #require(outcome.status == 0, "\(outcome.text)")
            return outcome
        }

        private static let findings = [
            "Sources/SetUpPlain/Plain.swift:1:5: warning: `SetUpPlain` has markers, but does not depend on `RouterRuntime`,"
                + " so its routes are in no table [RG706]",
            "Sources/SetUpRoutes/routegen.json:1:24: warning: `SetUpApp` links `SetUpRoutes`, which has accessors to "
                + "`SetUpChat`, but does not link `SetUpChat`, so calls of them fail [RG707]",
            "Sources/SetUpIdle/Idle.swift:1:1: warning: `SetUpIdle` uses the plugin `RouteGen`, but has no marker, no "
                + "accessors and no table [RG708]",
        ]

        @Test(
            "An app's build warns about what it loses, and a second build does nothing",
            arguments: SwiftBuild.testedSystems
        )
        func warnings(buildSystem: String) throws {
            let first = try build(buildSystem).text
            for finding in Self.findings { #expect(first.contains(finding), "\(first)") }
            #expect(try !build(buildSystem).text.contains("[RG"))
        }

        @Test("A build recovers after the plugin's folder was deleted")
        func deletedOutputs() throws {
            _ = try build("native")
            let outputs = native.scratch.appendingPathComponent("plugins/outputs")
            #expect(FileManager.default.fileExists(atPath: outputs.path))
            try FileManager.default.removeItem(at: outputs)
            #expect(try build("native").text.contains("Build of product 'SetUpApp' complete!"))
        }

        @Test("A check of the package reads tests and modules without the runtime")
        func check() throws {
            let outcome = try native.run("package", ["routes", "check"])
            #expect(outcome.status == 1, "\(outcome.text)")
            for finding in [
                "Sources/SetUpPlain/Plain.swift:1:5: error: `SetUpPlain` has markers, but does not depend on "
                    + "`RouterRuntime`, so its routes are in no table [RG706]",
                Self.findings[1],
                "Tests/SetUpTests/Test.swift:1:20: error: the placeholder `:id` of `//test/:id` has no matching parameter "
                    + "in `openTest(di:)` [RG403]",
            ] { #expect(outcome.output.contains(finding), "\(outcome.text)") }
            // The builds' findings about the plugin and about the manifest are among them.
            #expect(outcome.output.contains(Self.findings[2]), "\(outcome.text)")
            // Another package may link what a library of this one contains.
            #expect(
                Self.warnings(of: outcome) == [
                    "Package.swift:18:23: `SetUpLost` has markers, but no app of the package links it, so its routes are in no "
                        + "table"
                ]
            )
            let note = "in Package.swift, add `\"SetUpLost\"` to the `dependencies:` of the app's target"
            #expect(outcome.text.contains(note), "\(outcome.text)")
        }

        @Test("A check of the package finds what keeps it from being checked on a Mac, as the app's build does")
        func platforms() throws {
            let manifest = package.url.appendingPathComponent("Package.swift")
            let text = try String(contentsOf: manifest, encoding: .utf8)
            try text.replacing(".macOS(.v12)", with: ".iOS(.v15)")
                .write(to: manifest, atomically: true, encoding: .utf8)
            let outcome = try native.run("package", ["routes", "check"])
            #expect(
                outcome.text.contains("Package.swift:10:17: warning: the package names iOS and not macOS"),
                "\(outcome.text)"
            )
        }

        @Test("A check of the package finds a table that no module has")
        func unknownTable() throws {
            try package.write(
                """
                import RouterRuntime

                // Router(.comment)
                print(Router(.setUpApp), Router(.app), Router(.setUpChat), Router(.SetUpApp))

                """,
                to: "Sources/SetUpApp/main.swift"
            )
            let outcome = try native.run("package", ["routes", "check"])
            #expect(
                Self.warnings(of: outcome).filter { $0.contains("table `.") } == [
                    "Sources/SetUpApp/main.swift:4:34: `SetUpApp` has a router with the table `.app`, "
                        + "but no module has that table",
                    "Sources/SetUpApp/main.swift:4:68: `SetUpApp` has a router with the table `.SetUpApp`, "
                        + "but no module has that table",
                ]
            )
            let note = "a table has the name of its module with a small first letter, as `.chat` for `Chat`"
            #expect(outcome.text.contains(note))
        }

        @Test("A check of the package finds the targets without the plugin")
        func missingPlugins() throws {
            let manifest = package.url.appendingPathComponent("Package.swift")
            var text = try String(contentsOf: manifest, encoding: .utf8)
            for target in ["SetUpChat", "SetUpRoutes", "SetUpIdle", "SetUpLost", "SetUpTests"] {
                let declaration = "\"\(target)\", dependencies: [runtime]"
                #expect(text.contains("\(declaration), plugins: [plugin]"))
                text = text.replacing("\(declaration), plugins: [plugin]", with: declaration)
            }
            try package.write(#"{"table": "app"}"#, to: "Tests/SetUpTests/routegen.json")
            text = text.replacing("runtime],\n            plugins: [plugin]", with: "runtime]  // plugins: none")
            try text.write(to: manifest, atomically: true, encoding: .utf8)
            func check() throws -> [String] {
                Self.warnings(of: try native.run("package", ["routes", "check"]))
            }
            let fix = ", but does not use the plugin"
            let found = try check().filter { $0.hasSuffix(fix) }
            #expect(
                found == [
                    "Package.swift:14:23: `SetUpChat` has markers\(fix)",
                    "Package.swift:15:23: `SetUpRoutes` has a routegen.json\(fix)",
                    "Package.swift:18:23: `SetUpLost` has markers\(fix)",
                    "Package.swift:21:19: `SetUpApp` has a router with the table of its module\(fix)",
                    "Package.swift:24:27: `SetUpTests` has a routegen.json\(fix)",
                ],
                "\(text)"
            )
            // Code may give targets a plugin in or after their declarations.
            try text.replacing("targets: [\n", with: "targets: targets + [\n")
                .write(to: manifest, atomically: true, encoding: .utf8)
            #expect(try check().filter { $0.hasSuffix(fix) } == [])
            try (text + "\nfor target in package.targets { target.plugins = [plugin] }\n")
                .write(to: manifest, atomically: true, encoding: .utf8)
            #expect(try check().filter { $0.hasSuffix(fix) } == [])
        }

        @Test("A check of the package finds libraries that are imported and not linked, and old generated files")
        func missingLibraries() throws {
            let sources = """
                import RouterRuntime
                public import RouterPipeline
                // import RouterDynamic
                #if canImport(RouterServices)
                import RouterServices
                #endif

                /// @route //chat
                public func openChat() {}
                """
            try package.write(sources, to: "Sources/SetUpChat/Chat.swift")
            try package.write("// Old.\n", to: "Sources/SetUpLost/SetUpLost+Routes.generated.swift")
            let outcome = try native.run("package", ["routes", "check"])
            #expect(
                Self.warnings(of: outcome).first { $0.contains("imports") }
                    == "Package.swift:14:23: `SetUpChat` imports `RouterPipeline`, but does not depend on it"
            )
            #expect(Self.warnings(of: outcome).count { $0.contains("imports") } == 1)
            #expect(outcome.text.contains("SetUpLost+Routes.generated.swift"), "\(outcome.text)")
            #expect(outcome.text.contains("[RG902]"))
            #expect(outcome.status == 1)
        }

        @Test("A check of the package answers what the compiler says of a missing import and of a renamed handler")
        func lostAccessors() throws {
            for name in ["Plain", "Lost", "Idle"] { try package.write("", to: "Sources/SetUp\(name)/\(name).swift") }
            try package.write("", to: "Tests/SetUpTests/Test.swift")
            let calls = """
                import RouterRuntime

                func own() {}
                func open(_ router: Router, _ door: Door) throws {
                    try router.call(.openChat(chatID: 5))
                    try router.call(.openTalk())
                    try router.call(.own())
                    door.open(.key())
                    // router.call(.comment())
                }
                struct Door { func open(_ route: Route<Void>) {} }
                """
            try package.write(calls, to: "Sources/SetUpApp/Calls.swift")
            func found() throws -> [String] {
                let outcome = try native.run("package", ["routes", "check"])
                return Self.warnings(of: outcome).filter { $0.contains("Calls.swift") }
            }
            let renamed = "Sources/SetUpApp/Calls.swift:6:22: no handler has the accessor `.openTalk`"
            let unseen =
                "Sources/SetUpApp/Calls.swift:5:22: "
                + "`.openChat` is an accessor of `SetUpChat`, which is called without the import"
            #expect(try found() == [unseen, renamed])
            // The import of one file is enough for the compiler.
            try package.write("import SetUpRoutes\n", to: "Sources/SetUpApp/Other.swift")
            #expect(try found() == [renamed])
        }

        /// The warnings about the set-up, each with its place.
        private static func warnings(of outcome: ProcessOutcome) -> [String] {
            outcome.text.split(separator: "\n").filter { $0.hasSuffix(" [RG713]") }
                .map { String($0.dropLast(" [RG713]".count)).replacing(": warning: ", with: ": ") }
        }
    }
}
