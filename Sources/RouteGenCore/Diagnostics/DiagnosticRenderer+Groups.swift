extension DiagnosticRenderer {
    /// The number of findings of one code in one file that the output for people contains.
    ///
    /// A mistake that a script makes in a thousand markers is one mistake to a reader. The forms for programs contain
    /// every finding.
    static let findingsInGroup = 20

    /// Findings of one kind in one file.
    fileprivate struct Group: Hashable {
        let file: String
        let code: DiagnosticCode
        let severity: Diagnostic.Severity

        init(_ diagnostic: Diagnostic) {
            (file, code, severity) = (diagnostic.location.file, diagnostic.code, diagnostic.severity)
        }
    }

    /// The findings as lines, with a count in place of those that exceed the limit of their group.
    func groupedText(_ diagnostics: [Diagnostic]) -> String {
        var counts: [Group: Int] = [:]
        for diagnostic in diagnostics { counts[Group(diagnostic), default: 0] += 1 }
        var shown: [Group: Int] = [:]
        return diagnostics.map { diagnostic in
            let group = Group(diagnostic)
            let number = shown[group, default: 0] + 1
            shown[group] = number
            if number <= Self.findingsInGroup { return text(diagnostic) }
            let omitted = counts[group, default: 0] - Self.findingsInGroup
            return number == Self.findingsInGroup + 1 ? summary(of: diagnostic, omitted) : ""
        }
        .joined()
    }

    /// A line that counts findings, at the place of the first one.
    private func summary(of first: Diagnostic, _ count: Int) -> String {
        line(
            first.location,
            first.severity.rawValue,
            "\(count) more finding\(count > 1 ? "s" : "") of this kind in this file; "
                + "`check --format json` lists all [\(first.code.rawValue)]"
        )
    }
}
