import Foundation
import Testing

extension BuildTests {
    /// Runs the commands of the articles in a package, in the order in which the pages show them.
    @Suite(.allPackages) struct DocumentedCommands {
        private let package: PackageFolder

        init() throws {
            package = try PackageFolder(named: "DocumentedCommands")
            try package.write(Self.manifest, to: "Package.swift")
            let old = "/// @route(from: external) //chat/:id(\\d+)\npublic func chat(id: Int) {}\n"
            try package.write(old, to: "Sources/Chat/Chat.swift")
            try package.write("", to: "Sources/Shop/main.swift")
            let links = #"{ "links": { "myapp://": "//", "https://www.example.com/": "//" } }"#
            try package.write(links, to: "Sources/Shop/routegen.json")
            try package.write("https://www.example.com/chat/5 external Chat.chat\n", to: "links.txt")
            try run("routegen map --module Chat=Sources/Chat --output old.json")
            try package.write(old + "/// @route //chat/7\npublic func seven() {}\n", to: "Sources/Chat/Chat.swift")
            try run("routegen map --module Chat=Sources/Chat --output new.json")
        }

        private static let manifest = """
            // swift-tools-version: 6.1

            import PackageDescription

            let runtime = Target.Dependency.product(name: "RouterRuntime", package: "RouteGen")
            let package = Package(
                name: "DocumentedCommands",
                dependencies: [.package(name: "RouteGen", path: "\(SwiftBuild.root.path)")],
                targets: [
                    .target(name: "Chat", dependencies: [runtime]),
                    .executableTarget(name: "Shop", dependencies: ["Chat", runtime]),
                ],
                swiftLanguageModes: [.v6]
            )

            """

        @discardableResult
        private func run(_ command: String, status: Int32 = 0) throws -> String {
            let outcome = try package.run(shell: command)
            #expect(outcome.status == status, "\(command)\n\(outcome.text)")
            return outcome.output
        }

        /// The commands that find something, and therefore have the status 1.
        private static let findings = ["routes match //chat/abc", "routes diff old.json new.json"]

        /// A command as it runs: with a value for what the page leaves out.
        private static func runnable(_ line: String) -> String {
            let fingerprint = (0..<32).map { _ in "AB" }.joined(separator: ":")
            let app = "--domain www.example.com --app-id ABCDE12345.com.example.app"
            if line.hasPrefix("curl ") { return "swift package routes map --format aasa \(app) > served.json" }
            return line.replacing(" 14:6D:E9:...", with: " \(fingerprint)")
        }

        @Test("Each command of the articles runs") func articles() throws {
            let examples = try Example.all(.commands)
            #expect(Set(examples.map(\.pageName)) == Set(ExampleRule.commandPages))
            var outputs: [String: String] = [:]
            for page in ExampleRule.commandPages {
                for example in examples where example.pageName == page {
                    for line in example.block.text.split(separator: "\n").map(String.init) {
                        let finds = Self.findings.contains { line.contains($0) }
                        outputs[line] = try run(Self.runnable(line), status: finds ? 1 : 0)
                    }
                }
            }
            #expect(outputs.count > 15)
            let page = package.url.appendingPathComponent("routes.html")
            #expect(try String(contentsOf: page, encoding: .utf8).contains("<html"))

            let shown = try #require(try Example.all(.output).first { $0.pageName == "RouteMap.md" }).block.text
            let printed = try #require(outputs["swift package routes diff old.json new.json"])
            #expect(printed.hasSuffix(shown), "\(printed)")
        }
    }
}
