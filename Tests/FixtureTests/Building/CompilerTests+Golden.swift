import Foundation
import Testing

extension CompilerTests {
    /// Compiles the modules of `Fixtures/Golden` with their generated routes, and makes the calls of every feature of the
    /// generator.
    ///
    /// With `ROUTEGEN_RECORD=1` in the environment, what it prints is recorded, to be read before it is committed; such
    /// a run fails.
    @Suite(.serialized) struct Golden {
        @Test("Every call gives the recorded result")
        func everyCallGivesTheRecordedResult() throws {
            let app = try GoldenApp().build()
            let calls = try ProcessOutcome(running: app.path, [])
            #expect(calls.status == 0, "\(calls.errors)")
            let recording = GoldenApp.folder.appendingPathComponent("output.txt")
            if ProcessInfo.processInfo.environment["ROUTEGEN_RECORD"] == "1" {
                try Data(calls.output.utf8).write(to: recording)
                Issue.record("recorded what the calls give")
            } else {
                #expect(try calls.output == String(contentsOf: recording, encoding: .utf8))
            }
        }
    }
}
