import Foundation
import Testing

/// The links between the pages of the repository, as a reader follows them in a browser.
@Suite struct PageLinkTests {
    private static let readme = "README.md"
    private static let pages =
        (["", "Benchmarks", "Documentation", "Documentation/Decisions", "Fuzz"] + catalogs).flatMap(pages(in:))

    /// The folders of the libraries' articles.
    private static var catalogs: [String] {
        let folders = try? FileManager.default.contentsOfDirectory(atPath: "\(SwiftBuild.root.path)/Sources").sorted()
        return (folders ?? []).map { "Sources/\($0)/\($0).docc" }
    }

    private static func pages(in folder: String) -> [String] {
        let names = try? FileManager.default.contentsOfDirectory(
            atPath: SwiftBuild.root.appendingPathComponent(folder).path
        )
        return (names ?? []).filter { $0.hasSuffix(".md") }.sorted().map { folder.isEmpty ? $0 : "\(folder)/\($0)" }
    }

    @Test("Each page is within two clicks of the README") func clicks() throws {
        let pages = Set(Self.pages)
        #expect(pages.count > 90)
        var clicks = [Self.readme: 0]
        var waiting = [Self.readme]
        while let page = waiting.first {
            waiting.removeFirst()
            for link in try MarkdownPage(page).localLinks where !link.isOfDocC {
                let target = link.path(from: page)
                guard pages.contains(target), clicks[target] == nil else { continue }
                clicks[target] = (clicks[page] ?? 0) + 1
                waiting.append(target)
            }
        }
        for page in Self.pages {
            let count = clicks[page]
            let distance = count.map { "\($0) clicks from the README" } ?? "not reached from the README"
            #expect(count.map { $0 <= 2 } == true, "\(page) is \(distance): name it in Documentation/Tasks.md")
        }
    }

    @Test("Each link leads to a file, and to a heading of it", arguments: pages)
    func links(page: String) throws {
        for link in try MarkdownPage(page).localLinks {
            let target = link.path(from: page)
            let isThere = FileManager.default.fileExists(atPath: SwiftBuild.root.appendingPathComponent(target).path)
            #expect(isThere, "\(page): '\(link.destination)' leads to no file")
            guard isThere, let heading = link.heading, target.hasSuffix(".md") else { continue }
            let isHeading = try MarkdownPage(target).anchors.contains(heading.lowercased())
            #expect(isHeading, "\(page): '\(link.destination)' leads to no heading")
        }
    }

    @Test("What the README says to read next begins with the list of tasks") func tasks() throws {
        let section = try #require(MarkdownPage(Self.readme).section("Where to read on"))
        #expect(section.localLinks.first?.destination == "Documentation/Tasks.md")
    }

    @Test("No two pages have the same twenty lines") func repetitions() throws {
        var known: [[String]: String] = [:]
        for page in Self.pages where page != "README.zh-CN.md" {
            let trimmed = try MarkdownPage(page).lines.map { $0.trimmingCharacters(in: .whitespaces) }
            let lines = trimmed.filter { !$0.isEmpty }
            for start in lines.indices.dropLast(19) {
                let part = Array(lines[start..<(start + 20)])
                let other = known.updateValue(page, forKey: part) ?? page
                #expect(other == page, "\(page) repeats \(other): leave one of them, and link to it: \(part[0])")
            }
        }
    }

    @Test("Dead links are found, and code has none") func samples() throws {
        let page = MarkdownPage(lines: [
            "# The `first` page", "", "[A](B.md#c) and `[D](E.md)`", "```sh", "# [F](G.md)", "```",
            "<doc:H#I-j> [K](<doc:L>) [M](https://n.example) [O](#the-first-page)",
        ])
        let links = page.localLinks
        #expect(links.map(\.destination).sorted() == ["#the-first-page", "B.md#c", "doc:H#I-j", "doc:L"])
        #expect(page.anchors == ["the-first-page"])
        let places = Set(links.map { $0.path(from: "Sources/A/A.docc/A.md") })
        #expect(places == ["A", "B", "H", "L"].reduce(into: []) { $0.insert("Sources/A/A.docc/\($1).md") })
        #expect(MarkdownPage.Link(destination: "../X.md").path(from: "Documentation/A.md") == "X.md")
    }
}
