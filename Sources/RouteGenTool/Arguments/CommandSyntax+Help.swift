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
        lines += Self.lines(of: ["Usage:"] + usageWords, startingWith: "", "    ")
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

    /// The words in lines of a limited length, with a string before the first line and another before the others.
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
