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
            private static let limits = [("-O", 579_500), ("-Osize", 510_000)]

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
                let compiler = ModuleCompiler(folder: folder.url, options: [optimization])
                try compiler.compileRuntime()
                try compiler.compileRoutes("App", "main.swift")
                let objects = ["App.o", "RouterRuntime.o", "RouteTables.o"]
                let linkerOptions = ["--gc-sections", "--strip-all"].flatMap { ["-Xlinker", $0] }
                try compiler.run(["swiftc", "-emit-executable", "-o", "App"] + linkerOptions + objects)
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
                let names = [
                    "RouteMiddleware", "MiddlewareChain", "Fallback", "Broadcast", "Explanation", "RouteServices",
                    "ServiceRegistry",
                ]
                for object in ["RouterRuntime.o", "RouteTables.o"] {
                    let data = try Data(contentsOf: folder.appendingPathComponent(object))
                    for name in names { #expect(data.range(of: Data(name.utf8)) == nil, "\(object) has \(name)") }
                    #expect(data.range(of: Data("路由".utf8)) == nil, "\(object) has messages in Chinese")
                }
            }
        }
    }
#endif
