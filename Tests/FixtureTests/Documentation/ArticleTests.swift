import Foundation
import Testing

/// The articles of the libraries' documentation.
@Suite struct ArticleTests {
    private static let libraries = [
        "RouterRuntime", "RouterDynamic", "RouterFoundation", "RouterNavigation", "RouterTestSupport",
    ]

    private static func articles() throws -> [(name: String, text: String)] {
        try libraries.flatMap { library in
            let folder = SwiftBuild.root.appendingPathComponent("Sources/\(library)/\(library).docc")
            return try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".md") }
                .map { ($0, try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)) }
        }
    }

    @Test("The fixtures contain each line of the examples in articles")
    func eachLineOfAnExample() throws {
        let sources = try ExampleSources()
        var lines = 0
        for (name, text) in try Self.articles() {
            for block in text.matches(of: /```swift\n(?<code>(?s).*?)\n```/) {
                for line in block.code.split(separator: "\n") {
                    lines += 1
                    #expect(sources.contain(line), "\(name) shows what no fixture has: \(line)")
                }
            }
        }
        #expect(lines > 20)
    }

    @Test("SuperApp contains each example of the table of calls") func eachExampleOfTheTableStandsInSuperApp() throws {
        let page = try MarkdownPage("Sources/RouterRuntime/RouterRuntime.docc/Calls.md")
        let rows = try #require(page.section("Overview")).rows
        #expect(rows.count > 10)
        let sources = try ExampleSources(["Fixtures/SuperApp/Sources"])
        for row in rows {
            #expect(row.count == 3)
            for example in row.dropFirst().filter({ $0.hasPrefix("`") }) {
                let code = example.trimmingCharacters(in: ["`"])
                #expect(sources.contain(code), "SuperApp does not have: \(code)")
            }
        }
    }
}
