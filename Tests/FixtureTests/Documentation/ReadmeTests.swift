import Foundation
import Testing

@Suite struct ReadmeTests {
    private static let english = "README.md"
    private static let chinese = "README.zh-CN.md"

    @Test("The README has at most 9,000 characters", arguments: [english, chinese])
    func theREADMEHasAtMost9000Characters(page: String) throws {
        #expect(try MarkdownPage(page).shownLines.reduce(0) { $0 + $1.count + 1 } <= 9_000)
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

    @Test("The configurations of the app with its own navigation are those of its fixture") func configurations() throws
    {
        let sources = SwiftBuild.root.appendingPathComponent("Fixtures/ExistingApps/SwiftUI/After/Sources")
        func text(_ target: String) throws -> String {
            try String(contentsOf: sources.appendingPathComponent("\(target)/routegen.json"), encoding: .utf8)
        }
        let article = try MarkdownPage("Sources/RouterRuntime/RouterRuntime.docc/OwnNavigation.md")
        let shown = article.blocks.filter { $0.language == "json" }.map(\.text)
        #expect(try shown == [text("Store"), text("StoreRoutes")])
        // The README leaves out what a login needs.
        let block = try #require(MarkdownPage(Self.english).blocks.first { $0.language == "json" })
        let lines = try text("Store").split(separator: "\n").filter { !$0.contains("requirements") }
        #expect(block.text.split(separator: "\n") == lines)
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
