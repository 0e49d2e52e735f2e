import Foundation
import Testing

@Suite struct ReadmeTests {
    private static let english = "README.md"
    private static let chinese = "README.zh-CN.md"

    @Test("The README has at most 9,000 characters", arguments: [english, chinese])
    func theREADMEHasAtMost9000Characters(page: String) throws {
        #expect(try MarkdownPage(page).lines.reduce(0) { $0 + $1.count + 1 } <= 9_000)
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

    @Test("Every link leads to an existing file", arguments: [english, chinese])
    func everyLinkLeadsToAnExistingFile(page: String) throws {
        let links = try MarkdownPage(page).links
        #expect(!links.isEmpty)
        for link in links {
            let path = SwiftBuild.root.appendingPathComponent(link).path
            #expect(FileManager.default.fileExists(atPath: path), "\(path)")
        }
    }
}
