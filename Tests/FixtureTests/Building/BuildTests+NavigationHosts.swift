import Foundation
import Testing

extension BuildTests {
    /// Builds the hosts of `RouterNavigation` with stand-ins for the interfaces, and runs an app with each host.
    ///
    /// A stand-in in `Fixtures/NavigationHosts` declares what a host uses, as the interface's own module does, and acts
    /// for the user. The apps compare what they show with the navigator's state, also at random.
    @Suite(.allPackages) struct NavigationHosts {
        private static let root = SwiftBuild.root
        private static let fixture = root.appendingPathComponent("Fixtures/NavigationHosts")
        /// What `RouterNavigation` imports, in the order of dependencies.
        private static let modules = ["RouteTables", "RoutePages", "RouterRuntime"]
        private static let settings = [
            "-parse-as-library", "-wmo", "-swift-version", "6", "-warnings-as-errors", "-I", ".",
        ]

        @Test(
            "Hosts compile without warnings, and show what the navigator's state says",
            .onLinux,
            .timeLimit(.minutes(10))
        )
        func hostsShowTheState() throws {
            let folder = try TemporaryFolder()
            for module in Self.modules {
                try compile(module, Self.root.appendingPathComponent("Sources/\(module)"), in: folder.url)
            }
            for (system, interfaces) in [("iOS", ["UIKit", "SwiftUI"]), ("macOS", ["AppKit"])] {
                let others = ["Combine", "SwiftUI"]
                // The modules of a system are in a folder of their own, so that the hosts import no others.
                let search = ["-I", system]
                try FileManager.default.createDirectory(
                    at: folder.url.appendingPathComponent(system),
                    withIntermediateDirectories: true
                )
                for interface in others + interfaces.filter({ !others.contains($0) }) {
                    let sources = Self.fixture.appendingPathComponent(interface)
                    try compile(interface, sources, to: "\(system)/", search, in: folder.url)
                }
                let navigation = Self.root.appendingPathComponent("Sources/RouterNavigation")
                try compile("RouterNavigation", navigation, to: "\(system)/", search, in: folder.url)
                for interface in interfaces { try runApp(of: interface, in: system, folder.url) }
            }
        }

        private func runApp(of interface: String, in system: String, _ folder: URL) throws {
            let sources = Self.fixture.appendingPathComponent("\(interface)App")
            let routes = "\(interface)Routes.swift"
            let arguments = ["generate", "--module", "App=\(sources.path)", "--output", routes]
            let generation = try Tool.run(arguments, in: folder)
            try #require(generation.status == 0, "\(generation.text)")
            let files = try self.files(in: sources) + self.files(in: Self.fixture.appendingPathComponent("Checks"))
            let object = ["-module-name", "App", "-c", "-o", "App.o"]
            try run(["swiftc"] + Self.settings + ["-I", system] + object + files + [routes], in: folder)
            let modules = ["RouterNavigation", "UIKit", "AppKit", "SwiftUI", "Combine"]
            let objects = modules.map { "\(system)/\($0).o" }.filter {
                FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path)
            }
            let executable = "\(interface)App"
            try run(
                ["swiftc", "-o", executable, "App.o"] + Self.modules.map { "\($0).o" } + objects,
                in: folder
            )
            let outcome = try ProcessOutcome(running: folder.appendingPathComponent(executable).path, [], in: folder)
            #expect(outcome.output.hasSuffix(" checks, 0 not as expected\n"), "\(interface): \(outcome.text)")
        }

        private func compile(
            _ module: String,
            _ sources: URL,
            to place: String = "",
            _ search: [String] = [],
            in folder: URL
        ) throws {
            let names = ["-package-name", "routegen", "-module-name", module]
            let interface = ["-emit-module", "-emit-module-path", "\(place)\(module).swiftmodule"]
            let object = ["-c", "-o", "\(place)\(module).o"]
            try run(["swiftc"] + Self.settings + search + names + interface + object + files(in: sources), in: folder)
        }

        private func files(in folder: URL) throws -> [String] {
            try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }.sorted()
                .map { folder.appendingPathComponent($0).path }
        }

        private func run(_ arguments: [String], in folder: URL) throws {
            let outcome = try ProcessOutcome(running: "/usr/bin/env", arguments, in: folder)
            try #require(outcome.status == 0, "\(outcome.text)")
        }
    }
}
