import Foundation
import Testing

extension BuildTests {
    /// Follows the page about Xcode projects: a package target has the table, and the app only imports it.
    @Suite(.serialized, .allPackages) struct XcodeProjects {
        @Test(
            "An app without the plugin has the table of a package target",
            arguments: SwiftBuild.testedSystems
        )
        func umbrella(buildSystem: String) throws {
            let page = try MarkdownPage("Sources/RouterRuntime/RouterRuntime.docc/XcodeProjects.md")
            let folder = try PackageFolder(named: "XcodeProject")
            let names = [
                "Features/Package.swift", "Features/Sources/Chat/Chat.swift", "Features/Sources/Maps/Maps.swift",
                "Features/Sources/AppRoutes/routegen.json", "Features/Sources/AppRoutes/AppRoutes.swift",
                "Shop/Shop/ShopApp.swift",
            ]
            for name in names {
                let block = try #require(page.blocks.first { $0.title == name }, "\(name)")
                try folder.write(block.text.replacing("../RouteGen", with: SwiftBuild.root.path), to: name)
            }
            // Only Xcode builds a project, so a package has its app.
            try folder.write(Self.app, to: "Shop/Package.swift")
            let build = SwiftBuild(package: folder.url.appendingPathComponent("Shop"), buildSystem: buildSystem)
            let outcome = try build.run("run")
            #expect(outcome.status == 0, "\(outcome.text)")
            #expect(outcome.output == "chat 5\nchat 6\nmap of Oslo\nmap of Rome\n", "\(outcome.errors)")
            #expect(outcome.warnings == [], "\(outcome.text)")
        }

        private static let app = """
            // swift-tools-version: 6.1
            import PackageDescription

            let package = Package(
                name: "Shop",
                platforms: [.macOS(.v12)],
                dependencies: [
                    .package(name: "RouteGen", path: "\(SwiftBuild.root.path)"),
                    .package(name: "Features", path: "../Features"),
                ],
                targets: [
                    .executableTarget(
                        name: "Shop",
                        dependencies: [
                            .product(name: "AppRoutes", package: "Features"),
                            .product(name: "RouterServices", package: "RouteGen"),
                        ],
                        path: "Shop"
                    )
                ],
                swiftLanguageModes: [.v6]
            )

            """
    }
}
