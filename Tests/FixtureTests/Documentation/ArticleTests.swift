import Foundation
import Testing

/// The examples of the libraries' articles and the README.
@Suite struct ArticleTests {
    @Test("A file of the fixtures contains each paragraph of the examples in Swift")
    func eachParagraphOfAnExample() throws {
        let sources = try ExampleSources()
        var paragraphs = 0
        for example in try Example.all(.sources) {
            for paragraph in example.block.paragraphs {
                paragraphs += 1
                let isContained = sources.contain(paragraph)
                #expect(isContained, "\(example.pageName) shows what no fixture has:\n\(paragraph)")
            }
        }
        #expect(paragraphs > 200)
    }

    @Test("Lines of two files, or with others between them, are no paragraph of a file")
    func paragraphs() throws {
        let sources = ExampleSources(texts: ["let a = 1\n\nlet b = 2\nlet c = 3", "let d = 4"])
        let block = MarkdownPage.Block(language: "swift", text: "let a = 1\n  let b = 2\n\nlet c = 3\n")
        #expect(block.paragraphs == ["let a = 1\n  let b = 2", "let c = 3"])
        #expect(block.paragraphs.allSatisfy(sources.contain))
        #expect(!sources.contain("let a = 1\nlet c = 3") && !sources.contain("let c = 3\nlet d = 4"))
    }

    @Test("One rule covers each example") func coverage() throws {
        for example in try Example.all() {
            let rules = ExampleRule.rules(of: example)
            let place = "\(example.page), \(example.block.language) \(example.number)"
            #expect(rules.count == 1, "\(place): \(rules); give it a language and a test: see ExampleRule")
        }
        for rule in ExampleRule.allCases {
            #expect(try !Example.all(rule).isEmpty, "\(rule) covers nothing")
        }
    }

    @Test("SuperApp contains each name of the page about names") func names() throws {
        let page = try MarkdownPage("Sources/RouterRuntime/RouterRuntime.docc/Names.md")
        let sources = try ExampleSources(["Fixtures/SuperApp/Sources"])
        #expect(page.rows.count == 10)
        for row in page.rows {
            let code = try #require(row.last).trimmingCharacters(in: ["`"])
            #expect(sources.contain(code), "SuperApp does not have: \(code)")
        }
    }

    @Test("The page about the first hour counts the steps, and the concepts that it lists") func firstHour() throws {
        let page = try MarkdownPage("Documentation/Decisions/FirstHour.md")
        let rows = page.rows.filter { $0.count == 5 && Int($0[1]) != nil }
        #expect(rows.count == 7)
        for row in rows {
            #expect(try #require(Int(row[2])) <= 60 && #require(Int(row[4])) <= 15, "\(row)")
        }
        let tutorials = [
            "From one module to three": "FromOneModuleToThree", "Deep links": "DeepLinks", "Navigation": "Navigation",
            "An app for iOS": "GettingStartedOnIOS",
        ]
        for (title, name) in tutorials {
            let row = try #require(rows.first { $0[0] == "tutorial \"\(title)\"" })
            #expect(try Int(row[1]) == Tutorial(named: name).steps.count, "\(title)")
        }
        let paragraphs = page.lines.split(separator: "").map { $0.joined(separator: "\n") }
        let lists = paragraphs.flatMap { $0.split(separator: "\n- ") }.compactMap { item -> Int? in
            let parts = item.split(separator: ": ", maxSplits: 1)
            return parts.last.flatMap {
                parts.count == 2 && $0.contains("plugin,") ? $0.split(separator: ",").count : nil
            }
        }
        // The tutorial for iOS has the concepts of the page.
        #expect(lists == rows.filter { !$0[0].contains("for iOS") }.compactMap { Int($0[4]) })
    }

    @Test("The sentences that answer ten questions stand in their pages") func answers() throws {
        let rows = try MarkdownPage("Documentation/Decisions/FirstHour.md").rows
            .filter { $0.count > 2 && Int($0[0].dropLast()) != nil && $0[2].contains(": \"") }
        #expect(rows.count == 10)
        func words(_ text: String) -> String {
            text.split { $0.isWhitespace }.joined(separator: " ").filter { !"`*\"".contains($0) }
        }
        let pages = try Example.pages().map { page in
            (path: page, text: words(try MarkdownPage(page).shownLines.joined(separator: "\n")))
        }
        for row in rows {
            let parts = row[2].split(separator: ": ", maxSplits: 1).map(String.init)
            let page = try #require(pages.first { $0.path.hasSuffix("/\(parts[0]).md") }, "\(row)")
            #expect(page.text.contains(words(parts[1])), "\(parts[0]) does not say: \(parts[1])")
        }
    }

    @Test("The files of \"Getting started on iOS\" are those of its app, which runs") func gettingStarted() throws {
        let pages = try ["OnIOS", "InUIKit"].map {
            try MarkdownPage("Sources/RouterRuntime/RouterRuntime.docc/GettingStarted\($0).md")
        }
        let page = pages[0]
        let hosts = SwiftBuild.root.appendingPathComponent("Fixtures/NavigationHosts")
        var shown: Set<String> = []
        for block in pages.flatMap(\.blocks) {
            guard let title = block.title else { continue }
            shown.insert(title)
            // The project of Xcode has a folder of its own around its sources.
            let path = title.replacing("Messenger/Messenger/", with: "Messenger/")
            // The app for UIKit is a second one. That for SwiftUI gets an initializer later, as in the tutorial.
            var files = ["GettingStarted", "GettingStartedUIKit"].map { hosts.appendingPathComponent("\($0)/\(path)") }
            if title.hasSuffix("MessengerApp.swift") {
                files = [Tutorial.folder.appendingPathComponent("Code/ios-3-app.swift")]
            }
            let file = try #require(files.first { FileManager.default.fileExists(atPath: $0.path) }, "\(title)")
            #expect(try String(contentsOf: file, encoding: .utf8) == block.text, "\(title)")
        }
        #expect(shown.count == 12)
        let tree = try #require(page.blocks.first { $0.language == "text" }).text
        for module in ["Chat", "Profile", "ChatRoutes", "AppRoutes"] {
            #expect(
                tree.contains("Features/Sources/\(module) ")
                    && shown.contains { $0.hasPrefix("Features/Sources/\(module)/") }
            )
        }
        let list = try #require(page.blocks.first { $0.language == "xml" }).text
        #expect(throws: Never.self) {
            _ = try PropertyListSerialization.propertyList(
                from: Data("<plist version=\"1.0\"><dict>\(list)</dict></plist>".utf8),
                format: nil
            )
        }
        #expect(list.contains("<string>messenger</string>"))
    }

    @Test("SuperApp contains each example of the table of calls") func eachExampleOfTheTableStandsInSuperApp() throws {
        let page = try MarkdownPage("Sources/RouterRuntime/RouterRuntime.docc/Calls.md")
        // The heads of further tables are not examples.
        let rows = try #require(page.section("Overview")).rows
            .filter { !["Where it is declared", "---"].contains($0.first) }
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
