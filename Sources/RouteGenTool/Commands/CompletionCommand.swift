/// `routegen completion`: prints a script that completes the tool's arguments in a shell.
enum CompletionCommand: Command {
    static let syntax = CommandSyntax(
        name: "completion",
        summary: "Prints a script that completes arguments in bash, zsh or fish.",
        options: [],
        operands: "bash|zsh|fish"
    )

    static func run(_ arguments: ParsedArguments) throws(UsageError) -> ExitStatus {
        guard let word = arguments.operands.first, arguments.operands.count == 1 else {
            throw UsageError("'completion' needs a shell: bash, zsh or fish", usage: "Usage: \(syntax.usage)")
        }
        guard let shell = CompletionScript.Shell(rawValue: word) else {
            let suggestion = Suggestion.text(for: word, among: CompletionScript.Shell.allCases.map(\.rawValue))
            throw UsageError("there is no completion for '\(word)', only for bash, zsh and fish\(suggestion)")
        }
        let script = CompletionScript(Routegen.commands.map { $0.syntax })
        StandardStream.output.write(script.text(for: shell))
        return .clean
    }
}
