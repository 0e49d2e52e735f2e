extension RoutePattern {
    /// A URL that a pattern matched, with the values by name.
    public struct Match: Sendable {
        /// The pattern.
        public let pattern: RoutePattern
        /// The match, with the captures by number.
        public let match: RouteMatch

        /// The URL.
        public var url: RouteURL { match.url }

        /// The decoded value of a capture, or nil if it was left out or there is none of that name.
        public subscript(_ name: String) -> String? {
            pattern.captures.firstIndex { $0.name == name }.flatMap { match.text(ofCapture: $0) }
        }

        /// The decoded values of all captures, by name; one that was left out has none.
        public var values: [String: [String]] {
            var result: [String: [String]] = [:]
            for (index, capture) in pattern.captures.enumerated() {
                result[capture.name] = match.texts(ofCapture: index)
            }
            return result
        }

        /// The decoded values of all captures in their order: of a `regex` route, its groups.
        public var groups: [String?] {
            pattern.captures.indices.map { match.text(ofCapture: $0) }
        }
    }

    /// Matches a URL.
    ///
    /// The first call compiles the pattern; copies of it share the result.
    ///
    /// - Parameter url: The URL.
    /// - Returns: The match, or nil if the pattern does not match, or the text is no URL.
    public func match(_ url: String) -> Match? {
        guard let url = try? RouteURL(url) else { return nil }
        return match(url)
    }

    /// Matches a URL.
    ///
    /// The first call compiles the pattern; copies of it share the result.
    ///
    /// - Parameter url: The URL.
    /// - Returns: The match, or nil if the pattern does not match.
    public func match(_ url: RouteURL) -> Match? {
        guard let matcher = try? compiled.matcher(of: self), let match = matcher.firstMatch(in: url) else { return nil }
        return Match(pattern: self, match: match)
    }
}
