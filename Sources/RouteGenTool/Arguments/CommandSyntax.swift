/// The name of a subcommand and the options it takes.
struct CommandSyntax: Sendable {
    /// An option, with a value or without.
    struct Option: Sendable {
        /// How often an option may be given.
        enum Count: Sendable {
            case optional, required, repeated, requiredRepeated
        }

        /// The name with its two dashes: `--module`.
        var name: String
        /// The name of the value in the usage text; `nil` if the option takes none.
        var value: String?
        var count: Count = .optional
        /// A line for the help text.
        var summary: String
    }

    /// A call that a user can copy.
    struct Example: Sendable {
        var command: String
        /// The effect of the call, in a few words.
        var result: String
    }

    var name: String
    /// A line for the help text.
    var summary: String
    var options: [Option]
    /// The name of the operands in the usage text; `nil` if the subcommand takes none.
    var operands: String?
    /// Calls for the help text, the most common one first.
    var examples: [Example] = []
    /// Whether `swift package routes` passes the modules and the configuration.
    var readsPackage = false

    /// The one-line form: `routegen check --module NAME=PATH... [--strict]`.
    var usage: String { usageWords.joined(separator: " ") }

    /// The words of the one-line form, which lines may be broken between.
    var usageWords: [String] {
        let words = options.map { option in
            let word = [option.name, option.value].compactMap { $0 }.joined(separator: " ")
            return switch option.count {
            case .required: word
            case .optional: "[\(word)]"
            case .repeated: "[\(word)]..."
            case .requiredRepeated: "\(word)..."
            }
        }
        return ["routegen", name] + words + [operands].compactMap(\.self)
    }
}

extension CommandSyntax.Option {
    /// The modules that a configuration can name.
    static let knownModules = Self(
        name: "--known",
        value: "NAME|@FILE",
        count: .repeated,
        summary: "all modules, for suggestions in messages"
    )
}
