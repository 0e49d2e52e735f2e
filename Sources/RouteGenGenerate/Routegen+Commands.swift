extension Routegen {
    /// The only subcommand that the plugin for builds runs.
    static var commands: [any Command.Type] { [GenerateCommand.self] }
}
