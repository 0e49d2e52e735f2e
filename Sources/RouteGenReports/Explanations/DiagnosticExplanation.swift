import RouteGenCore

/// The section of `Documentation/Findings.md` about a code.
struct DiagnosticExplanation {
    /// The meaning of the finding, in one line.
    let title: String
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
        let page = "\n" + page
        guard let start = page.firstRange(ofBytes: "\n## \(code.rawValue) \(code.name)\n") else { return nil }
        let rest = page[start.upperBound...]
        let end = rest.firstRange(ofBytes: "\n## RG")?.lowerBound ?? rest.endIndex
        let section = rest[..<end].split(separator: "\n", omittingEmptySubsequences: false)[...]
        guard let title = section.first(where: { !$0.isEmpty }),
            let opening = section.firstIndex(where: { $0.hasPrefix(Self.fence) }),
            let closing = section[(opening + 1)...].firstIndex(where: { $0 == Self.fence }),
            let fix = section.firstIndex(where: { $0.hasPrefix(Self.fixMark) }),
            let silencing = section[fix...].firstIndex(where: { $0.hasPrefix(Self.silencingMark) })
        else { return nil }
        self.title = String(title)
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
    /// The meaning of a finding of this code, in one line; its severity if a page has no section about it.
    ///
    /// - Parameter page: The text of `Documentation/Findings.md`.
    /// - Returns: The line.
    /// - Complexity: O(*n*) in the length of the page.
    public func title(in page: String?) -> String {
        page.flatMap { DiagnosticExplanation(of: self, in: $0)?.title } ?? severity.rawValue
    }

    /// The meaning of the code, with an example that triggers it, how to fix it and how to silence it.
    ///
    /// It is plain text in lines of at most 120 columns, and ends with a line feed.
    ///
    /// - Parameter page: The text of `Documentation/Findings.md`. Without the section of the code, there is only the severity.
    /// - Returns: The lines.
    /// - Complexity: O(*n*) in the length of the page.
    public func explanation(in page: String?) -> String {
        guard let section = page.flatMap({ DiagnosticExplanation(of: self, in: $0) }) else {
            return """
                \(rawValue) \(name)
                \(severity)

                What it means and how to fix it: Documentation/Findings.md#\(rawValue.lowercased())-\(name) of RouteGen, which
                belongs beside this tool.

                """
        }
        let example = section.example.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
        return """
            \(rawValue) \(name)
            \(section.title)

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
