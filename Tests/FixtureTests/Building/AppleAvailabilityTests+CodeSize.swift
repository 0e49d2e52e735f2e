#if os(Linux)
    import Foundation
    import Testing

    /// How much code an app for iOS links for its routes.
    ///
    /// The compiler of Linux emits object files for Apple's systems, from the modules that the check of availability
    /// prepares. They are counted before linking, which removes little: see `Documentation/Decisions/CodeSize.md`.
    extension AppleAvailabilityTests {
        @Test("The modules that every app for iOS links stay small", .timeLimit(.minutes(10)), arguments: [358_000])
        func theModulesStaySmall(_ limit: Int) throws {
            let folder = try TemporaryFolder()
            let file = folder.url.appendingPathComponent("Clean.swift")
            try Data("let number = 1\n".utf8).write(to: file)
            let outcome = try Self.check(["--system", "iOS", "--source", file.path])
            try #require(outcome.status == 0, "\(outcome.text)")
            var size = 0
            for module in ["RouteTables", "RouterRuntime"] {
                try Self.compile(module, in: folder.url)
                let object = folder.url.appendingPathComponent("\(module).o")
                size += MachOFile(try Data(contentsOf: object)).linkedSize
            }
            #expect(size <= limit, "\(size) bytes")
            // Far below the limit, the limit is to be lowered.
            #expect(size > limit * 9 / 10, "\(size) bytes")
        }

        private static func compile(_ module: String, in folder: URL) throws {
            let root = SwiftBuild.root
            let system = root.appendingPathComponent(".build/apple-availability/iOS").path
            let darwin = root.appendingPathComponent("Fixtures/AppleSystems/Darwin").path
            let arguments = [
                "swiftc", "-frontend", "-c", "-target", "arm64-apple-ios15.0", "-disable-objc-interop", "-O",
                "-whole-module-optimization", "-parse-as-library", "-swift-version", "6", "-package-name", "routegen",
                "-module-cache-path", "clang", "-I", ".", "-I", system, "-I", darwin, "-module-name", module,
                "-emit-module-path", "\(module).swiftmodule", "-o", "\(module).o",
            ]
            let outcome = try ProcessOutcome(
                running: "/usr/bin/env",
                arguments + SwiftBuild.sources(of: module),
                in: folder
            )
            try #require(outcome.status == 0, "\(outcome.text)")
        }
    }
#endif
