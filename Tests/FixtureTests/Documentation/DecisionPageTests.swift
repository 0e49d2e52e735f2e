import Foundation
import Testing

/// The pages for contributors, and their links to each other.
@Suite struct DecisionPageTests {
    private static let index = "Documentation/Decisions/README.md"
    private static let pages =
        ["CHANGELOG.md", "CONTRIBUTING.md", "Fuzz/README.md"]
        + ["Benchmarks", "Documentation", "Documentation/Decisions"].flatMap(pages(in:))

    private static func pages(in folder: String) -> [String] {
        let names = try? FileManager.default.contentsOfDirectory(
            atPath: SwiftBuild.root.appendingPathComponent(folder).path
        )
        return (names ?? []).filter { $0.hasSuffix(".md") }.sorted().map { "\(folder)/\($0)" }
    }

    @Test("Every link leads to a file", arguments: pages)
    func links(page: String) throws {
        let folder = SwiftBuild.root.appendingPathComponent(page).deletingLastPathComponent()
        for link in try MarkdownPage(page).links {
            let file = folder.appendingPathComponent(link)
            #expect(FileManager.default.fileExists(atPath: file.path), "\(page): \(link)")
        }
    }

    @Test("The index lists each page of decisions, of which there are at most 30") func index() throws {
        let folder = "Documentation/Decisions/"
        let listed = try MarkdownPage(Self.index).links.filter { !$0.hasPrefix("..") }.map { folder + $0 }
        #expect(listed.sorted() == Self.pages(in: "Documentation/Decisions").filter { $0 != Self.index })
        #expect(listed.count <= 30)
    }
}
