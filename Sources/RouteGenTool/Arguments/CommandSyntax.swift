/// The name of a subcommand and the options it takes.
struct CommandSyntax: Equatable, Sendable {
    /// An option, with a value or without.
    struct Option: Equatable, Sendable {
        /// How often an option may be given.
        enum Count: Sendable {
            case optional, required, repeated, requiredRepeated
        }

        /// The name with its two dashes: `--module`.
        var name: String
        /// The name of the value in the usage text; `nil` if the option takes none.
        var value: String?
        var count: Count
        /// A line for the help text.
        var summary: String

        /// Describes an option with a value.
        init(_ name: String, _ value: String?, _ summary: String, count: Count = .optional) {
            (self.name, self.value, self.summary, self.count) = (name, value, summary, count)
        }

        /// An option without a value.
        static func flag(_ name: String, _ summary: String) -> Self { Self(name, nil, summary) }
    }

    /// A call that a user can copy.
    struct Example: Equatable, Sendable {
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

    /// The one-line form: `routegen check --module NAME=PATH... [--strict]`, or `swift package routes check [--strict]`,
    /// which passes the rest.
    func usage(inPackage isInPackage: Bool = false) -> String {
        usageWords(inPackage: isInPackage).joined(separator: " ")
    }

    /// The words of the one-line form, which lines may be broken between.
    private func usageWords(inPackage isInPackage: Bool) -> [String] {
        let own = isInPackage ? options.filter { !$0.isOfPackage } : options
        let words = own.map { option in
            let word = [option.name, option.value].compactMap { $0 }.joined(separator: " ")
            return switch option.count {
            case .required: word
            case .optional: "[\(word)]"
            case .repeated: "[\(word)]..."
            case .requiredRepeated: "\(word)..."
            }
        }
        let start = isInPackage ? ["swift", "package", "routes"] : ["routegen"]
        let target = isInPackage && readsPackage ? ["[--target NAME]"] : []
        return start + [name] + target + words + [operands].compactMap(\.self)
    }
}

extension CommandSyntax.Option {
    /// Whether `swift package routes` passes it.
    fileprivate var isOfPackage: Bool {
        value?.hasPrefix("NAME=") == true && name != "--host" || ["--config", "--known"].contains(name)
    }
    /// The modules of an app.
    static let modules = Self("--module", "NAME=PATH", "a module and its sources", count: .requiredRepeated)
    /// The packages of modules that are not of the app's own package.
    static let packages = Self(
        "--of-package",
        "NAME=IDENTITY[=URL]",
        "the package of a module; with a URL it is fetched, and opens nothing until the app trusts it",
        count: .repeated
    )
    /// The configuration of an app.
    static let configuration = Self(
        "--config",
        "FILE",
        "the app's routegen.json, which sets its links, rewriting rules and options of URLs"
    )
    /// A tree of files that is trusted.
    static let root = Self("--root", "FOLDER", "a further folder that symbolic links may lead to")
    /// The hosts that an app gives when it starts.
    static let hosts = Self("--host", "NAME=HOST", "a host for a link such as https://:NAME", count: .repeated)
    /// The modules whose types handlers may have, and whose markers are not read.
    static let unrouted = Self(
        "--unrouted",
        "NAME=PATH",
        "a module that does not depend on the runtime, so that its markers have no effect",
        count: .repeated
    )
    /// The modules that a configuration can name.
    static let knownModules = Self(
        "--known",
        "NAME|@FILE",
        "all modules, for suggestions in messages",
        count: .repeated
    )
}

extension CommandSyntax {
    /// The greatest length of a line of the help text, unless a single word is longer.
    private static let lineLength = 100
    /// The greatest width of the column of options; the summaries of longer ones are on lines of their own.
    private static let greatestWidth = 48

    /// The text of `routegen NAME --help`.
    var help: String {
        var lines = [summary, "", "Examples:"]
        lines += Self.table(examples.map { ($0.command, $0.result) })
        lines.append("")
        lines += Self.lines(of: ["Usage:"] + usageWords(inPackage: false), startingWith: "", "    ")
        if readsPackage {
            lines.append("`swift package routes \(name)` passes --module and --config. --target NAME selects an app.")
        }
        if !options.isEmpty { lines += ["", "Options:"] }
        lines += Self.table(
            options.map { ([$0.name, $0.value].compactMap(\.self).joined(separator: " "), $0.summary) }
        )
        return lines.joined(separator: "\n")
    }

    /// Terms and what they mean, in two columns.
    static func table(_ rows: [(term: String, meaning: String)]) -> [String] {
        let width = rows.map(\.term.count).filter { $0 <= greatestWidth }.max() ?? 2
        let margin = String(repeating: " ", count: 2 + width + 2)
        return rows.flatMap { term, meaning in
            let isLong = term.count > width
            let start = isLong ? margin : "  \(term)\(String(repeating: " ", count: width - term.count))  "
            let words = meaning.split(separator: " ").map(String.init)
            return (isLong ? ["  \(term)"] : []) + lines(of: words, startingWith: start, margin)
        }
    }

    /// The words in lines of a limited length, with one text before the first line and another before the others.
    private static func lines(of words: [String], startingWith first: String, _ others: String) -> [String] {
        var lines: [String] = []
        var line = first
        var isEmpty = true
        for word in words {
            if !isEmpty, line.count + 1 + word.count > lineLength {
                lines.append(line)
                (line, isEmpty) = (others, true)
            }
            line += (isEmpty ? "" : " ") + word
            isEmpty = false
        }
        return lines + [line]
    }
}
