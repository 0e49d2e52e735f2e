import Foundation

/// A block of code in the README or in an article.
struct Example {
    /// The path of the page in the repository.
    var page: String
    /// The number of the block among those of its language on the page, from 1.
    var number: Int
    var block: MarkdownPage.Block

    /// The name of the page's file.
    var pageName: String { String(page.split(separator: "/").last ?? "") }

    private static let libraries = [
        "RouterRuntime", "RouterServices", "RouterPipeline", "RouterDynamic", "RouterFoundation", "RouterPlans",
        "RouterScenes", "RouterNavigation", "RouterTestSupport", "RouterInspector",
    ]

    /// The paths of the README and of the libraries' articles.
    static func pages() throws -> [String] {
        let articles = try libraries.flatMap { library in
            let folder = "Sources/\(library)/\(library).docc"
            return try FileManager.default.contentsOfDirectory(atPath: "\(SwiftBuild.root.path)/\(folder)").sorted()
                .filter { $0.hasSuffix(".md") }
                .map { "\(folder)/\($0)" }
        }
        return ["README.md"] + articles
    }

    /// All blocks of the README and of the libraries' articles.
    ///
    /// The Chinese README has the same blocks.
    static func all() throws -> [Example] {
        try pages().flatMap { page in
            var numbers: [String: Int] = [:]
            return try MarkdownPage(page).blocks.map { block in
                numbers[block.language, default: 0] += 1
                return Example(page: page, number: numbers[block.language] ?? 0, block: block)
            }
        }
    }

    /// The blocks that a rule covers.
    static func all(_ rule: ExampleRule) throws -> [Example] {
        try all().filter { ExampleRule.rules(of: $0) == [rule] }
    }
}
