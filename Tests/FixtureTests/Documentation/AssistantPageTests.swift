import Foundation
import TestSupport
import Testing

/// The page for coding assistants, whose tables are made from those of the other pages.
///
/// `ROUTEGEN_RECORD=1 swift test` writes the tables and fails, so that the difference is reviewed.
@Suite(.serialized) struct AssistantPageTests {
    private static let path = "Documentation/ForAssistants.md"
    private static let page = RecordedPage(path)
    private static let articles = "Sources/RouterRuntime/RouterRuntime.docc"

    /// What a cell says before its links to other pages.
    private static func text(_ cell: String) -> String { cell.components(separatedBy: "; see ")[0] }

    @Test("The page has the options of markers, from the page about markers") func options() throws {
        let markers = try MarkdownPage("\(Self.articles)/Markers.md")
        let routes = markers.table("option | meaning | without effect").map { "| \($0[0]) | \(Self.text($0[1])) |" }
        let services = markers.table("option of a service | meaning").map { "| \($0[0]) | of a service: \($0[1]) |" }
        let rows = routes + services
        #expect(routes.count > 15 && services.count > 2)
        try Self.page.compareTable(["| option of a marker | meaning |", "| --- | --- |"] + rows)
    }

    @Test("The page has the members of routegen.json, from the page about the configuration") func members() throws {
        let configuration = try MarkdownPage("\(Self.articles)/Configuration.md")
        let rows = configuration.table("member | meaning | default").map { "| \($0[0]) | \(Self.text($0[1])) |" }
        #expect(rows.count > 20)
        try Self.page.compareTable(["| member of `routegen.json` | meaning |", "| --- | --- |"] + rows)
    }

    @Test("The page has the findings with their mends, from the page of findings") func findings() throws {
        let findings = try MarkdownPage("Documentation/Findings.md")
        let rows = try findings.table("code | name | severity | meaning").map { row in
            let code = String(row[0].dropFirst().prefix { $0 != "]" })
            let section = try #require(findings.section("\(code) \(row[1])"), "\(code)")
            let mend = "**How to fix it.** "
            let lines = section.lines.drop { !$0.hasPrefix(mend) }.prefix { !$0.isEmpty }
            let paragraph = lines.joined(separator: " ").dropFirst(mend.count)
            return "| \(code) | \(row[3]) | \(Self.firstSentence(of: paragraph)) |"
        }
        #expect(rows.count > 50)
        try Self.page.compareTable(["| code | meaning | mend |", "| --- | --- | --- |"] + rows)
    }

    /// The text up to the first full stop outside of code.
    private static func firstSentence(of text: some StringProtocol) -> String {
        var isCode = false
        var sentence = ""
        for character in text {
            if character == " ", sentence.hasSuffix("."), !isCode { break }
            if character == "`" { isCode.toggle() }
            sentence.append(character)
        }
        return sentence
    }

    @Test("A file of the fixtures contains each paragraph of its code, and it is short") func code() throws {
        let page = try MarkdownPage(Self.path)
        #expect(page.lines.count <= 250)
        let sources = try ExampleSources()
        let paragraphs = page.blocks.filter { $0.language == "swift" }.flatMap(\.paragraphs)
        #expect(paragraphs.count > 5)
        for paragraph in paragraphs { #expect(sources.contain(paragraph), "\(paragraph)") }
    }
}
