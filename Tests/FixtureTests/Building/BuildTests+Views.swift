import Foundation
import Testing

extension BuildTests {
    /// Builds and runs `Fixtures/Views`, an app with views as SwiftUI has them and without a `routegen.json`.
    @Suite(.serialized, .allPackages) struct Views {
        static let package = SwiftBuild.root.appendingPathComponent("Fixtures/Views")

        @Test("Every view of an app is built on the main actor, by URL and by typed route")
        func everyView() throws {
            let build = SwiftBuild(package: Self.package)
            let outcome = try build.run("build")
            try #require(outcome.status == 0, "\(outcome.text)")
            #expect(!outcome.text.contains(": warning: "), "\(outcome.text)")

            let calls = try ProcessOutcome(running: build.scratch.appendingPathComponent("debug/Messenger").path, [])
            #expect(calls.output == "36 calls, 0 not as expected\n", "\(calls.text)")
        }
    }
}
