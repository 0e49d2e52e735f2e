extension URLTemplate {
    /// Writes the URL of some values, such that matching it gives the same values.
    ///
    /// - Parameters:
    ///   - values: The values by the names of the captures; none, or an empty list, for a capture that is left out.
    ///   - addsItems: Whether values of other names become items of the query, in the order of their names. Otherwise,
    ///     they are an error.
    ///   - pattern: The pattern, for messages.
    /// - Returns: The URL.
    /// - Throws: ``RouteURLWritingError`` if a value is missing, is unexpected, or is not accepted by its capture.
    package func url(
        _ values: [String: [String]],
        addsItems: Bool,
        pattern: @autoclosure () -> String
    ) throws(RouteURLWritingError) -> String {
        try url(values, addsItems: addsItems, pattern: pattern()) { url in
            guard let table, let url = try? RouteURL(url), let match = RouteMatcher(table).firstMatch(in: url) else {
                return nil
            }
            var texts: [[String]] = []
            for index in 0..<captureCount { texts.append(match.texts(ofCapture: index)) }
            return texts
        }
    }

    /// Writes the URL of some values, such that matching it gives the same values.
    ///
    /// - Parameters:
    ///   - values: The values by the names of the captures; none, or an empty list, for a capture that is left out.
    ///   - addsItems: Whether values of other names become items of the query, in the order of their names. Otherwise,
    ///     they are an error.
    ///   - pattern: The pattern, for messages.
    ///   - match: Returns the strings of the captures in a URL; `nil` if the pattern does not match the URL. It is
    ///     called only if the template needs a check.
    /// - Returns: The URL.
    /// - Throws: ``RouteURLWritingError`` if a value is missing, is unexpected, or is not accepted by its capture.
    package func url(
        _ values: [String: [String]],
        addsItems: Bool,
        pattern: @autoclosure () -> String,
        match: (String) -> [[String]]?
    ) throws(RouteURLWritingError) -> String {
        try checkProblem(pattern)
        var items = values
        let texts = try takeTexts(from: &items, leavesOthers: addsItems)
        var writer = URLWriter(self, values: texts, items: items)
        try writer.write()
        let url = writer.output.string
        guard has(Layout.Flags.check) else { return url }
        guard let found = match(url) else { throw unsuitable(texts, nil, pattern()) }
        for index in texts.indices where found[index] != texts[index] {
            throw unsuitable(texts, index, pattern())
        }
        return url
    }

    /// Takes the values of each capture, in order, from the values by name.
    @inline(never)
    @_optimize(size)
    private func takeTexts(
        from values: inout [String: [String]],
        leavesOthers: Bool
    ) throws(RouteURLWritingError) -> [[String]] {
        var texts: [[String]] = []
        for index in 0..<captureCount { texts.append(values[capture(index).name] ?? []) }
        for index in 0..<captureCount { values[capture(index).name] = nil }
        // Of several, the first in the order of names, so that the error is always about the same one.
        if !leavesOthers, let name = URLText.inOrder(Array(values.keys)).first { throw .unknown(name: name) }
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

    /// The error for values that do not read back, for one capture or for all of them.
    @inline(never)
    @_optimize(size)
    private func unsuitable(
        _ values: [[String]],
        _ suspect: Int?,
        _ pattern: String
    ) -> RouteURLWritingError {
        let suspects = suspect.map { $0..<$0 + 1 } ?? values.indices
        for index in suspects {
            for value in values[index]
            where suspect != nil || capture(index).spelling(value, keepsSlashes: true) == nil {
                return .unsuitable(name: capture(index).name, value: value)
            }
        }
        for index in suspects {
            if let value = values[index].first { return .unsuitable(name: capture(index).name, value: value) }
        }
        return .undetermined(pattern: pattern)
    }
}
