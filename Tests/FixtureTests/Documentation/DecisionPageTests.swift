import Foundation
import Testing

/// The pages of decisions.
@Suite struct DecisionPageTests {
    private static let folder = "Documentation/Decisions/"
    private static let index = folder + "README.md"

    @Test("The index lists each page of decisions, of which there are at most 30") func index() throws {
        let listed = try MarkdownPage(Self.index).links.filter { !$0.hasPrefix("..") }.map { Self.folder + $0 }
        let names = try FileManager.default.contentsOfDirectory(
            atPath: SwiftBuild.root.appendingPathComponent(Self.folder).path
        )
        let pages = names.filter { $0.hasSuffix(".md") }.sorted().map { Self.folder + $0 }
        #expect(listed.sorted() == pages.filter { $0 != Self.index })
        #expect(listed.count <= 30)
    }
}
