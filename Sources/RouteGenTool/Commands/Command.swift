/// A subcommand of `routegen`.
protocol Command {
    /// Its name and what it takes.
    static var syntax: CommandSyntax { get }

    /// Does the work and prints its result.
    static func run(_ arguments: ParsedArguments) throws(UsageError) -> ExitStatus
}
