#if os(Linux)
    import Foundation
    import Testing

    extension CompilerTests {
        /// An app and a dynamic library with routes, which link the runtime statically, or share a dynamic library of it.
        @Suite(.allPackages) struct TwoCopies {
            private static let feature = """
                import RouterRuntime

                /// @route //moving/:id
                public func moving(id: Int) -> Int { id * 2 }

                /// @route //redirect
                public func redirect() throws -> Int { throw RouteRedirect(to: "//moving/21") }
                """

            private static let app = """
                import RouterRuntime

                let router = Router(.app)
                for url in ["//moving/4", "//moving/x", "//redirect"] {
                    do {
                        print(try router.call(url, as: Int.self))
                    } catch let error as RouterError {
                        print(error.code)
                    } catch {
                        print("another type")
                    }
                }
                """

            private static let shared = "libRouteGenDynamic.so"

            @Test("A copy of the runtime in a dynamic library is noticed, and one that all share is none")
            func copies() throws {
                let folder = try TemporaryFolder()
                try folder.write(Self.feature.utf8, to: "Moving.swift")
                try folder.write(Self.app.utf8, to: "main.swift")
                let compiler = ModuleCompiler(folder: folder.url, options: ["-Onone"])
                try compiler.compileRuntime()
                try compiler.compileRoutes("Moving", "Moving.swift", [], ["-parse-as-library"])
                let moving = folder.url.appendingPathComponent("Moving.swift").path
                try compiler.compileRoutes("App", "main.swift", ["--executable", "--dependency", "Moving=\(moving)"])
                let runtime = ["RouterRuntime.o", "RouteTables.o"]

                let copied = try output(linkedWith: runtime, compiler)
                #expect(copied.output == "8\nanother type\nanother type\n")
                let line = """
                    RouteGen: 'Moving' links a copy of RouterRuntime of its own, so what its handlers throw has types that \
                    the app does not know, and redirects are not followed: in the app and in all dynamic libraries, depend \
                    on the product RouteGenDynamic in place of RouteGen's other libraries
                    """
                #expect(Set(copied.errors.split(separator: "\n").map(String.init)) == [line])

                try compiler.run(["swiftc", "-emit-library", "-o", Self.shared] + runtime)
                let shared = try output(linkedWith: ["-L", ".", "-lRouteGenDynamic"], compiler)
                #expect(shared.output == "8\ninvalidParameter\n42\n")
                #expect(shared.errors == "")
            }

            /// What the app prints if both images are linked with the same inputs.
            private func output(linkedWith inputs: [String], _ compiler: ModuleCompiler) throws -> ProcessOutcome {
                let path = ["-Xlinker", "-rpath", "-Xlinker", compiler.folder.path]
                try compiler.run(["swiftc", "-emit-library", "-o", "libMoving.so", "Moving.o"] + inputs + path)
                let library = ["-L", ".", "-lMoving"]
                try compiler.run(["swiftc", "-emit-executable", "-o", "App", "App.o"] + inputs + library + path)
                let app = compiler.folder.appendingPathComponent("App").path
                return try ProcessOutcome(running: app, [], in: compiler.folder)
            }
        }
    }
#endif
