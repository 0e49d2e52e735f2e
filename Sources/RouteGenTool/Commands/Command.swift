/// A subcommand of `routegen`.
protocol Command {
    /// Its name and what it takes.
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
