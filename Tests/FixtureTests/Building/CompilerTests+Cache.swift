#if os(Linux)
    import Foundation
    import Testing

    extension CompilerTests {
        /// A cache of compilations that two checkouts share, whose prefixes the compiler maps.
        @Suite struct Cache {
            private static let source = "/// @route //hello/:id\npublic func hello(id: Int) {}\n"
            private let folder: TemporaryFolder

            init() throws { folder = try TemporaryFolder() }

            @Test("With relative locations, a second checkout compiles nothing, and the compiler warns of nothing")
            func relative() throws {
                #expect(try compile(in: "one", locations: "relative") == (false, 0))
                #expect(try compile(in: "two", locations: "relative") == (true, 0))
            }

            /// The page about problems has the compiler's warning.
            @Test("With absolute locations, it compiles the module again, and the compiler warns") func absolute()
                throws
            {
                #expect(try compile(in: "one", locations: "absolute") == (false, 1))
                #expect(try compile(in: "two", locations: "absolute") == (false, 1))
            }

            /// Compiles a module with its generated file.
            ///
            /// - Returns: Whether the cache had it, and the number of warnings.
            private func compile(in checkout: String, locations: String) throws -> (isReplayed: Bool, warnings: Int) {
                let place = folder.url.appendingPathComponent(checkout).path
                try folder.write(Self.source.utf8, to: "\(checkout)/Sources/A/A.swift")
                let configuration = #"{ "version": 1, "locations": "\#(locations)" }"#
                try folder.write(configuration.utf8, to: "\(checkout)/routegen.json")
                let generation = try Tool.run(
                    [
                        "generate", "--module", "A=\(place)/Sources/A", "--package-config", "\(place)/routegen.json",
                        "--output", "\(place)/A+Routes.swift",
                    ],
                    in: folder.url
                )
                try #require(generation.status == 0, "\(generation.text)")
                let cache = [
                    "-explicit-module-build", "-module-cache-path", "\(folder.url.path)/modules", "-cache-compile-job",
                    "-cas-path", "\(folder.url.path)/cache", "-scanner-prefix-map-paths", place, "/^src",
                    "-Rcache-compile-job",
                ]
                let module = ["-module-name", "A", "-emit-module", "-emit-module-path", "\(place)/A.swiftmodule"]
                let settings = ["-parse-as-library", "-swift-version", "6", "-I", try SymbolExampleApp.modules]
                let files = ["\(place)/Sources/A/A.swift", "\(place)/A+Routes.swift"]
                let outcome = try ProcessOutcome(
                    running: "/usr/bin/env",
                    ["swiftc"] + settings + module + cache + files,
                    in: folder.url
                )
                try #require(outcome.status == 0, "\(outcome.text)")
                let lines = outcome.text.split(separator: "\n")
                let isReplayed = lines.contains {
                    $0.contains("remark: replay output file") && $0.contains("A.swiftmodule")
                }
                return (isReplayed, lines.count { $0.contains("warning: '#sourceLocation' directive produces") })
            }
        }
    }
#endif
