import Foundation
import Testing

extension BuildTests {
    /// The commands of the page "Coming from other routers", in a package that gets RouteGen from a repository.
    @Suite(.allPackages) struct MigrationCommand {
        @Test("The commands write the markers of an app") func commands() throws {
            let repository = try PackageFolder(named: "MigrationCommand/RouteGen")
            // The checkout with changes that are not committed.
            try run(
                """
                set -o pipefail
                git -C '\(SwiftBuild.root.path)' ls-files -z -co --exclude-standard -- Package.swift Migration Plugins Sources Tests |
                    tar -C '\(SwiftBuild.root.path)' --null --ignore-failed-read -T - -cf - | tar -xf -
                git init -q -b main && git add -A
                git -c user.name=Test -c user.email=test@example.com commit -q -m Test
                """,
                in: repository
            )
            let app = try PackageFolder(named: "MigrationCommand/App")
            try app.write(Self.manifest(repository), to: "Package.swift")
            let registration = "navigator.register(\"app://home\") { _, _, _ in home() }\nfunc home() {}\n"
            try app.write(registration, to: "Sources/App/main.swift")
            try run("git init -q && swift package resolve", in: app)
            let block = try #require(try Example.all(.migration).first).block
            try run("set -e\n\(block.text)", in: app)
            let main = app.url.appendingPathComponent("Sources/App/main.swift")
            let text = try String(contentsOf: main, encoding: .utf8)
            #expect(text.hasSuffix("\n/// @route //home\nfunc home() {}\n"), "`git apply` has written the marker")
        }

        private func run(_ script: String, in folder: PackageFolder) throws {
            let outcome = try ProcessOutcome(running: "/usr/bin/env", ["bash", "-c", script], in: folder.url)
            try #require(outcome.status == 0, "\(script)\n\(outcome.text)")
        }

        private static func manifest(_ repository: PackageFolder) -> String {
            """
            // swift-tools-version: 6.1

            import PackageDescription

            let package = Package(
                name: "App",
                dependencies: [.package(url: "\(repository.url.path)", branch: "main")],
                targets: [
                    .executableTarget(
                        name: "App",
                        dependencies: [.product(name: "RouterRuntime", package: "RouteGen")]
                    )
                ],
                swiftLanguageModes: [.v6]
            )

            """
        }
    }
}
