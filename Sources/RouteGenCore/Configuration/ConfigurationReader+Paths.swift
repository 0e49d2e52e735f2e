extension ConfigurationReader {
    /// Reads patterns for paths below the file's own folder.
    mutating func pathPatterns(_ member: LocatedJSON.Member) -> [PathPattern] {
        strings(member).compactMap { text in
            let parts = text.value.split(separator: "/", omittingEmptySubsequences: false)
            guard !text.value.isEmpty, !text.value.hasPrefix("/"), !parts.contains(".."), !parts.contains(".") else {
                report(
                    "`\(text.value)` is not a path inside the folder of this file",
                    at: text.location,
                    length: text.length,
                    help: "write a path relative to it: `Generated/**`, `Legacy.swift`"
                )
                return nil
            }
            return PathPattern(text.value)
        }
    }
}
