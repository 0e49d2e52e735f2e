import Foundation
import Testing

extension BuildTests {
    /// Builds modules with random handlers, and calls each of them directly, by its accessors and by URL.
    ///
    /// `ROUTEGEN_DIFFERENTIAL=20` in the environment generates twenty modules with different seeds.
    @Suite(.serialized, .allPackages) struct Differential {
        private static let seeds: [UInt64] = {
            let wish = ProcessInfo.processInfo.environment["ROUTEGEN_DIFFERENTIAL"].flatMap { UInt64($0) }
            return wish.map { Array(1...max(1, $0)) } ?? [2_024]
        }()

        @Test("Every way to call a handler gives the result of the direct call")
        func everyWayToCallAHandlerGivesTheResultOfTheDirectCall() throws {
            let package = try PackageFolder(named: "Differential")
            let names = Self.seeds.map { "Random\($0)" }
            try package.write(Self.manifest(names), to: "Package.swift")
            for (seed, name) in zip(Self.seeds, names) {
                let module = RandomModule(seed: seed, handlers: 40, calls: 3)
                for (file, text) in module.files(named: name) { try package.write(text, to: "Sources/\(name)/\(file)") }
            }
            let build = SwiftBuild(package: package.url)
            let outcome = try build.run("build")
            try #require(outcome.status == 0, "\(outcome.text)")
            #expect(!outcome.text.contains("+Routes.generated.swift: warning: "), "\(outcome.text)")
            for name in names {
                let calls = try ProcessOutcome(running: build.scratch.appendingPathComponent("debug/\(name)").path, [])
                #expect(calls.output == "120 calls, 0 differences\n", "\(name): \(calls.text)")
            }
        }

        private static func manifest(_ names: [String]) -> String {
            """
            // swift-tools-version: 6.1
            import PackageDescription

            let package = Package(
                name: "Differential",
                platforms: [.macOS(.v12)],
                dependencies: [.package(name: "RouteGen", path: "\(SwiftBuild.root.path)")],
                targets: \(names).map { name in
                    .executableTarget(
                        name: name,
                        dependencies: [.product(name: "RouterRuntime", package: "RouteGen")],
                        plugins: [.plugin(name: "RouteGen", package: "RouteGen")]
                    )
                },
                swiftLanguageModes: [.v6]
            )

            """
        }
    }
}
