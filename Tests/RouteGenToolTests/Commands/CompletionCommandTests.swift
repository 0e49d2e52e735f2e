import Foundation
import Testing

@testable import routegen

@Suite struct CompletionCommandTests {
    private static let commands = [
        CommandSyntax(
            name: "show",
            summary: "Shows what's there.",
            options: [
                .init(name: "--format", value: "text|json", summary: "the format"),
                .init(name: "--file", value: "NAME|@FILE", summary: "a file"),
                .init(name: "--strict", value: nil, summary: "fail"),
            ],
            operands: "bash|zsh"
        )
    ]

    @Test("The script for fish has a line for each argument") func fish() {
        #expect(
            CompletionScript(Self.commands).text(for: .fish) == #"""
                complete -c routegen -l help -d 'Print how to use it'
                complete -c routegen -n __fish_use_subcommand -l version -d 'Print the version'
                complete -c routegen -f -n __fish_use_subcommand -a show -d 'Shows what\'s there.'
                complete -c routegen -n '__fish_seen_subcommand_from show' -l format -x -a 'text json' -d 'the format'
                complete -c routegen -n '__fish_seen_subcommand_from show' -l file -r -d 'a file'
                complete -c routegen -n '__fish_seen_subcommand_from show' -l strict -d 'fail'
                complete -c routegen -f -n '__fish_seen_subcommand_from show' -a 'bash zsh'

                """#
        )
    }

    @Test("The script for zsh is that for bash after two lines") func zsh() {
        let script = CompletionScript(Self.commands)
        #expect(
            script.text(for: .zsh)
                == "#compdef routegen\nautoload -U +X bashcompinit && bashcompinit\n" + script.text(for: .bash)
        )
    }

    @Test(
        "bash completes subcommands, options and their values",
        arguments: [
            (["ma"], "match map"), (["check", "--str"], "--strict"), (["check", "--format", "s"], "sarif"),
            (["match", "--from", "n"], "notification"),
            (["completion", "f"], "fish"), (["diff", "--format", "git"], "github"),
            (["zzz"], ""),
        ]
    )
    func bash(_ words: [String], _ completion: String) throws {
        let folder = try TemporaryFolder()
        let script = CompletionScript(Routegen.commands.map { $0.syntax }).text(for: .bash)
        let call = "COMP_WORDS=(routegen \(words.joined(separator: " "))); COMP_CWORD=\(words.count); _routegen\n"
        let file = try folder.write((script + call + "echo \"${COMPREPLY[*]}\"\n").utf8, to: "complete.sh")
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["bash", file]
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        #expect(text == completion + "\n")
    }

    @Test("Only the three shells have a script") func otherShells() {
        #expect(Routegen.run(["completion"]) == .unusable)
        #expect(Routegen.run(["completion", "tcsh"]) == .unusable)
        #expect(Routegen.run(["completion", "fish"]) == .clean)
    }
}
