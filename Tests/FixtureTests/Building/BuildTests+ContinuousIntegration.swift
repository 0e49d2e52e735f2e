import Foundation
import Testing

extension BuildTests {
    /// The commands of the page about continuous integration, in a clone with a breaking change.
    @Suite(.allPackages) struct ContinuousIntegration {
        private static let page = "Sources/RouterRuntime/RouterRuntime.docc/ContinuousIntegration.md"

        /// The folder that contains the repository of the base and a clone of it with the change.
        private let folder: PackageFolder

        init() throws {
            folder = try PackageFolder(named: "ContinuousIntegration")
            try folder.write(
                """
                // swift-tools-version: 6.1

                import PackageDescription

                let package = Package(
                    name: "Shop",
                    dependencies: [.package(name: "RouteGen", path: "\(SwiftBuild.root.path)")],
                    targets: [
                        .executableTarget(
                            name: "Shop",
                            dependencies: [.product(name: "RouterRuntime", package: "RouteGen")],
                            plugins: [.plugin(name: "RouteGen", package: "RouteGen")]
                        ),
                        .target(name: "Kept", dependencies: [.product(name: "RouterRuntime", package: "RouteGen")]),
                    ],
                    swiftLanguageModes: [.v6]
                )
                """,
                to: "origin/Package.swift"
            )
            let source = """
                /// @route //shop/:item
                func openShop(item: Int) -> Int { item }
                /// @route //help
                func help() {}

                """
            try folder.write("# In the manual\n//help app Shop.help\n", to: "origin/links.txt")
            try folder.write(source, to: "origin/Sources/Shop/main.swift")
            try folder.write("/// @route //kept\nfunc keep() {}\n", to: "origin/Sources/Kept/Kept.swift")
            try folder.write(source.replacing("//shop/", with: "//store/"), to: "changed.swift")
            let set = try folder.run(
                shell: """
                    set -e
                    swift package --allow-writing-to-package-directory generate-routes --target Kept
                    git init -q -b main
                    git add -A
                    git -c user.name=Test -c user.email=test@example.com commit -qm Base
                    mkdir ../job
                    git clone -q . ../job/clone
                    mv ../changed.swift ../job/clone/Sources/Shop/main.swift
                    """,
                in: "origin"
            )
            try #require(set.status == 0, "\(set.text)")
        }

        private var clone: URL { folder.url.appendingPathComponent("job/clone") }

        private func run(_ command: String) throws -> ProcessOutcome {
            try folder.run(
                shell: command,
                in: "job/clone",
                ["GITHUB_BASE_REF=main", "CI_MERGE_REQUEST_TARGET_BRANCH_NAME=main"]
            )
        }

        /// The commands of a service's file.
        private static func commands(of service: String) throws -> [String] {
            let block = try #require(try MarkdownPage(page).section(service)?.blocks.first)
            return block.text.split(separator: "\n").map { $0.drop { $0 == " " } }.compactMap { line in
                for prefix in ["- run: ", "- swift ", "- git "] where line.hasPrefix(prefix) {
                    return String(line.dropFirst(prefix == "- run: " ? prefix.count : 2))
                }
                return nil
            }
        }

        @Test("GitHub's commands show the change, and fail because a URL works no more")
        func gitHub() throws {
            let commands = try Self.commands(of: "GitHub")
            #expect(commands.count == 7)
            for command in commands.dropLast() {
                let outcome = try run(command)
                #expect(outcome.status == 0, "\(command)\n\(outcome.text)")
            }
            let findings = clone.deletingLastPathComponent().appendingPathComponent("routes.sarif")
            let report = try JSONSerialization.jsonObject(with: Data(contentsOf: findings)) as? [String: Any]
            #expect(report?["version"] as? String == "2.1.0")

            let last = try run(try #require(commands.last))
            #expect(last.status == 1)
            #expect(last.output.contains("::error file=Sources/Shop/main.swift"), "\(last.text)")
            #expect(last.output.contains("//shop/"), "\(last.text)")
        }

        @Test("GitLab's commands are the same, except for the checkout of the base and the form of findings")
        func gitLab() throws {
            let commands = try Self.commands(of: "GitLab")
            let plain = try Self.commands(of: "GitHub").map {
                $0.replacing(" --format sarif > ../routes.sarif", with: "").replacing(" --format github", with: "")
            }
            #expect(commands.filter { $0.hasPrefix("swift") } == plain.filter { $0.hasPrefix("swift") })
            for command in commands where command.hasPrefix("git") {
                let outcome = try run(command)
                #expect(outcome.status == 0, "\(command)\n\(outcome.text)")
            }
            let base = clone.deletingLastPathComponent().appendingPathComponent("base/Sources/Shop/main.swift")
            #expect(try String(contentsOf: base, encoding: .utf8).contains("//shop/:item"))
        }
    }
}
