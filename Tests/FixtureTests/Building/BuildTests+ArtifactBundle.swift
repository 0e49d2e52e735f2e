import Foundation
import TestSupport
import Testing

extension BuildTests {
    /// `Scripts/make-artifact-bundle`, and packages that use the tool in the bundle.
    @Suite struct ArtifactBundle {
        private static let script = SwiftBuild.root.appendingPathComponent("Scripts/make-artifact-bundle").path

        private let package: PackageFolder

        init() throws {
            package = try PackageFolder(named: "Prebuilt")
        }

        /// Makes a bundle with the tool of this build, which takes less time than one in release.
        private func makeBundle(_ output: String, with others: [String] = []) throws -> ProcessOutcome {
            let tool = try #require(BuiltExecutable.path("routegen"))
            return try ProcessOutcome(running: Self.script, ["--tool", tool, output] + others, in: package.url)
        }

        /// The lines of a block of the article in shell or Swift, without remarks.
        private static func lines(_ language: String, _ number: Int) throws -> [String] {
            let examples = try Example.all(.artifactBundle).filter { $0.block.language == language }
            #expect(examples.count == (language == "sh" ? 2 : 1))
            let example = try #require(examples.first { $0.number == number })
            return example.block.text.split(separator: "\n").map { line in
                line.firstRange(of: #/\s+#\s/#).map { String(line[..<$0.lowerBound]) } ?? String(line)
            }
        }

        /// The arguments of the script in a line of the article.
        private static func arguments(line: Int) throws -> [String] {
            let lines = try lines("sh", 1)
            try #require(lines.count == 2)
            let words = lines[line].split(separator: " ").map(String.init)
            #expect(words.first == "Scripts/make-artifact-bundle")
            return Array(words.dropFirst())
        }

        @Test(
            "With the bundle, a package builds the same files and compiles nothing of the tool",
            .allPackages
        )
        func theSameBytesWithoutTheToolsSources() throws {
            try package.write(
                """
                // swift-tools-version: 6.1

                import PackageDescription

                let package = Package(
                    name: "Prebuilt",
                    platforms: [.macOS(.v12)],
                    dependencies: [.package(name: "RouteGen", path: "\(SwiftBuild.root.path)")],
                    targets: [
                        .executableTarget(
                            name: "Prebuilt",
                            dependencies: [.product(name: "RouterRuntime", package: "RouteGen")],
                            plugins: [.plugin(name: "RouteGen", package: "RouteGen")]
                        )
                    ],
                    swiftLanguageModes: [.v6]
                )
                """,
                to: "Package.swift"
            )
            try package.write(
                """
                import RouterRuntime

                /// @route //chat/:chatID
                func openChat(chatID: Int) -> Int { chatID }

                print(try Router(.prebuilt).call(.openChat(chatID: 4)))
                """,
                to: "Sources/Prebuilt/main.swift"
            )
            let generated = "plugins/outputs/prebuilt/Prebuilt/destination/RouteGen/Prebuilt+Routes.generated.swift"
            let fromSources = SwiftBuild(package: package.url, tool: .sources)
            let expected = try fromSources.run("run")
            #expect(expected.output == "4\n", "\(expected.text)")

            let arguments = try Self.arguments(line: 0)
            try #require(arguments.count == 1)
            #expect(try makeBundle(arguments[0]).status == 0)
            let command = try #require(try Self.lines("sh", 2).first)
            #expect(command == "ROUTEGEN_BINARY=$PWD/\(arguments[0]) swift build")
            let bundle = package.url.appendingPathComponent(arguments[0]).path
            let scratch = SwiftBuild.root.appendingPathComponent(".build/fixtures-prebuilt")
            let outcome = try ProcessOutcome(
                running: "/usr/bin/env",
                ["ROUTEGEN_BINARY=\(bundle)", "swift", "run", "--scratch-path", scratch.path],
                in: package.url
            )
            #expect(outcome.output == "4\n", "\(outcome.text)")
            let bytes = try Data(contentsOf: scratch.appendingPathComponent(generated))
            #expect(try bytes == Data(contentsOf: fromSources.scratch.appendingPathComponent(generated)))
            let compiled = try FileManager.default.contentsOfDirectory(
                atPath: scratch.appendingPathComponent("debug/Modules").path
            ).filter { $0.hasSuffix(".swiftmodule") }
            #expect(
                compiled.sorted() == ["Prebuilt.swiftmodule", "RouteTables.swiftmodule", "RouterRuntime.swiftmodule"]
            )
        }

        @Test("A bundle contains the tools of bundles that were made on other platforms")
        func otherPlatforms() throws {
            let variant = #"{ "path": "other/routegen", "supportedTriples": ["arm64-apple-macosx"] }"#
            try package.write(
                """
                {
                  "schemaVersion": "1.0",
                  "artifacts": {
                    "routegen": {
                      "type": "executable",
                      "version": "0.1.0",
                      "variants": [
                        \(variant)
                      ]
                    }
                  }
                }
                """,
                to: "linux.artifactbundle/info.json"
            )
            try package.write("another tool", to: "linux.artifactbundle/other/routegen")
            let arguments = try Self.arguments(line: 1)
            try #require(arguments.dropFirst() == ["linux.artifactbundle"])
            let made = try makeBundle(arguments[0], with: Array(arguments.dropFirst()))
            #expect(made.status == 0, "\(made.text)")
            let bundle = package.url.appendingPathComponent(arguments[0])
            let info = try #require(
                JSONSerialization.jsonObject(with: Data(contentsOf: bundle.appendingPathComponent("info.json")))
                    as? [String: Any]
            )
            let artifacts = try #require(info["artifacts"] as? [String: [String: Any]])
            let variants = try #require(artifacts["routegen"]?["variants"] as? [[String: Any]])
            #expect(variants.count == 2)
            for variant in variants {
                let path = try #require(variant["path"] as? String)
                let tool = bundle.appendingPathComponent(path)
                #expect(FileManager.default.fileExists(atPath: tool.path), "\(path)")
                // `explain` reads it.
                let page = tool.deletingLastPathComponent().appendingPathComponent("Findings.md")
                let source = SwiftBuild.root.appendingPathComponent("Documentation/Findings.md")
                #expect(try Data(contentsOf: page) == Data(contentsOf: source), "\(path)")
            }
            #expect(variants.last?["supportedTriples"] as? [String] == ["arm64-apple-macosx"])

            let twice = try makeBundle("again.artifactbundle", with: [arguments[0]])
            #expect(twice.status == 2)
            #expect(twice.errors.contains("'\(arguments[0])' is for a platform that the bundle already has: "))
            #expect(
                !FileManager.default.fileExists(atPath: package.url.appendingPathComponent("again.artifactbundle").path)
            )
        }

        @Test("SwiftPM reads the target of a published bundle", .allPackages)
        func publishedBundle() throws {
            let target = try Self.lines("swift", 1).joined(separator: "\n")
                .replacing("checksum: \"...\"", with: "checksum: \"\(String(repeating: "0", count: 64))\"")
            try package.write(
                """
                // swift-tools-version: 6.1

                import PackageDescription

                let package = Package(name: "Prebuilt", targets: [\(target)])

                """,
                to: "Package.swift"
            )
            let outcome = try SwiftBuild(package: package.url, buildSystem: "native").run("package", ["dump-package"])
            #expect(outcome.status == 0, "\(outcome.text)")
            #expect(outcome.output.contains(#""type" : "binary""#), "\(outcome.text)")
        }

        @Test(
            "Wrong arguments are explained",
            arguments: [
                ([], "name the bundle to write, as in: Scripts/make-artifact-bundle routegen.artifactbundle"),
                (["routegen.zip"], "SwiftPM takes only bundles whose names end in .artifactbundle, not 'routegen.zip'"),
                (["--tool", "none", "a.artifactbundle"], "'none' is not an executable file"),
                (["a.artifactbundle", "b"], "'b' is not an artifact bundle: it has no info.json"),
            ]
        )
        func wrongArguments(_ arguments: [String], _ message: String) throws {
            let outcome = try ProcessOutcome(running: Self.script, arguments, in: package.url)
            #expect(outcome.status == 2)
            #expect(outcome.text == "make-artifact-bundle: \(message)\n")
        }
    }
}
