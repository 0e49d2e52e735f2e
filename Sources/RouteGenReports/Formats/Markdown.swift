/// Text in a Markdown document.
enum Markdown {
    /// A string as code on one line, which may contain backticks and the bars that separate the cells of tables.
    static func code(_ text: String) -> String {
        var longest = 0
        var current = 0
        for character in text.utf8 {
            current = character == UInt8(ascii: "`") ? current + 1 : 0
            longest = max(longest, current)
        }
        let fence = String(repeating: "`", count: longest + 1)
        let padding = text.hasPrefix("`") || text.hasSuffix("`") || text.isEmpty ? " " : ""
        return fence + padding + oneLine(text) + padding + fence
    }

    /// A string on one line, in which no character has a meaning in Markdown or HTML.
    static func text(_ text: String) -> String {
        var result = ""
        for scalar in oneLine(text).unicodeScalars {
            if "\\`*_{}[]<>#|~&!".unicodeScalars.contains(scalar) { result += "\\" }
            result.unicodeScalars.append(scalar)
        }
        return result
    }

    /// The lines of a Markdown document in a block quote.
    static func quote(_ text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? ">" : "> \($0)" }
    }

    /// A row of a table, whose cells are Markdown.
    static func row(_ cells: [String]) -> String {
        "| " + cells.map { escapingBars($0) }.joined(separator: " | ") + " |"
    }

    /// Escapes the bars that would end the cell, even in code.
    ///
    /// An escaped bar remains as it is.
    private static func escapingBars(_ text: String) -> String {
        var result = ""
        var isEscaped = false
        for scalar in text.unicodeScalars {
            if scalar == "|", !isEscaped { result += "\\" }
            isEscaped = scalar == "\\" && !isEscaped
            result.unicodeScalars.append(scalar)
        }
        return result
    }

    private static func oneLine(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.map { $0.value < 0x20 || $0.value == 0x7F ? " " : $0 }))
    }
}
