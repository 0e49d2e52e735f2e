import RouteGenCore

/// The `routegen` executable: runs a subcommand and ends with its exit status.
@main
struct Routegen {
    static let version = "0.1.0"

    static func main() {
        let status = run(Array(CommandLine.arguments.dropFirst()))
        guard let number = Progress.shared.endOutput() else { exit(status.rawValue) }
        let failure = FileFailure(path: "", doing: "standard output cannot be written", error: number)
        report(UsageError(failure.message))
        exit(ExitStatus.unusable.rawValue)
    }

    /// Runs the subcommand in the arguments and reports wrong usage.
    ///
    /// It never ends the process itself.
    ///
    /// `package` in front of all others says that a command plugin runs the tool.
    static func run(_ arguments: [String]) -> ExitStatus {
        let isInPackage = arguments.first == "package"
        do throws(UsageError) {
            return try isInPackage ? runInPackage(Array(arguments.dropFirst())) : dispatch(arguments)
        } catch {
            report(error, inPackage: isInPackage)
            return .unusable
        }
    }

    private static func report(_ error: UsageError, inPackage isInPackage: Bool = false) {
        let word = DiagnosticRenderer.word("error", isColored: TerminalAppearance(of: .error).hasColors)
        StandardStream.error.write("routegen: \(word) \(DiagnosticRenderer.printable(error.message))\n")
        if let syntax = error.syntax {
            StandardStream.error.write("Usage: \(syntax.usage(inPackage: isInPackage))\n")
        }
    }

    /// Runs the subcommand in the arguments, with others in front of its own.
    static func dispatch(
        _ arguments: [String],
        after others: ParsedArguments = ParsedArguments()
    ) throws(UsageError) -> ExitStatus {
        guard let first = arguments.first else {
            throw UsageError("a subcommand is missing; 'routegen --help' lists them")
        }
        switch first {
        case "--help", "-h", "help":
            return try help(arguments.dropFirst().first)
        case "--version":
            StandardStream.output.write("routegen \(version)\n")
            return .clean
        default:
            let command = try command(named: first)
            let parsed = try command.syntax.parse(Array(arguments.dropFirst()), after: others)
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
        if name == "migrate" {
            let command = "swift run --package-path .build/checkouts/RouteGen/Migration routegen-migrate"
            throw UsageError("'migrate' is a tool of its own; in a package that depends on RouteGen: \(command)")
        }
        let suggestion = Suggestion.text(for: name, among: commands.map { $0.syntax.name })
        throw UsageError("there is no subcommand '\(name)'\(suggestion.isEmpty ? "; '--help' lists them" : suggestion)")
    }

    /// The text of `routegen --help`.
    static var usage: String {
        var lines = ["Lists, checks and generates the routes that markers in Swift sources declare.", ""]
        lines += ["In a package, whose modules the command knows:"] + CommandSyntax.table(packageCommands)
        lines += [
            "", "--target NAME selects an app. `swift package --quiet routes ...` hides what SwiftPM prints itself.",
            "To write a file inside the package with --output, pass --allow-writing-to-package-directory before",
            "`routes`.", "", "Elsewhere, with the sources of each module:",
        ]
        lines += CommandSyntax.table([
            ("routegen match --module Chat=Sources/Chat //chat/5", "the same for a module"),
            ("routegen SUBCOMMAND --help", "examples and options"), ("routegen --version", "the version"),
        ])
        lines += ["", "Subcommands:"] + CommandSyntax.table(commands.map { ($0.syntax.name, $0.syntax.summary) })
        lines += [
            "", "A PATH is a folder (its .swift files, recursively), a .swift file, or @FILE, a list with one path",
            "per line. Exit status: 0 for no findings, 1 for findings, 2 for wrong usage or unreadable input.",
        ]
        return lines.joined(separator: "\n")
    }

    /// The calls in a package: the first example of each subcommand, and those that only the plugins have.
    private static var packageCommands: [(term: String, meaning: String)] {
        let examples = commands.compactMap { $0.syntax.examples.first }
            .filter { $0.command.hasPrefix("swift package routes ") && !$0.command.contains(">") }
        return examples.map { ($0.command, $0.result) } + [
            ("swift package routes verify", "whether kept generated files are up to date"),
            ("swift package generate-routes --all", "writes generated files to keep among the sources"),
            ("swift package generate-routes new feature Orders", "writes the files of a new target"),
        ]
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
    /// The sources have no findings.
    case clean = 0
    /// The sources have findings.
    case findings = 1
    /// The arguments are wrong, or an input cannot be read or an output not written.
    case unusable = 2
}
