import Foundation

extension MarkdownPage {
    /// A link to a file of the repository, to an article of the same catalog, or to a heading.
    struct Link: Hashable {
        /// The destination as the page has it, such as `../README.md#try-it` or `doc:Modules`.
        var destination: String

        /// Whether DocC follows it, and a browser of the repository does not.
        var isOfDocC: Bool { destination.hasPrefix("doc:") }

        /// The heading to which it leads, as the destination spells it; `nil` if it leads to a page.
        var heading: String? { destination.firstIndex(of: "#").map { String(destination[$0...].dropFirst()) } }

        /// The place in the repository to which it leads.
        ///
        /// - Parameter page: The path of the page that has it.
        /// - Returns: The path.
        func path(from page: String) -> String {
            let target = destination.prefix { $0 != "#" }
            guard !target.isEmpty else { return page }
            let root = SwiftBuild.root.standardized
            let folder = root.appendingPathComponent(page).deletingLastPathComponent()
            let name = isOfDocC ? "\(target.dropFirst(4)).md" : String(target)
            let path = folder.appendingPathComponent(name).standardized.path
            return String(path.dropFirst(root.path.count + 1))
        }
    }

    /// The text without comments, without blocks of code, and without code in lines.
    var prose: String {
        var isInBlock = false
        let lines = shownLines.filter { line in
            let isFence = line.drop { $0 == " " }.hasPrefix("```")
            if isFence { isInBlock.toggle() }
            return !isInBlock && !isFence
        }
        return lines.joined(separator: "\n").replacing(/`[^`\n]*`/, with: "``")
    }

    /// The links in the prose, without those to the web.
    var localLinks: [Link] {
        let text = prose
        let links =
            text.matches(of: /\]\((?<destination>[^)\s<]+)\)/).map { String($0.destination) }
            + text.matches(of: /<(?<destination>doc:[^>]+)>/).map { String($0.destination) }
        return links.filter { !$0.contains("://") && !$0.hasPrefix("mailto:") }.map(Link.init)
    }

    /// The anchors of the headings, as a browser of the repository makes them.
    var anchors: Set<String> {
        var isInBlock = false
        let headings = lines.filter { line in
            if line.hasPrefix("```") { isInBlock.toggle() }
            return !isInBlock && line.hasPrefix("#")
        }
        return Set(
            headings.map { heading in
                let text = heading.drop { $0 == "#" }.dropFirst().lowercased()
                return String(
                    text.compactMap { character -> Character? in
                        if character == " " { return "-" }
                        return character.isLetter || character.isNumber || "-_".contains(character) ? character : nil
                    }
                )
            }
        )
    }
}
