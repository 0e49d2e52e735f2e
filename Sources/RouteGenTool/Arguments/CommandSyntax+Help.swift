extension CommandSyntax {
    /// The greatest length of a line of the help text, unless a single word is longer.
    private static let lineLength = 100
    /// The greatest width of the column of options; the summaries of longer ones are on lines of their own.
    private static let greatestWidth = 48

    /// The text of `routegen NAME --help`.
    var help: String {
        var lines = [summary, ""]
        lines += Self.lines(of: ["Usage:"] + usageWords, startingWith: "", "    ")
        if !options.isEmpty { lines += ["", "Options:"] }
        let terms = options.map { [$0.name, $0.value].compactMap { $0 }.joined(separator: " ") }
        let width = terms.map(\.count).filter { $0 <= Self.greatestWidth }.max() ?? 0
        let margin = String(repeating: " ", count: 2 + width + 2)
        for (option, term) in zip(options, terms) {
            let isLong = term.count > width
            if isLong { lines.append("  \(term)") }
            let start = isLong ? margin : "  \(term)\(String(repeating: " ", count: width - term.count))  "
            lines += Self.lines(of: option.summary.split(separator: " ").map(String.init), startingWith: start, margin)
        }
        return lines.joined(separator: "\n")
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
