import Foundation
import Testing

extension BuildTests {
    /// Builds, runs and tests `Fixtures/Workspace`: features and interfaces in several packages, two apps that share
    /// them.
    @Suite(.serialized, .allPackages) struct Workspace {
        static let folder = SwiftBuild.root.appendingPathComponent("Fixtures/Workspace")

        @Test(
            "Apps of several packages print the expected results",
            .timeLimit(.minutes(15)),
            arguments: ["native", "swiftbuild"]
        )
        func appsOfSeveralPackagesPrintTheExpectedResults(buildSystem: String) throws {
            let options = ["--build-system", buildSystem]
            let apps = SwiftBuild(package: Self.folder.appendingPathComponent("Apps"))
            let build = try apps.run("build", options)
            try #require(build.status == 0, "\(build.text)")
            #expect(build.warnings == [], "\(build.text)")

            for app in ["Store", "Kiosk"] {
                let calls = try apps.run("run", options + ["--skip-build", app])
                let expected = try String(contentsOf: Self.folder.appendingPathComponent("\(app).txt"), encoding: .utf8)
                #expect(calls.status == 0, "\(calls.errors)")
                #expect(calls.output == expected, "\(calls.errors)")
            }
            for package in ["Apps", "Chat", "Shop"] {
                let tests = try SwiftBuild(package: Self.folder.appendingPathComponent(package)).run("test", options)
                #expect(tests.status == 0, "\(tests.text)")
                #expect(tests.text.contains("passed after"), "\(tests.text)")
                #expect(tests.warnings == [], "\(tests.text)")
            }
        }
    }
}
