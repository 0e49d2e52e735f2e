import RouteGenCore

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The `routegen` executable: runs a subcommand and ends with its exit status.
@main
struct Routegen {
    static let version = "0.1.0"

    /// The subcommands in the order of the usage text.
    static var commands: [any Command.Type] {
        [
            GenerateCommand.self, CheckCommand.self, MatchCommand.self, MapCommand.self, DiffCommand.self,
            MigrateCommand.self, ExplainCommand.self, CompletionCommand.self,
        ]
    }

    static func main() {
        exit(run(Array(CommandLine.arguments.dropFirst())).rawValue)
    }

    /// Runs the subcommand in the arguments and reports wrong usage.
    ///
    /// It never ends the process itself.
    static func run(_ arguments: [String]) -> ExitStatus {
        do throws(UsageError) {
            return try dispatch(arguments)
        } catch {
            let word = DiagnosticRenderer.word(
                "error",
                isColored: TerminalAppearance(of: .error).hasColors
            )
            StandardStream.error.write("routegen: \(word) \(DiagnosticRenderer.printable(error.message))\n")
            if let usage = error.usage {
                StandardStream.error.write("\(usage)\n")
            }
            return .unusable
        }
    }

    /// Runs the subcommand in the arguments.
    static func dispatch(_ arguments: [String]) throws(UsageError) -> ExitStatus {
        guard let first = arguments.first else {
            throw UsageError("a subcommand is missing", usage: usage)
        }
        switch first {
        case "--help", "-h", "help":
            return try help(arguments.dropFirst().first)
        case "--version":
            StandardStream.output.write("routegen \(version)\n")
            return .clean
        default:
            let command = try command(named: first)
            let parsed = try command.syntax.parse(Array(arguments.dropFirst()))
            guard !parsed.asksForHelp else {
                StandardStream.output.write("\(command.syntax.help)\n")
                return .clean
            }
            Progress.shared.start(command.syntax.name)
            defer { Progress.shared.stop() }
            return try command.run(parsed)
        }
    }

    private static func help(_ name: String?) throws(UsageError) -> ExitStatus {
        let text =
            if let name {
                try command(named: name).syntax.help
            } else {
                usage
            }
        StandardStream.output.write("\(text)\n")
        return .clean
    }

    private static func command(named name: String) throws(UsageError) -> any Command.Type {
        if let command = commands.first(where: { $0.syntax.name == name }) {
            return command
        }
        let suggestion = Suggestion.text(for: name, among: commands.map { $0.syntax.name })
        throw UsageError("there is no subcommand '\(name)'\(suggestion)", usage: usage)
    }

    /// The text of `routegen --help`.
    static var usage: String {
        let width = commands.map { $0.syntax.name.count }.max() ?? 0
        var lines = ["Generates and checks the routes that markers in Swift sources declare.", "", "Usage:"]
        lines += commands.map { "  \($0.syntax.usage)" }
        lines += ["  routegen --help | --version", "", "Subcommands:"]
        lines += commands.map { command in
            let name = command.syntax.name
            return "  \(name)\(String(repeating: " ", count: width - name.count))  \(command.syntax.summary)"
        }
        lines += [
            "",
            "A PATH is a folder (its .swift files, recursively), a .swift file, or @FILE, "
                + "a list with one path per line.",
            "Exit status: 0 for no findings, 1 for findings, 2 for wrong usage or unreadable input.",
        ]
        return lines.joined(separator: "\n")
    }
}

/// A subcommand of `routegen`.
protocol Command {
    /// Its name and its arguments.
    static var syntax: CommandSyntax { get }

    /// Runs the subcommand and prints its result.
    static func run(_ arguments: ParsedArguments) throws(UsageError) -> ExitStatus
}

/// The exit status of the process.
enum ExitStatus: Int32 {
    /// There are no findings.
    case clean = 0
    /// The sources have findings.
    case findings = 1
    /// The arguments are wrong, or an input cannot be read or an output not written.
    case unusable = 2
}
