import RouteTables

extension RoutePattern {
    /// Writes the URL of some values, correctly encoded, so that matching it gives the same values again.
    ///
    /// Of groups, the first alternative is written and what is optional is left out.
    ///
    /// - Parameter values: The values by the names of the captures; none, or an empty list, for one that is left out.
    /// - Returns: The URL.
    /// - Throws: ``RouteURLWritingError`` if a value is missing, too much, or not what the capture takes.
    public func url(_ values: [String: [String]]) throws(RouteURLWritingError) -> String {
        try check(values)
        var writer = PatternURLWriter(self, values)
        let text = try writer.write()
        guard let match = match(text) else { throw unsuitable(values, nil) }
        let found = match.values
        for capture in captures where found[capture.name] ?? [] != values[capture.name] ?? [] {
            throw unsuitable(values, capture)
        }
        return text
    }

    private func check(_ values: [String: [String]]) throws(RouteURLWritingError) {
        guard regex == nil else { throw .regex(pattern: description) }
        for name in values.keys.sorted() where !captures.contains(where: { $0.name == name }) {
            throw .unknown(name: name)
        }
        for capture in captures {
            let count = values[capture.name]?.count ?? 0
            // A capture of components that may be none at all takes no value as the empty text.
            if count == 0, capture.kind == .one || capture.kind == .some, !mayBeNothing(capture) {
                throw .missing(name: capture.name)
            }
            if count > 1, capture.kind == .one || capture.kind == .optional { throw .tooMany(name: capture.name) }
        }
    }

    /// Whether a capture of exactly one may take no component, as `:rest(.*)` may.
    private func mayBeNothing(_ capture: Capture) -> Bool {
        (path + (fragment ?? [])).contains { component in
            guard case .capture(let index, let expression?) = component, captures[index] == capture else {
                return false
            }
            return expression.canContainSlash && expression.matchesEmpty
        }
    }

    /// The error for values of which one is at fault: the first that does not come back.
    private func unsuitable(_ values: [String: [String]], _ capture: Capture?) -> RouteURLWritingError {
        let suspects = capture.map { [$0] } ?? captures
        for suspect in suspects {
            for value in values[suspect.name] ?? [] where capture != nil || !takes(suspect, value) {
                return .unsuitable(name: suspect.name, value: value)
            }
        }
        for suspect in suspects {
            if let value = values[suspect.name]?.first { return .unsuitable(name: suspect.name, value: value) }
        }
        return .undetermined(pattern: description)
    }

    private func takes(_ capture: Capture, _ value: String) -> Bool {
        guard let constraint = capture.constraint else { return !value.isEmpty }
        let isFolded = capture.place == .host || capture.place == .scheme
        var parser = RegularExpressionParser(
            Array(constraint.utf8),
            from: 0,
            numbersGroups: false,
            decodesDelimiters: capture.place == .query,
            isFolded: isFolded
        )
        guard let parsed = try? parser.alternatives(),
            let automaton = try? compiled.automaton(of: isFolded ? parsed.mapSets(\.lowercased) : parsed)
        else { return false }
        return PatternURLWriter.spelling(value, capture.place, accepting: automaton, keepingSlashes: true) != nil
    }
}
