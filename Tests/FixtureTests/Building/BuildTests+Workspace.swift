import Foundation
import Testing

extension BuildTests {
    /// Builds, runs and tests `Fixtures/Workspace`: features and interfaces in several packages, two apps that share
    /// them.
    @Suite(.serialized, .allPackages) struct Workspace {
        static let folder = SwiftBuild.root.appendingPathComponent("Fixtures/Workspace")

        @Test(
            "Apps of several packages print the expected results",
            arguments: SwiftBuild.testedSystems
        )
        func appsOfSeveralPackagesPrintTheExpectedResults(buildSystem: String) throws {
            func package(_ name: String) -> SwiftBuild {
                SwiftBuild(package: Self.folder.appendingPathComponent(name), buildSystem: buildSystem)
            }
            let apps = package("Apps")
            let build = try apps.run("build")
            try #require(build.status == 0, "\(build.text)")
            #expect(build.warnings == [], "\(build.text)")

            for app in ["Store", "Kiosk"] {
                let calls = try apps.run("run", ["--skip-build", app])
                let expected = try String(contentsOf: Self.folder.appendingPathComponent("\(app).txt"), encoding: .utf8)
                #expect(calls.status == 0, "\(calls.errors)")
                #expect(calls.output == expected, "\(calls.errors)")
            }
            for name in ["Apps", "Chat", "Shop"] {
                let tests = try package(name).run("test")
                #expect(tests.status == 0, "\(tests.text)")
                #expect(tests.text.contains("passed after"), "\(tests.text)")
                #expect(tests.warnings == [], "\(tests.text)")
            }
        }
    }
}
