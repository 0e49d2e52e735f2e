import Foundation
import Testing

/// The published links of SuperApp.
@Suite struct PublishedLinkTests {
    private let list = DeterminismTests.sources.deletingLastPathComponent().appendingPathComponent("links.txt").path

    @Test("The article shows lines of SuperApp's list") func article() throws {
        let lines = Set(try String(contentsOfFile: list, encoding: .utf8).split(separator: "\n"))
        let example = try #require(try Example.all(.links).first)
        for line in example.block.text.split(separator: "\n") { #expect(lines.contains(line)) }
    }

    @Test("SuperApp's published links open what its list says") func superApp() throws {
        let sources = DeterminismTests.modules.flatMap { module in
            ["--module", "\(module)=\(DeterminismTests.sources.path)/\(module)"]
        }
        let configuration = "\(DeterminismTests.sources.path)/SuperApp/routegen.json"
        let outcome = try Tool.run(
            ["verify"] + sources + ["--config", configuration, "--links", list],
            in: DeterminismTests.sources
        )
        #expect(outcome.status == 0, "\(outcome.text)")
        #expect(outcome.output == "Up to date: \(list)\n")
    }
}
