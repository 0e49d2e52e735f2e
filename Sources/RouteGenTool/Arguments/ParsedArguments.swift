/// The options and operands of one call, by the names of the options.
struct ParsedArguments: Equatable {
    /// The values of each option in order.
    ///
    /// An option without a value has an empty string for each use.
    var values: [String: [String]] = [:]
    /// The arguments that are not options.
    var operands: [String] = []
    /// Whether `--help` is among them.
    var asksForHelp = false

    /// The value of an option that is given at most once.
    func value(_ name: String) -> String? {
        values[name]?.first
    }

    /// Whether an option is given.
    func contains(_ name: String) -> Bool {
        values[name] != nil
    }
}
