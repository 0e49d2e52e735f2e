import Foundation
import Testing

/// The places that name the version of RouteGen.
@Suite struct VersionTests {
    /// The latest released version in the changelog.
    private var released: String {
        get throws {
            let lines = try MarkdownPage("CHANGELOG.md").lines.filter { $0.hasPrefix("## ") }
            #expect(lines.first == "## Unreleased")
            let heading = try #require(lines.dropFirst().first)
            let match = try #require(heading.wholeMatch(of: /## (?<version>\d+\.\d+\.\d+) - \d{4}-\d{2}-\d{2}/))
            return String(match.version)
        }
    }

    @Test("The tool prints the version of the changelog")
    func theToolPrintsTheVersionOfTheChangelog() throws {
        let outcome = try Tool.run(["--version"], in: SwiftBuild.root)
        #expect(outcome.output == "routegen \(try released)\n")
    }

    @Test("The README depends on the version of the changelog", arguments: ["README.md", "README.zh-CN.md"])
    func theREADMEShowsTheVersionOfTheChangelog(page: String) throws {
        let text = try MarkdownPage(page).lines.joined(separator: "\n")
        let versions = text.matches(of: /from: "(?<version>[^"]+)"/).map { String($0.version) }
        #expect(versions == [try released])
    }
}
