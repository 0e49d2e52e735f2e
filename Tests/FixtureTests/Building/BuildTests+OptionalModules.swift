import Foundation
import Testing

extension BuildTests {
    /// Modules that an app links on some platforms only.
    @Suite(.allPackages) struct OptionalModules {
        let package: PackageFolder

        init() throws {
            package = try PackageFolder(named: "OptionalModules")
            try package.write(Self.manifest, to: "Package.swift")
            for name in ["Chat", "Screen"] {
                try package.write(
                    "/// @route //\(name.lowercased())\npublic func open\(name)() -> Int { 1 }\n",
                    to: "Sources/\(name)/\(name).swift"
                )
            }
            try package.write(
                """
                import RouterRuntime

                let router = Router(.app)
                print(router.canOpen("//chat"), router.canOpen("//screen"))
                """,
                to: "Sources/App/main.swift"
            )
            try package.write(
                "{ \"optionalModules\": { \"Screen\": \"os(Windows)\" } }\n",
                to: "Sources/App/routegen.json"
            )
        }

        /// App links Screen on Windows only.
        private static let manifest = """
            // swift-tools-version: 6.1

            import PackageDescription

            let runtime = Target.Dependency.product(name: "RouterRuntime", package: "RouteGen")
            let plugin = Target.PluginUsage.plugin(name: "RouteGen", package: "RouteGen")
            let screen = Target.Dependency.target(name: "Screen", condition: .when(platforms: [.windows]))
            let package = Package(
                name: "OptionalModules",
                platforms: [.macOS(.v12)],
                dependencies: [.package(name: "RouteGen", path: "\(SwiftBuild.root.path)")],
                targets: [
                    .target(name: "Chat", dependencies: [runtime], plugins: [plugin]),
                    .target(name: "Screen", dependencies: [runtime], plugins: [plugin]),
                    .executableTarget(
                        name: "App",
                        dependencies: ["Chat", screen, runtime],
                        exclude: ["routegen.json"],
                        plugins: [plugin]
                    ),
                ],
                swiftLanguageModes: [.v6]
            )
            """

        @Test(
            "The table has the routes of a module for another platform, which are not found"
        )
        func moduleForAnotherPlatform() throws {
            let build = SwiftBuild(package: package.url)
            let run = try build.run("run", ["App"])
            #expect(run.output.hasSuffix("true false\n"), "\(run.text)")
            let routes = try build.run("package", ["routes", "map"])
            #expect(routes.output.contains("//screen"), "\(routes.text)")
        }
    }
}
