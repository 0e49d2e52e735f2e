#if os(Linux)
    import Foundation
    import Testing

    /// The part of the plugin for Xcode projects, which no build on this system compiles.
    @Suite struct XcodePluginTests {
        @Test("The plugin compiles against the interface of Xcode's module") func compiles() throws {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("routegen-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            let interface = SwiftBuild.root.appendingPathComponent(
                "Fixtures/XcodeProjectPlugin/XcodeProjectPlugin.swift"
            )
            let module = folder.appendingPathComponent("XcodeProjectPlugin.swiftmodule")
            let options = [
                "-I", try Self.pluginInterface(), "-package-description-version", "6.1", "-parse-as-library",
            ]
            let emitted = try swiftc(
                options + ["-enable-library-evolution", "-module-name", "XcodeProjectPlugin", "-emit-module"]
                    + ["-o", module.path, interface.path]
            )
            #expect(emitted.status == 0, "\(emitted.text)")

            let plugin = SwiftBuild.root.appendingPathComponent("Plugins/RouteGen")
            let sources = try FileManager.default.contentsOfDirectory(atPath: plugin.path).sorted()
                .map { plugin.appendingPathComponent($0).path }
            let checked = try swiftc(options + ["-I", folder.path, "-typecheck", "-swift-version", "6"] + sources)
            #expect(checked.status == 0 && checked.text == "", "\(checked.text)")
        }

        private func swiftc(_ arguments: [String]) throws -> ProcessOutcome {
            try ProcessOutcome(running: "/usr/bin/env", ["swiftc"] + arguments)
        }

        /// The folder of the module `PackagePlugin`.
        private static func pluginInterface() throws -> String {
            struct Target: Decodable {
                struct Paths: Decodable { let runtimeResourcePath: String }
                let paths: Paths
            }
            let outcome = try ProcessOutcome(running: "/usr/bin/env", ["swiftc", "-print-target-info"])
            let target = try JSONDecoder().decode(Target.self, from: Data(outcome.output.utf8))
            return "\(target.paths.runtimeResourcePath)/pm/PluginAPI"
        }
    }
#endif
