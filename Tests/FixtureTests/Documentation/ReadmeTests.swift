import Foundation
import Testing

@Suite struct ReadmeTests {
    private static let english = "README.md"
    private static let chinese = "README.zh-CN.md"

    @Test("The README has at most 9,000 characters", arguments: [english, chinese])
    func theREADMEHasAtMost9000Characters(page: String) throws {
        #expect(try MarkdownPage(page).lines.reduce(0) { $0 + $1.count + 1 } <= 9_000)
    }

    @Test("The README has at most 750 words beside code and tables") func words() throws {
        let text = try MarkdownPage(Self.english).prose.replacing(/\]\([^)]*\)/, with: "]")
        let lines = text.split(separator: "\n").filter { !$0.hasPrefix("|") }
        let words = lines.flatMap { $0.split(separator: " ") }
        #expect((300...750).contains(words.count), "\(words.count) words")
    }

    @Test("The Chinese page has the same headings, code and links as the English one")
    func theTranslationIsInStep() throws {
        let english = try MarkdownPage(Self.english)
        let chinese = try MarkdownPage(Self.chinese)
        #expect(chinese.headingLevels == english.headingLevels)
        #expect(chinese.blocks == english.blocks)
        #expect(Set(chinese.links).symmetricDifference(english.links) == [Self.english, Self.chinese])
        #expect(chinese.rows.map(\.count) == english.rows.map(\.count))
    }

    @Test("The code of an app with its own navigation, and of a page, stands in fixtures") func theFirstCodeIsBuilt()
        throws
    {
        let page = try MarkdownPage(Self.english)
        let sections = try ["In an app with its own navigation", "With a navigator"].map {
            try #require(page.section($0))
        }
        let shown = sections.flatMap(\.blocks).filter { $0.language == "swift" }.map(\.text)
        #expect(shown.count == 4)
        let folders = ["ExistingApps/SwiftUI/After/Sources", "NavigationHosts"].map {
            SwiftBuild.root.appendingPathComponent("Fixtures/\($0)")
        }
        var built: Set<String> = []
        for folder in folders {
            for case let file as URL in try #require(
                FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
            )
            where file.pathExtension == "swift" {
                built.formUnion(try Self.lines(of: String(contentsOf: file, encoding: .utf8)))
            }
        }
        for line in shown.flatMap(Self.lines) { #expect(built.contains(line), "\(line)") }
    }

    private static func lines(of text: String) -> [String] {
        text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    }

    @Test("SuperApp contains the files of an interface") func theFilesOfTheInterfaceStandInSuperApp() throws {
        let page = try MarkdownPage("Sources/RouterRuntime/RouterRuntime.docc/Modules.md")
        let files = page.blocks.filter { $0.title != nil }
        #expect(files.count == 2)
        for block in files {
            let file = SwiftBuild.root.appendingPathComponent("Fixtures/SuperApp/\(try #require(block.title))")
            #expect(try String(contentsOf: file, encoding: .utf8) == block.text)
        }
    }

    @Test("The README shows a finding as it is recorded") func theFindingIsPrintedAsTheREADMEShowsIt() throws {
        let blocks = try #require(MarkdownPage(Self.english).section("What the build finds")).blocks
        let shown = try #require(blocks.first { $0.language == "text" }).text
        let file = SwiftBuild.root.appendingPathComponent("Fixtures/Failing/DuplicateInModule/expected-diagnostics.txt")
        #expect(try String(contentsOf: file, encoding: .utf8).contains(shown))
    }
}
