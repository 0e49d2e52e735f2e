import Foundation
import TestSupport
import Testing

extension CompilerTests {
    /// Generated files of other versions, which were kept among the sources.
    @Suite struct Formats {
        /// The errors about a generated file, compiled with the libraries of this build.
        private func errors(_ text: String) throws -> [String] {
            let folder = try TemporaryFolder()
            try folder.write(text.utf8, to: "Old.swift")
            let tool = try #require(BuiltExecutable.path("routegen"))
            let modules = URL(fileURLWithPath: tool).deletingLastPathComponent().appendingPathComponent("Modules").path
            let outcome = try ProcessOutcome(
                running: "/usr/bin/env",
                ["swiftc", "-typecheck", "-swift-version", "6", "-parse-as-library", "-I", modules, "Old.swift"],
                in: folder.url
            )
            return outcome.text.split(separator: "\n").map(String.init).filter {
                $0.contains(".swift:") && $0.contains(": error: ")
            }
        }

        @Test("A file of a later format does not compile") func later() throws {
            let found = try errors(
                """
                @_spi(Generated) public import RouterRuntime
                private typealias RouteFormat_ = RouterRuntime.RouteTableFormat.Version4
                """
            )
            #expect(
                found == [
                    "Old.swift:2:65: error: 'Version4' is not a member type of enum 'RouterRuntime.RouteTableFormat'"
                ]
            )
        }
    }
}
