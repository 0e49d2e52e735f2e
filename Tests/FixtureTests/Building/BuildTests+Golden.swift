import Foundation
import Testing

extension BuildTests {
    /// Builds and runs `Fixtures/Golden`, which makes the calls of every feature of the generator.
    ///
    /// With `ROUTEGEN_RECORD=1` in the environment, what it prints is recorded, to be read before it is committed; such
    /// a run fails.
    @Suite(.serialized) struct Golden {
        static let package = SwiftBuild.root.appendingPathComponent("Fixtures/Golden")

        @Test("Every call gives the recorded result", .timeLimit(.minutes(15)))
        func everyCallGivesTheRecordedResult() throws {
            let build = SwiftBuild(package: Self.package)
            let outcome = try build.run("build")
            try #require(outcome.status == 0, "\(outcome.text)")
            #expect(!outcome.text.contains(": warning: "), "\(outcome.text)")

            let calls = try ProcessOutcome(running: build.scratch.appendingPathComponent("debug/Golden").path, [])
            #expect(calls.status == 0, "\(calls.errors)")
            let recording = Self.package.appendingPathComponent("output.txt")
            if ProcessInfo.processInfo.environment["ROUTEGEN_RECORD"] == "1" {
                try Data(calls.output.utf8).write(to: recording)
                Issue.record("recorded what the calls give")
            } else {
                #expect(try calls.output == String(contentsOf: recording, encoding: .utf8))
            }
        }
    }
}
