import Foundation
import Testing

/// What the pages promise is tested.
///
/// A passage that promises behaviour names its tests in comments below it, which no reader sees:
/// `<!-- Test: LinkGateTests "Links are dropped with an error, and the gate remains closed" -->`, or a program of the
/// fixtures with one of its checks.
@Suite struct PromiseTests {
    /// Words of promises in sentences that promise nothing of ours, with the reason.
    private static let exceptions = [
        // It is about the user.
        "goes back once more",
        // The sentence is about a program of the fixtures.
        "which the same program keeps",
        // Words of others.
        "crash reports", "as reports disagree",
    ]

    /// Whether a passage has a word of a promise: what is called once, kept, reported, held back or cancelled, and how
    /// something ends.
    private static func promises(_ passage: MarkdownPage.Passage) -> Bool {
        var text = passage.text.replacing(/`[^`]*`/, with: "")
        // The words "at once" say when, and not how often.
        for exception in exceptions + ["at once"] { text = text.replacing(exception, with: "") }
        // What the tool says is tested with each finding.
        text = text.replacing(#/\b(?:builds?|compiler|check)\b[^.:;]*?\breports\b/#.ignoresCase(), with: "")
        let words = #/\b(?:cancel(s|led)?|held|holds? (?:\w+ ){0,5}back|ends? with|reported|reports|kept|keeps|once)\b/#
        return text.contains(words.ignoresCase())
    }

    /// What is wrong with a page.
    private static func mistakes(_ page: MarkdownPage, _ tests: KnownTests) -> [String] {
        page.passages.flatMap { passage in
            let isUntested = passage.tests.isEmpty && promises(passage)
            let unknown = passage.tests.filter { !tests.contain($0) }
            return (isUntested ? ["no test: \(passage.text)"] : [])
                + unknown.map { "no such test: \($0.suite) \"\($0.name)\"" }
        }
    }

    @Test("Each promise of the README and the articles names its test, which exists") func promises() throws {
        let tests = try KnownTests()
        var named: Set<MarkdownPage.NamedTest> = []
        var text = ""
        for path in try Example.pages() {
            let page = try MarkdownPage(path)
            for mistake in Self.mistakes(page, tests) { Issue.record("\(path): \(mistake)") }
            let comments = page.lines.filter { $0.contains("<!-- Test:") }
            let passages = page.passages
            named.formUnion(passages.flatMap(\.tests))
            #expect(passages.flatMap(\.tests).count == comments.count, "\(path): a comment is not below a passage")
            text += passages.map(\.text).joined(separator: "\n")
        }
        #expect(named.count > 60)
        for exception in Self.exceptions { #expect(text.contains(exception), "no page has '\(exception)'") }
    }

    @Test("A promise without a test, and a test that does not exist, are found") func samples() throws {
        let page = MarkdownPage(lines: [
            "A link that comes twice", "is planned once.", "- It is kept.",
            "  <!-- Test: PromiseTests \"A promise without a test, and a test that does not exist, are found\" -->",
            "| It is held. |", "", "A gate holds each of the links back.", "", "It ends with an error.", "",
            "A host reports it.", "", "The build also reports it.", "", "<!-- Test: PromiseTests \"Far below\" -->",
            "It is there at once: `kept`.",
            "<!-- Test: PromiseTests \"Nobody has written it\" -->", "```swift", "// It is reported.", "```",
            "<!-- Test: UIKitApp \"a wrapped page keeps its style\" -->", "Nothing is cancelled.",
            "<!-- Test: LinkGateTests \"Nobody has written it\" -->", "<!-- Test: Nobody \"K1\" -->",
            "<!-- Test: UIKitApp \"a wrapped page keeps its style\" -->",
        ])
        #expect(
            try Self.mistakes(page, KnownTests()) == [
                "no test: A link that comes twice is planned once.", "no test: | It is held. |",
                "no test: A gate holds each of the links back.", "no test: It ends with an error.",
                "no test: A host reports it.",
                "no such test: PromiseTests \"Nobody has written it\"",
                "no such test: LinkGateTests \"Nobody has written it\"", "no such test: Nobody \"K1\"",
            ]
        )
    }
}
