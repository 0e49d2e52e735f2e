/// `routegen completion`: prints a script that completes the tool's arguments in a shell.
enum CompletionCommand: Command {
    static let syntax = CommandSyntax(
        name: "completion",
        summary: "Prints a script that completes arguments in bash, zsh or fish.",
        options: [],
        operands: "bash|zsh|fish",
        examples: [.init(command: "routegen completion zsh > _routegen", result: "a file for a folder in $fpath")]
    )

    static func run(_ arguments: ParsedArguments) throws(UsageError) -> ExitStatus {
        guard let word = arguments.operands.first, arguments.operands.count == 1 else {
            throw UsageError("'completion' needs a shell: bash, zsh or fish", usageOf: syntax)
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

/// A script that completes the arguments of subcommands in a shell.
struct CompletionScript {
    /// A shell.
    enum Shell: String, CaseIterable {
        case bash, zsh, fish
    }

    private let commands: [CommandSyntax]

    init(_ commands: [CommandSyntax]) {
        self.commands = commands
    }

    /// The script for a shell, ending with a line feed.
    func text(for shell: Shell) -> String {
        switch shell {
        case .bash: bash
        // With this function, zsh runs scripts for bash.
        case .zsh: "#compdef routegen\nautoload -U +X bashcompinit && bashcompinit\n" + bash
        case .fish: fish
        }
    }

    private var names: String { commands.map(\.name).joined(separator: " ") }

    private var bash: String {
        let values = commands.flatMap { command in
            command.options.filter { !$0.choices.isEmpty }.map { option in
                "        '\(command.name) \(option.name)') words='\(option.choices.joined(separator: " "))' ;;\n"
            }
        }
        let options = commands.map { command in
            let words = (command.options.map(\.name) + command.choices + ["--help"]).joined(separator: " ")
            return "            \(command.name)) words='\(words)' ;;\n"
        }
        return """
            _routegen() {
                local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} words=''
                if [ "$COMP_CWORD" -eq 1 ]; then
                    COMPREPLY=($(compgen -W '\(names) --help --version' -- "$current"))
                    return
                fi
                case "${COMP_WORDS[1]} $previous" in
            \(values.joined())        *)
                    case "${COMP_WORDS[1]}" in
            \(options.joined())        esac ;;
                esac
                COMPREPLY=($(compgen -W "$words" -- "$current"))
            }
            complete -o default -F _routegen routegen

            """
    }

    private var fish: String {
        let first = "__fish_use_subcommand"
        var lines = [
            "complete -c routegen -l help -d 'Print how to use it'",
            "complete -c routegen -n \(first) -l version -d 'Print the version'",
        ]
        for command in commands {
            lines.append("complete -c routegen -f -n \(first) -a \(command.name) -d \(Self.quoted(command.summary))")
            let isChosen = "-n '__fish_seen_subcommand_from \(command.name)'"
            for option in command.options {
                let value =
                    option.value == nil
                    ? "" : option.choices.isEmpty ? " -r" : " -x -a '\(option.choices.joined(separator: " "))'"
                let name = option.name.dropFirst(2)
                lines.append("complete -c routegen \(isChosen) -l \(name)\(value) -d \(Self.quoted(option.summary))")
            }
            if !command.choices.isEmpty {
                lines.append("complete -c routegen -f \(isChosen) -a '\(command.choices.joined(separator: " "))'")
            }
        }
        return lines.map { $0 + "\n" }.joined()
    }

    /// A string in single quotes, as fish reads it.
    private static func quoted(_ text: String) -> String {
        let escaped = text.map { $0 == "'" || $0 == "\\" ? "\\\($0)" : String($0) }.joined()
        return "'\(escaped)'"
    }
}

extension CommandSyntax {
    /// The words that the operand can be, if it is one of several.
    fileprivate var choices: [String] { operands.map(Self.words) ?? [] }

    /// The words between bars, unless some of them are placeholders in capitals.
    fileprivate static func words(of text: String) -> [String] {
        let words = text.split(separator: "|").map(String.init)
        return words.count > 1 && words.allSatisfy { $0.contains(where: \.isLowercase) } ? words : []
    }
}

extension CommandSyntax.Option {
    /// The words that the value can be, if it is one of several.
    fileprivate var choices: [String] { value.map(CommandSyntax.words) ?? [] }
}
