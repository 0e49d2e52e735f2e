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
        /// One line for the help text.
        var summary: String
    }

    var name: String
    /// One line for the help text.
    var summary: String
    var options: [Option]
    /// The name of the operands in the usage text; `nil` if the subcommand takes none.
    var operands: String?

    /// The one-line form: `routegen check --module NAME=PATH... [--strict]`.
    var usage: String {
        var words = ["routegen", name]
        for option in options {
            let word = [option.name, option.value].compactMap { $0 }.joined(separator: " ")
            switch option.count {
            case .required: words.append(word)
            case .optional: words.append("[\(word)]")
            case .repeated: words.append("[\(word)]...")
            case .requiredRepeated: words.append("\(word)...")
            }
        }
        if let operands {
            words.append(operands)
        }
        return words.joined(separator: " ")
    }

    /// The text of `routegen NAME --help`.
    var help: String {
        let terms = options.map { [$0.name, $0.value].compactMap { $0 }.joined(separator: " ") }
        let width = terms.map(\.count).max() ?? 0
        var lines = [summary, "", "Usage: \(usage)"]
        if !options.isEmpty { lines += ["", "Options:"] }
        for (option, term) in zip(options, terms) {
            lines.append("  \(term)\(String(repeating: " ", count: width - term.count))  \(option.summary)")
        }
        return lines.joined(separator: "\n")
    }
}
