import Foundation
import Testing

extension BuildTests {
    /// Generated files that are kept among the sources instead of being made by the build.
    @Suite(.allPackages) struct KeptFiles {
        let package: PackageFolder

        init() throws {
            package = try PackageFolder(named: "KeptFiles")
            try package.write(Self.manifest(chatPlugins: ""), to: "Package.swift")
            try package.write(
                "/// @route //chat/:chatID\npublic func openChat(chatID: Int) -> Int { chatID }\n",
                to: "Sources/Chat/Chat.swift"
            )
            try package.write(
                "/// @route //shop/:item\nfunc openShop(item: Int) -> Int { item + 1 }\n",
                to: "Sources/Shop/Shop.swift"
            )
            try package.write(
                """
                import Chat
                import RouterRuntime

                let router = Router(.app)
                print(try router.call(.openChat(chatID: 4)), try router.call("//shop/5", as: Int.self))
                """,
                to: "Sources/App/main.swift"
            )
            try package.write("{ \"own\": \"public\" }\n", to: "Sources/Chat/routegen.json")
        }

        /// Shop uses the plugin, App keeps its file, and Chat does as the test wants.
        private static func manifest(chatPlugins: String) -> String {
            """
            // swift-tools-version: 6.1

            import PackageDescription

            let runtime = Target.Dependency.product(name: "RouterRuntime", package: "RouteGen")
            let plugin = Target.PluginUsage.plugin(name: "RouteGen", package: "RouteGen")
            let package = Package(
                name: "KeptFiles",
                platforms: [.macOS(.v12)],
                dependencies: [.package(name: "RouteGen", path: "\(SwiftBuild.root.path)")],
                targets: [
                    .target(name: "Chat", dependencies: [runtime], exclude: ["routegen.json"], plugins: [\(chatPlugins)]),
                    .target(name: "Shop", dependencies: [runtime], plugins: [plugin]),
                    .executableTarget(name: "App", dependencies: ["Chat", "Shop", runtime]),
                ],
                swiftLanguageModes: [.v6]
            )
            """
        }

        private func swift(_ subcommand: String, _ arguments: String...) throws -> ProcessOutcome {
            try SwiftBuild(package: package.url).run(subcommand, arguments)
        }

        private func generate(_ arguments: String...) throws -> ProcessOutcome {
            try SwiftBuild(package: package.url).run(
                "package",
                ["--allow-writing-to-package-directory", "generate-routes"] + arguments
            )
        }

        @Test("Kept files are written, built, found outdated, and written again")
        func keptFilesAreWrittenBuiltFoundOutdatedAndWrittenAgain() throws {
            #expect(
                try swift("package", "routes", "verify").errors.contains(
                    "error: no target has its generated file among its sources; run 'swift package --allow-writing-to-package-directory generate-routes' with '--all' or '--target NAME'"
                )
            )
            let first = try generate("--target", "App", "--target", "Chat")
            #expect(first.status == 0, "\(first.text)")
            #expect(
                first.output.hasSuffix(
                    "App: Sources/App/App+Routes.generated.swift\nChat: Sources/Chat/Chat+Routes.generated.swift\n"
                ),
                "\(first.output)"
            )
            let run = try swift("run", "App")
            #expect(run.output.hasSuffix("4 6\n"), "\(run.text)")

            // Moving a handler to another line leaves the files up to date; moving the file to another folder, too.
            try package.write(
                "// Moved.\n\n/// @route //chat/:chatID\npublic func openChat(chatID: Int) -> Int { chatID }\n",
                to: "Sources/Chat/Chat.swift"
            )
            let folder = package.url.appendingPathComponent("Sources/Chat")
            let moved = folder.appendingPathComponent("Generated")
            try FileManager.default.createDirectory(at: moved, withIntermediateDirectories: true)
            try FileManager.default.moveItem(
                at: folder.appendingPathComponent("Chat+Routes.generated.swift"),
                to: moved.appendingPathComponent("Chat+Routes.generated.swift")
            )
            let verified = try swift("package", "routes", "verify")
            #expect(verified.status == 0 && verified.output.hasSuffix("Up to date: App, Chat\n"), "\(verified.text)")

            // After a new pattern, the kept files of its module and of the app are outdated.
            try package.write(
                "/// @route //chats/:chatID\npublic func openChat(chatID: Int) -> Int { chatID }\n",
                to: "Sources/Chat/Chat.swift"
            )
            let outdated = try swift("package", "routes", "verify")
            #expect(outdated.status == 1)
            #expect(
                outdated.output.hasSuffix(
                    """
                    Sources/App/App+Routes.generated.swift:1:1: error: this file is out of date: it differs from what is generated for 'App' [RG902]
                    // Generated by RouteGen from the markers in the sources of App. Changes are overwritten.
                    ^
                    Sources/App/App+Routes.generated.swift:1:1: note: generate the file again; in a package, run `swift package --allow-writing-to-package-directory generate-routes`
                    Sources/Chat/Generated/Chat+Routes.generated.swift:1:1: error: this file is out of date: it differs from what is generated for 'Chat' [RG902]
                    // Generated by RouteGen from the markers in the sources of Chat. Changes are overwritten.
                    ^
                    Sources/Chat/Generated/Chat+Routes.generated.swift:1:1: note: generate the file again; in a package, run `swift package --allow-writing-to-package-directory generate-routes`

                    """
                ),
                "\(outdated.text)"
            )
            let second = try generate()
            #expect(
                second.output.hasSuffix(
                    "App: Sources/App/App+Routes.generated.swift\nChat: Sources/Chat/Generated/Chat+Routes.generated.swift\n"
                ),
                "\(second.text)"
            )
            #expect(try swift("package", "routes", "verify").status == 0)
            let misunderstood = try swift("package", "routes", "verify", "--format", "json")
            #expect(misunderstood.status == 1)
            #expect(
                misunderstood.text.contains("routegen: error: 'verify' has no option '--format'"),
                "\(misunderstood.text)"
            )
        }

        @Test("A kept file together with the plugin is an error")
        func oneBesideThePluginIsAnError() throws {
            try package.write(Self.manifest(chatPlugins: "plugin"), to: "Package.swift")
            let all = try generate("--all")
            #expect(all.status == 0, "\(all.text)")
            let outcome = try swift("build")
            #expect(outcome.status != 0)
            for module in ["Chat", "Shop"] {
                let path = package.url.appendingPathComponent("Sources/\(module)/\(module)+Routes.generated.swift").path
                #expect(
                    outcome.text.contains(
                        "error: '\(module)' uses the plugin, but its generated file is also among its sources: remove \(path), or remove the plugin from the target's `plugins:`\n"
                    ),
                    "\(outcome.text)"
                )
            }
        }

        @Test(
            "Arguments that are not understood are reported",
            arguments: [
                (
                    ["Chat"],
                    "'Chat' is not an argument of this command; usage: swift package generate-routes [--all | --target NAME... | new feature|interface|app-routes NAME]"
                ),
                (["--target"], "--target needs a target's name"),
                (["--target", "Nothing"], "the package has no target 'Nothing'"),
            ]
        )
        func argumentsThatAreNotUnderstoodAreReported(arguments: [String], message: String) throws {
            let outcome = try SwiftBuild(package: package.url).run(
                "package",
                ["--allow-writing-to-package-directory", "generate-routes"] + arguments
            )
            #expect(outcome.status == 1)
            #expect(outcome.errors.contains("error: \(message)\n"), "\(outcome.text)")
        }
    }
}
