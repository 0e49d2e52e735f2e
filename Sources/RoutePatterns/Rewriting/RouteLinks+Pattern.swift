import RouteTables

extension RouteLinks {
    /// A pattern that begins with an own link, as it is written for the URLs of all own links.
    ///
    /// A URL's own link is replaced before it is matched, so a pattern with one takes no URL. A scheme that stays in its
    /// place is only one of several spellings, unless it is the only link, or that of the web, whose hosts differ.
    ///
    /// - Parameter pattern: The pattern.
    /// - Returns: The pattern without the link; `nil` if it begins with none, or is right.
    package func general(_ pattern: String) -> String? {
        let text = pattern.lowercased()
        let longestFirst = replacements.sorted { $0.prefix.utf8.count > $1.prefix.utf8.count }
        for (prefix, replacement) in longestFirst where text.hasPrefix(prefix) {
            let rest = pattern.dropFirst(prefix.count)
            let isScheme = prefix.hasSuffix(":")
            guard isScheme || prefix.hasSuffix("/") || "/?#".contains(rest.first ?? "/") else { continue }
            let isRight = replacements.count == 1 || prefix == "https:" || prefix == "http:"
            return isScheme && replacement.isEmpty && isRight ? nil : replacement + rest
        }
        return nil
    }
}
