import Foundation
import Testing

/// The examples in the help of the tool.
@Suite struct HelpExampleTests {
    /// The examples of a subcommand's help: the first column of the lines after `Examples:`.
    static func examples(of subcommand: String) throws -> [String] {
        let help = try Tool.run([subcommand, "--help"], in: SwiftBuild.root).output
        let section = try #require(help.components(separatedBy: "\n\n").first { $0.hasPrefix("Examples:\n") })
        return section.split(separator: "\n").dropFirst().compactMap { line in
            let columns = line.dropFirst(2).components(separatedBy: "  ")
            return columns[0].isEmpty ? nil : columns[0]
        }
    }

    static let subcommands = ["match", "check", "map", "explain", "diff", "new", "generate"]

    /// The files of a package that the examples are about.
    static let files = [
        "Sources/Chat/Chat.swift": """
        import Foundation

        /// Opens a chat.
        ///
        /// @route(from: webView) //chat/:id
        public func openChat(id: Int) -> String { "chat \\(id)" }

        """,
        "Sources/App/main.swift": """
        /// @route //home
        @MainActor func openHome() {}

        """,
    ]

    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        for (path, text) in Self.files { try folder.write(text.utf8, to: path) }
        try Tool.link(at: folder.url.appendingPathComponent("bin/routegen"))
        let map = try Tool.run(["map", "--module", "Chat=Sources/Chat"], in: folder.url)
        for name in ["old", "new"] { try folder.write(map.output.utf8, to: "\(name).json") }
    }

    @Test("Each subcommand has examples, with the most common one first", arguments: subcommands)
    func examples(_ subcommand: String) throws {
        let examples = try Self.examples(of: subcommand)
        #expect(examples.count >= 2)
        #expect(examples[0].hasPrefix("swift package "))
        #expect(examples.contains { $0.hasPrefix("routegen \(subcommand) ") })
    }

    @Test("Each example of the tool runs, and those of the plugin with what the plugin passes", arguments: subcommands)
    func run(_ subcommand: String) throws {
        for example in try Self.examples(of: subcommand) where !example.contains("generate-routes") {
            var command = example
            if let range = command.range(of: "swift package routes \(subcommand)") {
                let modules = " --module Chat=Sources/Chat --module App=Sources/App"
                let passed = ["match", "check", "map"].contains(subcommand) ? modules : ""
                command.replaceSubrange(range, with: "routegen \(subcommand)\(passed)")
            }
            let script = "PATH=\"$PWD/bin:$PATH\"; git init --quiet .; \(command)"
            let outcome = try ProcessOutcome(running: "/bin/sh", ["-c", script], in: folder.url)
            #expect(outcome.status == 0, "\(example): \(outcome.text)")
        }
    }

    @Test("No line of a help has more than 100 columns", arguments: subcommands + [""])
    func width(_ subcommand: String) throws {
        let help = try Tool.run([subcommand, "--help"].filter { !$0.isEmpty }, in: SwiftBuild.root).output
        #expect(help.split(separator: "\n").filter { $0.count > 100 } == [])
    }
}
