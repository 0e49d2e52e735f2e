import RouteGenCore

/// The section of `Documentation/Findings.md` about a code.
struct DiagnosticExplanation {
    /// The meaning of the finding and its importance.
    let meaning: String
    /// A source that triggers the finding.
    let example: String
    /// The language of the example, as its code block names it.
    let language: String
    /// How to fix it.
    let fix: String
    /// How to silence the finding at its place or in the configuration, or why that is impossible.
    let silencing: String

    /// Reads the section of a code; `nil` if there is none, or if it lacks a part.
    init?(of code: DiagnosticCode, in page: String) {
        let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
        let heading = "## \(code.rawValue) \(code.name)"
        guard let start = lines.firstIndex(where: { $0 == heading }) else { return nil }
        let section = lines[(start + 1)...].prefix { !$0.hasPrefix("## RG") }
        guard let title = section.first(where: { !$0.isEmpty }),
            let opening = section.firstIndex(where: { $0.hasPrefix(Self.fence) }),
            let closing = section[(opening + 1)...].firstIndex(where: { $0 == Self.fence }),
            let fix = section.firstIndex(where: { $0.hasPrefix(Self.fixMark) }),
            let silencing = section[fix...].firstIndex(where: { $0.hasPrefix(Self.silencingMark) })
        else { return nil }
        meaning = Self.text(section[..<opening].drop { $0.isEmpty || $0 == title })
        example = Self.text(section[(opening + 1)..<closing])
        language = String(section[opening].dropFirst(Self.fence.count))
        self.fix = Self.text(section[fix..<silencing], after: Self.fixMark)
        self.silencing = Self.text(section[silencing...], after: Self.silencingMark)
    }

    private static let fence = "```"
    private static let fixMark = "**How to fix it.** "
    private static let silencingMark = "**How to silence it.** "

    /// The lines after a mark as one string, without empty lines at the end.
    private static func text(_ lines: ArraySlice<Substring>, after mark: String = "") -> String {
        var lines = lines
        while lines.last?.isEmpty == true { lines.removeLast() }
        return String(lines.joined(separator: "\n").dropFirst(mark.count))
    }
}

extension DiagnosticCode {
    /// The meaning of the code, with an example that triggers it, how to fix it and how to silence it.
    ///
    /// It is plain text in lines of at most 120 columns, and ends with a line feed.
    ///
    /// - Parameter page: The text of `Documentation/Findings.md`. Without the section of the code, there are only the severity
    ///   and the meaning.
    /// - Returns: The lines.
    /// - Complexity: O(*n*) in the length of the page.
    public func explanation(in page: String?) -> String {
        guard let section = page.flatMap({ DiagnosticExplanation(of: self, in: $0) }) else {
            return """
                \(rawValue) \(name)
                \(severity): \(title)

                An example, how to fix it and how to silence it: Documentation/Findings.md#\(rawValue.lowercased())-\(name) of
                RouteGen, which belongs beside this tool.

                """
        }
        let example = section.example.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
        return """
            \(rawValue) \(name)
            \(title)

            \(section.meaning)

            Example:

            \(example)

            How to fix it:
            \(section.fix)

            How to silence it:
            \(section.silencing)

            """
    }
}
