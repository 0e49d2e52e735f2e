internal import RouteReasons
internal import RouteTables

extension PageKey {
    /// The page as people read it: the accessor of its route with the values of its URL, `chat(chatID: 5)`.
    ///
    /// Values are as the URL has them. A page that only its URL describes, or that has a name, is that. One that middleware or a
    /// fallback gave in place of the handler's says so: `chat(chatID: 5) by another`.
    ///
    /// - Parameters:
    ///   - givenName: The name that the marker gives the accessor.
    ///   - url: The URL of the page.
    /// - Returns: The text, on one line.
    func text(named givenName: String?, url: String?) -> String {
        let parts = text.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
        // A closure that was added at run time has a pattern in place of a name.
        guard parts.count == 3, parts[0] == "route", !parts[1].contains("/") else {
            return PrintableText.line(url ?? String(text.drop { $0 != " " }.dropFirst()))
        }
        let marks = parts[2].split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
        let halves = marks[0].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        let items = halves.dropFirst().flatMap { $0.split(separator: "&") }
        let values = items.map { item in
            let value = item.drop { $0 != "=" }.dropFirst()
            return "\(item.prefix { $0 != "=" }): \(value)"
        }
        let path = halves[0].isEmpty ? [] : ["\(halves[0])"]
        let all = (path + values).joined(separator: ", ")
        return PrintableText.line(
            (givenName ?? AccessorName.of(handler: parts[1])) + (all.isEmpty ? "" : "(\(all))")
                + marks.dropFirst().map { " \($0)" }.joined()
        )
    }
}
