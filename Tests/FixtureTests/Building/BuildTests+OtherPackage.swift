import Foundation
import Testing

extension BuildTests {
    /// The documented form for accessors to a module of another package: a dependency for a platform that is not built
    /// for.
    @Suite(.serialized, .allPackages) struct OtherPackage {
        @Test(
            "A module of another package is read but not built",
            arguments: SwiftBuild.testedSystems
        )
        func aModuleOfAnotherPackageIsReadAndNotBuilt(buildSystem: String) throws {
            let page = try MarkdownPage("Sources/RouterRuntime/RouterRuntime.docc/Modules.md")
            let form = try #require(page.blocks.first { $0.text.contains("condition:") })
            try writeChatPackage()
            let package = try PackageFolder(named: "MapsPackage")
            try package.write(Self.manifest(interface: form.text), to: "Package.swift")
            try package.write("// Generated.\n", to: "Sources/ChatRoutes/ChatRoutes.swift")
            try package.write(
                #"{"version": 1, "accessors": {"for": ["Chat"], "access": "public"}}"#,
                to: "Sources/ChatRoutes/routegen.json"
            )
            try package.write(
                """
                import ChatRoutes
                import RouterRuntime

                func discuss(_ router: Router) throws -> String { try router.call(.openChat(chatID: 5)) }

                """,
                to: "Sources/Maps/Maps.swift"
            )
            let outcome = try SwiftBuild(package: package.url, buildSystem: buildSystem).run("build")
            #expect(outcome.status == 0, "\(outcome.text)")
        }

        private func writeChatPackage() throws {
            let package = try PackageFolder(named: "ChatPackage")
            try package.write(
                """
                // swift-tools-version: 6.1
                import PackageDescription

                let package = Package(
                    name: "ChatPackage",
                    products: [.library(name: "ChatSources", targets: ["Chat"])],
                    targets: [.target(name: "Chat")]
                )

                """,
                to: "Package.swift"
            )
            try package.write(
                """
                #error("this module must not be built")

                /// @route //chat/:chatID
                public func openChat(chatID: Int) -> String { "chat" }

                """,
                to: "Sources/Chat/Chat.swift"
            )
        }

        private static func manifest(interface: String) -> String {
            """
            // swift-tools-version: 6.1
            import PackageDescription

            let package = Package(
                name: "MapsPackage",
                platforms: [.macOS(.v12)],
                dependencies: [
                    .package(name: "RouteGen", path: "\(SwiftBuild.root.path)"),
                    .package(name: "ChatPackage", path: "../ChatPackage"),
                ],
                targets: [
                    \(interface),
                    .target(
                        name: "Maps",
                        dependencies: ["ChatRoutes", .product(name: "RouterRuntime", package: "RouteGen")],
                        plugins: [.plugin(name: "RouteGen", package: "RouteGen")]
                    ),
                ],
                swiftLanguageModes: [.v6]
            )

            """
        }
    }
}
