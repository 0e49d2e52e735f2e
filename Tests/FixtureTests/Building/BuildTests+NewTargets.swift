import Foundation
import Testing

extension BuildTests {
    /// The targets that `routegen new` writes, with the lines that it prints for the manifest.
    @Suite(.allPackages) struct NewTargets {
        let package: PackageFolder

        init() throws {
            package = try PackageFolder(named: "NewTargets")
            try package.write("print()\n", to: "Sources/App/main.swift")
            // A feature's route is declared as those of the package are.
            try package.write(
                "/// @route //home\nfunc openHome() -> String { \"home\" }\n",
                to: "Sources/App/Home.swift"
            )
            try writeManifest(products: "", targets: "", dependencies: "")
        }

        private func writeManifest(products: String, targets: String, dependencies: String) throws {
            let manifest = """
                // swift-tools-version: 6.1

                import PackageDescription

                let package = Package(
                    name: "NewTargets",
                    platforms: [.macOS(.v12)],
                    products: [
                \(products)    ],
                    dependencies: [.package(name: "RouteGen", path: "\(SwiftBuild.root.path)")],
                    targets: [
                \(targets)        .executableTarget(
                            name: "App",
                            dependencies: [\(dependencies).product(name: "RouterRuntime", package: "RouteGen")],
                            plugins: [.plugin(name: "RouteGen", package: "RouteGen")]
                        )
                    ],
                    swiftLanguageModes: [.v6]
                )
                """
            try package.write(manifest, to: "Package.swift")
        }

        private func new(_ command: [String]) throws -> ProcessOutcome {
            try SwiftBuild(package: package.url).run(
                "package",
                ["--quiet", "--allow-writing-to-package-directory"] + command
            )
        }

        /// The lines with the indentation of a target's or a product's in a manifest.
        private func lines(of output: String) -> [Substring] {
            output.split(separator: "\n").filter { $0.hasPrefix("        ") }
        }

        @Test("A feature, its interface and a table build with the printed lines, and their routes are called")
        func build() throws {
            let feature = try new(["generate-routes", "new", "feature", "Orders"])
            #expect(
                feature.output == """
                    Sources/Orders/Orders.swift

                    Add this to the `targets:` in Package.swift:

                            .target(
                                name: "Orders",
                                dependencies: [.product(name: "RouterRuntime", package: "RouteGen")],
                                plugins: [.plugin(name: "RouteGen", package: "RouteGen")]
                            ),

                    Then add "Orders" to the `dependencies:` of the app's target, or of AppRoutes.

                    """,
                "\(feature.text)"
            )
            let interface = try new(["routes", "new", "interface", "Orders"])
            #expect(
                interface.output.hasPrefix("Sources/OrdersRoutes/routegen.json\nSources/OrdersRoutes/OrdersRoutes"),
                "\(interface.text)"
            )
            #expect(
                interface.output.hasSuffix(
                    """
                    Then add "OrdersRoutes" to the `dependencies:` of each target that calls Orders, and import it there. \
                    It does not depend on Orders.

                    It can have the accessors of other features, too: add their names to "for" in its routegen.json. \
                    A new route of any of them then compiles all that imports it, and one interface for each feature \
                    only that one's callers.

                    """
                ),
                "\(interface.text)"
            )
            let table = try new(["generate-routes", "new", "app-routes"])
            #expect(
                table.output.hasSuffix(
                    """
                    Add this to the `products:`, and each feature to the `dependencies:` of AppRoutes:

                            .library(name: "AppRoutes", targets: ["AppRoutes"]),

                    Then name the app's schemes and domains in `links` of its routegen.json, and add AppRoutes to the app in \
                    Xcode.

                    """
                ),
                "\(table.text)"
            )
            let again = try new(["generate-routes", "new", "app-routes"])
            #expect(
                again.status != 0
                    && again.text.contains(
                        "there is the folder Sources/AppRoutes already: remove it, or change its routegen.json"
                    ),
                "\(again.text)"
            )
            let ofTable = lines(of: table.output)
            let features = ofTable.dropLast().joined(separator: "\n")
                .replacing("dependencies: [", with: "dependencies: [\"Orders\", ")
            try writeManifest(
                products: ofTable.suffix(1).joined() + "\n",
                targets: (lines(of: feature.output) + lines(of: interface.output) + [features[...]])
                    .map { "\($0)\n" }.joined(),
                dependencies: "\"AppRoutes\", \"OrdersRoutes\", "
            )
            try package.write(
                """
                import AppRoutes
                import OrdersRoutes
                import RouterRuntime

                let router = Router(.appRoutes)
                print(try router.call(.openOrders(id: 4)), try router.call("//orders/5", as: String.self))

                """,
                to: "Sources/App/main.swift"
            )
            let run = try SwiftBuild(package: package.url).run("run", ["App"])
            #expect(run.output.hasSuffix("Orders 4 Orders 5\n"), "\(run.text)")
            #expect(!run.text.contains("[RG"), "\(run.text)")
        }
    }
}
