import Foundation
import Testing

/// The page that says what has been tried on which system.
@Suite struct PlatformsPageTests {
    private static let page = "Documentation/Platforms.md"

    /// The texts in backquotes, without the blocks.
    private static func names() throws -> [String] {
        let text = try MarkdownPage(page).lines.joined(separator: "\n").replacing(#/```(?s).*?```/#, with: "")
        return text.matches(of: #/`(?<name>[^`]+)`/#).map { String($0.name) }
    }

    @Test("Every file, folder and test that the page names exists") func files() throws {
        let root = SwiftBuild.root.path
        let tests = try FileManager.default.subpathsOfDirectory(atPath: "\(root)/Tests")
        let suites = Set(tests.compactMap { $0.split(separator: "/").last?.split(separator: ".").first })
        for name in try Self.names() {
            if ["Scripts/", "Fixtures/", "Documentation/", "."].contains(where: name.hasPrefix) {
                #expect(FileManager.default.fileExists(atPath: "\(root)/\(name)"), "\(name)")
            }
            if name.contains("Tests.") || name.hasSuffix("Tests") {
                let file = name.split(separator: ".").joined(separator: "+")
                #expect(suites.contains { $0 == file }, "\(name)")
            }
        }
        #expect(try Self.names().count > 20)
    }

    @Test("The first tries on a Mac are eleven, and the files to look at exist") func tries() throws {
        let rows = try #require(MarkdownPage("Documentation/StepsOnAMac.md").section("The first things to try")).rows
        #expect(rows.map(\.first) == (1...11).map { "\($0)" })
        for row in rows {
            for match in try #require(row.last).matches(of: #/`(?<name>[^`]+\.swift)`/#) {
                let paths = ["", "Sources/RouterNavigation/Hosts/"].map { "\(SwiftBuild.root.path)/\($0)\(match.name)" }
                #expect(paths.contains(where: FileManager.default.fileExists(atPath:)), "\(match.name)")
            }
        }
    }

    @Test("The page explains each stage of the script") func stages() throws {
        let script = ["bash", "Scripts/check-apple", "--list"]
        let list = try ProcessOutcome(running: "/usr/bin/env", script, in: SwiftBuild.root).output
        let stages = list.split(separator: "\n").compactMap { $0.split(separator: " ").first.map(String.init) }
        let section = try #require(MarkdownPage(Self.page).section("On a Mac"))
        let named = section.rows.compactMap(\.first).flatMap { $0.split(separator: ", ") }
        #expect(named.map { $0.trimmingCharacters(in: ["`"]) }.sorted() == stages.sorted())
    }
}
