#if os(Linux) && arch(x86_64)
    import Foundation
    import Testing

    extension CompilerTests {
        /// How much code the router adds to an app with one static route.
        ///
        /// The compiler and the linker give the same bytes for the same sources, so the sizes are counted, not estimated. They
        /// depend on the toolchain: a new one may need other limits, with a reason in `Benchmarks/CodeSize.md`.
        @Suite(.allPackages) struct CodeSize {
            /// Text and data of the stripped app, in bytes, at most.
            private static let limits = [("-O", 568_500), ("-Osize", 500_000)]

            private static let app = """
                import RouterRuntime

                /// @route //chat/:chatID(\\d+)
                func openChat(chatID: Int) -> String { "chat \\(chatID)" }

                let router = Router(.app)
                print(try router.call("//chat/5"))

                """

            @Test("An app with one static route stays small", arguments: limits)
            func anAppWithOneStaticRouteStaysSmall(_ optimization: String, _ limit: Int) throws {
                let folder = try TemporaryFolder()
                try folder.write(Self.app.utf8, to: "main.swift")
                let generated = folder.url.appendingPathComponent("Routes.swift").path
                let main = folder.url.appendingPathComponent("main.swift").path
                let arguments = ["generate", "--module", "App=\(main)", "--output", generated]
                let outcome = try Tool.run(arguments, in: folder.url)
                try #require(outcome.status == 0, "\(outcome.text)")
                for module in ["RouteTables", "RouterRuntime"] {
                    let options = [optimization, "-parse-as-library"]
                    try compile(module, sources(of: module), options, in: folder.url)
                }
                try compile("App", [main, generated], [optimization], in: folder.url)
                let objects = ["App.o", "RouterRuntime.o", "RouteTables.o"]
                let linkerOptions = ["--gc-sections", "--strip-all"].flatMap { ["-Xlinker", $0] }
                try run(["swiftc", "-emit-executable", "-o", "App"] + linkerOptions + objects, in: folder.url)
                let app = folder.url.appendingPathComponent("App")
                #expect(try ProcessOutcome(running: app.path, [], in: folder.url).output == "chat 5\n")
                try checkNames(in: folder.url)
                let size = try ElfFile(Data(contentsOf: app)).loadedSize
                #expect(size <= limit, "\(size) bytes with \(optimization)")
                // Far below the limit, the limit is to be lowered.
                #expect(size > limit * 9 / 10, "\(size) bytes with \(optimization)")
            }

            /// What stands around requests is in other modules: a one-route app has no symbol of it, and no text in Chinese.
            private func checkNames(in folder: URL) throws {
                let names = ["Middleware", "Fallback", "Broadcast", "Explanation", "RouteServices", "ServiceRegistry"]
                for object in ["RouterRuntime.o", "RouteTables.o"] {
                    let data = try Data(contentsOf: folder.appendingPathComponent(object))
                    for name in names { #expect(data.range(of: Data(name.utf8)) == nil, "\(object) has \(name)") }
                    #expect(data.range(of: Data("路由".utf8)) == nil, "\(object) has messages in Chinese")
                }
            }

            private func sources(of module: String) -> [String] {
                let folder = SwiftBuild.root.appendingPathComponent("Sources/\(module)")
                let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
                let paths = (files?.allObjects ?? []).compactMap { ($0 as? URL)?.path }
                return paths.filter { $0.hasSuffix(".swift") }.sorted()
            }

            private func compile(_ module: String, _ sources: [String], _ options: [String], in folder: URL) throws {
                let settings = [
                    "-wmo", "-swift-version", "6", "-package-name", "routegen", "-I", ".", "-module-name", module,
                ]
                let interface = ["-emit-module", "-emit-module-path", "\(module).swiftmodule"]
                let object = ["-c", "-o", "\(module).o"]
                try run(["swiftc"] + settings + options + interface + object + sources, in: folder)
            }

            private func run(_ arguments: [String], in folder: URL) throws {
                let outcome = try ProcessOutcome(running: "/usr/bin/env", arguments, in: folder)
                try #require(outcome.status == 0, "\(outcome.text)")
            }
        }
    }
#endif
