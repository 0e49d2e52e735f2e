#if os(Linux)
    import Foundation
    import Testing

    extension BuildTests {
        /// Builds the libraries with interfaces that later compilers read, as for a binary framework.
        @Suite(
            .enabled(
                if: ProcessInfo.processInfo.environment["ROUTEGEN_ALL_PACKAGES"] != nil,
                "set ROUTEGEN_ALL_PACKAGES to build all packages"
            )
        ) struct LibraryEvolution {
            /// All but `RouterFoundation`, because Foundation has no such interface here.
            private static let libraries = [
                "RouteTables", "RoutePatterns", "RoutePages", "RouterRuntime", "RouterDynamic", "RouterNavigation",
                "RouterTestSupport",
            ]

            @Test("The libraries compile for library evolution, and so do their interfaces", .timeLimit(.minutes(10)))
            func interfaces() throws {
                let modules = try ModuleInterfaces()
                for library in Self.libraries {
                    try modules.emit(
                        library,
                        "Sources/\(library)",
                        options: ["-enable-library-evolution", "-c", "-o", "\(library).o"]
                            + ["-emit-module-interface-path", "\(library).swiftinterface"]
                            + ["-emit-private-module-interface-path", "\(library).private.swiftinterface"]
                            + ["-verify-emitted-module-interface"]
                    )
                }
            }
        }
    }
#endif
