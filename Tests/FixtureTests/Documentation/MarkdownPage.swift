import Foundation

/// A page of the documentation, as far as tests read it.
struct MarkdownPage {
    /// A fenced block of code.
    struct Block: Equatable {
        /// The name of the file, which precedes it in backquotes.
        var title: String?
        var language: String
        var text: String

        /// The lines between empty ones.
        var paragraphs: [String] {
            text.split(separator: "\n", omittingEmptySubsequences: false)
                .split { $0.allSatisfy(\.isWhitespace) }
                .map { $0.joined(separator: "\n") }
        }
    }

    let lines: [String]

    /// The lines that a reader sees, which are those without a comment.
    var shownLines: [String] { lines.filter { !$0.drop { $0 == " " }.hasPrefix("<!--") } }

    /// Reads a page of the repository.
    init(_ path: String) throws {
        let file = SwiftBuild.root.appendingPathComponent(path)
        lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
            .map(String.init)
    }

    init(lines: [String]) {
        self.lines = lines
    }

    /// The lines below a heading of the second level.
    func section(_ title: String) -> MarkdownPage? {
        guard let start = lines.firstIndex(of: "## \(title)") else { return nil }
        let rest = lines[(start + 1)...]
        return MarkdownPage(lines: Array(rest.prefix { !$0.hasPrefix("## ") }))
    }

    /// The levels of the headings, in their order.
    var headingLevels: [Int] {
        var isInBlock = false
        return lines.compactMap { line in
            if line.hasPrefix("```") { isInBlock.toggle() }
            let level = line.prefix { $0 == "#" }.count
            return isInBlock || level == 0 || !line.dropFirst(level).hasPrefix(" ") ? nil : level
        }
    }

    /// The fenced blocks.
    var blocks: [Block] {
        var blocks: [Block] = []
        var open: Block?
        var title: String?
        for line in lines {
            if var block = open {
                if line == "```" {
                    blocks.append(block)
                    open = nil
                    title = nil
                } else {
                    block.text += "\(line)\n"
                    open = block
                }
            } else if line.hasPrefix("```") {
                open = Block(title: title, language: String(line.dropFirst(3)), text: "")
            } else if !line.isEmpty {
                title = Self.fileName(line)
            }
        }
        return blocks
    }

    /// The name in a line that is, or begins with, a file's name in backquotes.
    private static func fileName(_ line: String) -> String? {
        guard line.hasPrefix("`") else { return nil }
        let name = line.dropFirst().prefix { $0 != "`" }
        let rest = line.dropFirst(name.count + 2)
        return rest.isEmpty || rest.hasPrefix(",") || rest.hasPrefix("，") ? String(name) : nil
    }

    /// The paths to which the page links, without those on the web.
    var links: [String] {
        lines.joined(separator: "\n").matches(of: /\]\((?<path>[^)#:]+)(#[^)]*)?\)/).map { String($0.path) }
    }

    /// The cells of the tables' rows, without the headings.
    var rows: [[String]] {
        let cells = lines.filter { $0.hasPrefix("| ") }.map { line in
            line.dropFirst().dropLast().split(separator: " | ").map { $0.trimmingCharacters(in: .whitespaces) }
        }
        return Array(cells.drop { !$0.allSatisfy { $0 == "---" } }.dropFirst())
    }

    /// The cells of the rows below the heading of a table, which is written as `option | meaning`.
    func table(_ heading: String) -> [[String]] {
        let table = lines.drop { $0 != "| \(heading) |" }.prefix { $0.hasPrefix("|") }
        return table.dropFirst(2).map { $0.dropFirst(2).dropLast(2).components(separatedBy: " | ") }
    }
}
