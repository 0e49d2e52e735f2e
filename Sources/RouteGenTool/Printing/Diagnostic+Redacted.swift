import RouteGenCore

extension [Diagnostic] {
    /// The findings, in which those about files outside of a tree quote nothing.
    ///
    /// A file outside may be any of the machine, to which a link in the sources of a stranger leads. Failures to read a
    /// file quote nothing of it.
    func redacted(in tree: SourceTree) -> [Diagnostic] {
        let files = Set(flatMap { [$0.location.file] + $0.related.map(\.location.file) }).filter(tree.isOutside)
        guard !files.isEmpty else { return self }
        return map { finding in
            let isOutside =
                files.contains(finding.location.file)
                || finding.related.contains { files.contains($0.location.file) }
            guard isOutside, finding.code != .unreadableFile else { return finding }
            return Problem(finding.code, at: finding.location, length: finding.length, severity: finding.severity)
                .saying(Self.redacted(finding.message))
                .noting(
                    finding.related.map { $0.location.note(Self.redacted($0.message)) },
                    count: finding.relatedCount
                )
                .advising(
                    "a link leads out of the tree, so no text is quoted; to see it, pass `--root` with a folder "
                        + "that contains the file"
                )
        }
    }

    /// The message without everything from its first backquote to the last one, since what it quotes may contain some.
    private static func redacted(_ text: String) -> String {
        guard let first = text.firstIndex(of: "`"), let last = text.lastIndex(of: "`"), first < last else {
            return text
        }
        return text[...first] + "..." + text[last...]
    }
}
