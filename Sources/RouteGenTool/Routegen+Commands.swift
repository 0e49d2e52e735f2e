extension Routegen {
    /// The subcommands in the order of the usage text.
    static var commands: [any Command.Type] {
        [
            MatchCommand.self, CheckCommand.self, MapCommand.self, ExplainCommand.self, DiffCommand.self,
            VerifyCommand.self, NewCommand.self, GenerateCommand.self,
        ]
    }

    /// Runs what a command plugin runs, with the arguments after `package`.
    static func runInPackage(_ arguments: [String]) throws(UsageError) -> ExitStatus {
        try PackageCommand.run(arguments)
    }
}
