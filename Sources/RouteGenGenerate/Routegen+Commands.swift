extension Routegen {
    /// The only subcommand that the plugin for builds runs.
    static var commands: [any Command.Type] { [GenerateCommand.self] }

    /// Command plugins run the tool that has all subcommands.
    static func runInPackage(_ arguments: [String]) throws(UsageError) -> ExitStatus {
        try dispatch(["package"])
    }
}
