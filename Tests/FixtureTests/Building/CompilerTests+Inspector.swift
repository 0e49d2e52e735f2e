#if os(Linux)
    import Foundation
    import Testing

    extension CompilerTests {
        /// The view of an inspector, and an app's code for it, with the model of SwiftUI and the modules of the tests' build.
        @Suite struct Inspector {
            @Test("The inspector's view and the code of its page compile with the model of SwiftUI") func compile()
                throws
            {
                let folder = try TemporaryFolder()
                let root = SwiftBuild.root
                let fixtures = root.appendingPathComponent("Fixtures/NavigationHosts")
                // Its modules see what this package's targets see of each other.
                let package = root.lastPathComponent.lowercased()
                func run(_ module: String, _ sources: URL, _ options: [String]) throws {
                    let files = try FileManager.default.subpathsOfDirectory(atPath: sources.path).sorted()
                        .filter { $0.hasSuffix(".swift") }.map { sources.appendingPathComponent($0).path }
                    let settings = [
                        "swiftc", "-parse-as-library", "-swift-version", "6", "-warnings-as-errors", "-I", ".",
                        "-wmo", "-emit-module", "-c", "-module-name", module,
                    ]
                    let outcome = try ProcessOutcome(
                        running: "/usr/bin/env",
                        settings + options + files,
                        in: folder.url
                    )
                    try #require(outcome.status == 0, "\(module): \(outcome.text)")
                }
                for module in ["Model", "Combine", "SwiftUI"] {
                    try run(module, fixtures.appendingPathComponent(module), [])
                }
                let modules = ["-I", try SymbolExampleApp.modules]
                let library = root.appendingPathComponent("Sources/RouterInspector")
                try run("RouterInspector", library, modules + ["-package-name", package])
                for mode in [["-D", "DEBUG"], []] {
                    try run("App", fixtures.appendingPathComponent("Inspector"), modules + mode)
                }
                // A build without `DEBUG` uses nothing of the library.
                let object = try Data(contentsOf: folder.url.appendingPathComponent("App.o"))
                #expect(object.range(of: Data("Inspector".utf8)) == nil)
            }
        }
    }
#endif
