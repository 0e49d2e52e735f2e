import Foundation
import Testing

extension BuildTests {
    /// A feature with markers and without the runtime, which its own build reports if it uses the plugin, or else the app's.
    @Suite(.allPackages) struct MissingRuntime {
        @Test(
            "The finding is printed once",
            arguments: [
                ("plugins: [.plugin(name: \"RouteGen\", package: \"RouteGen\")]", "error"),
                ("plugins: plugins", "error"), ("plugins: others", "warning"), ("plugins: []", "warning"),
            ]
        )
        func once(_ plugins: String, _ severity: String) throws {
            let package = try PackageFolder(named: "MissingRuntime")
            let manifest = """
                // swift-tools-version: 6.1

                import PackageDescription

                let plugins: [Target.PluginUsage] = [.plugin(name: "RouteGen", package: "RouteGen")]
                let others: [Target.PluginUsage] = []
                let package = Package(
                    name: "MissingRuntime",
                    platforms: [.macOS(.v12)],
                    dependencies: [.package(name: "RouteGen", path: "\(SwiftBuild.root.path)")],
                    targets: [
                        .target(name: "Chat", \(plugins)),
                        .executableTarget(
                            name: "App",
                            dependencies: ["Chat", .product(name: "RouterRuntime", package: "RouteGen")],
                            plugins: plugins
                        ),
                    ],
                    swiftLanguageModes: [.v6]
                )
                """
            try package.write(manifest, to: "Package.swift")
            try package.write("/// @route //chat\nfunc openChat() {}\n", to: "Sources/Chat/Chat.swift")
            try package.write("/// @route //home\nfunc openHome() {}\n", to: "Sources/App/main.swift")
            let outcome = try SwiftBuild(package: package.url).run("build")
            let lines = Set(outcome.text.split(separator: "\n").filter { $0.hasSuffix("[RG706]") }.map(String.init))
            #expect(lines.count == 1 && lines.allSatisfy { $0.contains(": \(severity): ") }, "\(outcome.text)")
            #expect(outcome.status == (severity == "error" ? 1 : 0))
        }
    }
}
