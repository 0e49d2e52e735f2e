/// A name, and the strings of its value.
package typealias NamedTexts = (name: String, texts: [String])

extension URLTemplate {
    /// Writes the URL of some values, such that matching it gives the same values.
    ///
    /// - Parameters:
    ///   - values: The values by the names of the captures; none, or an empty list, for a capture that is left out. Of
    ///     several with one name, the last one counts.
    ///   - addsItems: Whether values of other names become items of the query, in the order of their names. Otherwise,
    ///     they are an error.
    ///   - pattern: The pattern, for messages.
    ///   - match: Returns the strings of the captures in a URL; `nil` if the pattern does not match the URL. It is
    ///     called only if the template needs a check. Without it, the table in the template matches the URL.
    /// - Returns: The URL.
    /// - Throws: ``RouteURLWritingError`` if a value is missing, is unexpected, or is not accepted by its capture.
    package func url(
        _ values: [NamedTexts],
        addsItems: Bool,
        pattern: @autoclosure () -> String,
        match: ((String) -> [[String]]?)? = nil
    ) throws(RouteURLWritingError) -> String {
        try checkProblem(pattern)
        let (texts, items) = divided(values)
        // Of several, the first in the order of names, so that the error is always about the same one.
        if !addsItems, let name = URLText.inOrder(items.map(\.name)).first { throw .unknown(name: name) }
        let complete = try completed(texts)
        var writer = URLWriter(template: self, values: complete, rest: steps)
        try writer.write(adding: items)
        let url = writer.output.string
        guard has(Layout.Flags.check) else { return url }
        let found = match == nil ? captured(in: url) : match?(url)
        var isRead = found != nil
        for index in complete.indices where found?[index] != complete[index] {
            if let value = complete[index].first { throw .unsuitable(name: capture(index).name, value: value) }
            isRead = false
        }
        guard isRead else { throw .undetermined(pattern: pattern()) }
        return url
    }

    /// The values of each capture, in order, and the other values.
    @inline(never)
    @_optimize(size)
    private func divided(_ values: [NamedTexts]) -> (texts: [[String]], items: [NamedTexts]) {
        var texts: [[String]] = []
        for _ in 0..<captureCount { texts.append([]) }
        var items: [NamedTexts] = []
        for value in values {
            var index = 0
            while index < texts.count, capture(index).name != value.name { index += 1 }
            if index < texts.count { texts[index] = value.texts } else { items.append(value) }
        }
        return (texts, items)
    }

    /// The values of each capture as they are read, if there are as many as it takes.
    @inline(never)
    @_optimize(size)
    private func completed(_ texts: [[String]]) throws(RouteURLWritingError) -> [[String]] {
        var texts = texts
        for index in texts.indices {
            let capture = capture(index)
            if texts[index].isEmpty, capture.isRequired {
                guard capture.mayBeNothing else { throw .missing(name: capture.name) }
                // Without a value, such a capture has the empty string.
                texts[index] = [""]
            }
            if texts[index].count > 1, capture.isSingle { throw .tooMany(name: capture.name) }
            guard capture.place == .host else { continue }
            for number in texts[index].indices { texts[index][number] = HostName.text(texts[index][number]) }
        }
        return texts
    }

    /// The strings of the captures in a URL, as the table of the pattern alone reads them.
    private func captured(in url: String) -> [[String]]? {
        guard let table, let match = try? RouteMatcher(table).firstMatch(in: url) else { return nil }
        var texts: [[String]] = []
        for index in 0..<captureCount { texts.append(match.texts(ofCapture: index)) }
        return texts
    }
}
