import Foundation
import TestSupport
import Testing

extension CompilerTests {
    /// An app that is built without SwiftPM, with the compiler and the tool alone.
    @Suite(.allPackages) struct WithoutPackages {
        private static let expected = "chat 5\nhere: chat 2\n"

        private let fixture = SwiftBuild.root.appendingPathComponent("Fixtures/WithoutPackages")

        @Test("A script builds an app with nothing but the compiler and the tool")
        func script() throws {
            let output = try TemporaryFolder()
            let tool = try #require(BuiltExecutable.path("routegen"))
            let script = fixture.appendingPathComponent("build.sh").path
            let outcome = try ProcessOutcome(running: script, [tool, "out"], in: output.url)
            #expect(outcome.status == 0, "\(outcome.text)")
            #expect(!outcome.text.contains("warning: "), "\(outcome.text)")
            let app = output.url.appendingPathComponent("out/App").path
            #expect(try ProcessOutcome(running: app, [], in: output.url).output == Self.expected)
        }
    }
}
