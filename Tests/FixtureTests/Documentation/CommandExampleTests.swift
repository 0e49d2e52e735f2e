import Foundation
import Testing

/// The commands in the text of the articles, the README and the page for assistants, and an example's output.
///
/// Blocks of commands run as a whole.
@Suite struct CommandExampleTests {
    private static let folder = "Sources/RouterRuntime/RouterRuntime.docc"
    /// Commands that the plugins have, and the tool does not.
    private static let commandsOfPlugins: Set = ["verify"]

    /// The commands between backquotes in a page.
    private func commands(_ page: String) throws -> [String] {
        let text = try MarkdownPage(page).lines.joined(separator: "\n")
        return text.matches(of: /`(?<command>(?:routegen|swift package)\s[^`]+)`/).map { match in
            match.command.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        }
    }

    @Test("The tool has the subcommands and options that the text names")
    func options() throws {
        let articles = try FileManager.default.contentsOfDirectory(atPath: "\(SwiftBuild.root.path)/\(Self.folder)")
            .filter { $0.hasSuffix(".md") }
            .map { "\(Self.folder)/\($0)" }
        var checked = 0
        for command in try (articles + ["README.md", "Documentation/ForAssistants.md"]).flatMap(commands) {
            let call = #/(?:^|\s)(?:routegen|swift package .*?routes) (?<name>[a-z]+)(?<arguments>.*)/#
            guard let match = command.firstMatch(of: call) else { continue }
            let name = String(match.name)
            guard !Self.commandsOfPlugins.contains(name) else { continue }
            let help = try Tool.run([name, "--help"], in: SwiftBuild.root)
            #expect(help.status == 0, "\(command): \(help.text)")
            for option in match.arguments.matches(of: #/(?:^|\s)(?<name>--[a-z-]+)/#) {
                #expect(help.output.contains(option.name), "\(command): no option \(option.name)")
            }
            checked += 1
        }
        #expect(checked > 10)
    }

    @Test("The tool prints the answers of the examples", arguments: ["//chat/abc", "superapp://chat/unread"])
    func answers(_ url: String) throws {
        let page = try MarkdownPage("\(Self.folder)/CommandLine.md")
        let shown = try #require(page.blocks.first { $0.language == "text" && $0.text.hasPrefix("\(url) ") }).text
        let outcome = try Tool.run(
            ["match", "--module", "Chat=Fixtures/SuperApp/Sources/Chat"]
                + ["--config", "Fixtures/SuperApp/Sources/SuperApp/routegen.json", url],
            in: SwiftBuild.root
        )
        #expect(outcome.output == shown, "\(outcome.text)")
    }
}
