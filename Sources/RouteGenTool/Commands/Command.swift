/// A subcommand of `routegen`.
protocol Command {
    /// Its name and what it takes.
    static var syntax: CommandSyntax { get }

    /// Runs the subcommand and prints its result.
    static func run(_ arguments: ParsedArguments) throws(UsageError) -> ExitStatus
}
