import RouteTables

extension RoutePattern {
    /// A match of a pattern and a URL, with the captured values by name.
    package struct Match: Sendable {
        /// The pattern.
        package let pattern: RoutePattern
        /// The match, with the captures by number.
        package let match: PatternMatch

        /// The decoded values of all captures, by name.
        ///
        /// An absent one has none.
        package var values: [String: [String]] {
            var result: [String: [String]] = [:]
            for (index, capture) in pattern.captures.enumerated() {
                result[capture.name] = match.texts(ofCapture: index)
            }
            return result
        }
    }

    /// Matches a URL, as a route with the pattern does, and decodes the values of its captures.
    ///
    /// The first call compiles the pattern; copies of it share the result.
    ///
    /// - Parameter url: The URL.
    /// - Returns: The values by name, or `nil` if the pattern does not match, or the string is not a URL. An absent
    ///   capture has none. The first group of a `regex` pattern has the name `1` if it has no other.
    public func values(in url: String) -> [String: [String]]? {
        guard let url = try? RouteURL(url) else { return nil }
        return match(url)?.values
    }

    /// Matches a URL, as a route with the pattern does.
    ///
    /// The first call compiles the pattern; copies of it share the result.
    ///
    /// - Parameter url: The URL.
    /// - Returns: The match, or `nil` if the pattern does not match.
    package func match(_ url: RouteURL) -> Match? {
        found(in: url, spelling: .asWritten).map { Match(pattern: self, match: $0) }
    }

    /// Matches a URL.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - spelling: How the URL's spelling matters for a regular expression over the whole URL.
    /// - Returns: The best match, or `nil` if the pattern does not match.
    package func found(in url: RouteURL, spelling: PatternMatcher.Spelling) -> PatternMatch? {
        (try? prepared())?.found(in: url, spelling: spelling)
    }

    /// The pattern with its matcher, for code that matches many URLs.
    ///
    /// - Throws: ``RoutePatternError`` if the pattern's automata would be too large. So a scope that could never match
    ///   is rejected.
    package func prepared() throws(RoutePatternError) -> PreparedPattern {
        do {
            return PreparedPattern(pattern: self, matcher: try compiled.matcher(of: self))
        } catch {
            throw RoutePatternError("the pattern \(error)", at: 0, length: description.utf8.count)
        }
    }
}

/// A pattern with its matcher.
package struct PreparedPattern: Sendable {
    package let pattern: RoutePattern
    let matcher: PatternMatcher

    /// Matches a URL; see ``RoutePattern/found(in:spelling:)``.
    package func found(in url: RouteURL, spelling: PatternMatcher.Spelling) -> PatternMatch? {
        let isOther = url.parts.flags.contains(.ignoresCase) && !pattern.ignoresCase
        let prepared = isOther ? try? pattern.compiled.ignoringCase(pattern) : self
        return prepared.flatMap { $0.matcher.match(url, with: $0.pattern, spelling: spelling) }
    }

    /// The host and the first component of all URLs that the pattern matches; `nil` if they differ.
    ///
    /// The host is empty if they have none.
    package var beginning: (host: [UInt8], component: [UInt8]?)? { matcher.beginning }
}

extension RoutePattern {
    /// Whether this pattern may match a URL that is written for a route.
    ///
    /// It compares only literals and assumes that everything else can match: "no" is certain, "yes" is not. It ignores
    /// the query and the fragment.
    ///
    /// - Parameters:
    ///   - route: The route.
    ///   - hasScheme: Whether URLs that match a route without a scheme may have one.
    /// - Returns: Whether one of the URLs may match.
    package func mayMatch(urlsOf route: RoutePattern, withScheme hasScheme: Bool = false) -> Bool {
        if regex != nil || route.regex != nil { return true }
        switch (scheme, route.scheme) {
        // A URL that is written for a route without a scheme has none.
        case (_?, nil) where !hasScheme: return false
        case (let own?, let other?) where !own.mayBe(other): return false
        default: break
        }
        switch (host, route.host) {
        case (nil, nil): break
        case (let own?, let other?) where own.mayBe(other): break
        default: return false
        }
        for index in 0..<max(path.count, route.path.count) {
            guard index < path.count else { return route.path[index...].allSatisfy { $0.mayBeAbsent(route) } }
            guard index < route.path.count else { return path[index...].allSatisfy { $0.mayBeAbsent(self) } }
            // Nothing is known after a component that takes any number of others.
            if path[index].isVariable(self) || route.path[index].isVariable(route) { return true }
            if !path[index].mayBe(route.path[index]) { return false }
        }
        return true
    }
}

extension PatternComponent {
    /// Whether a string may match both.
    fileprivate func mayBe(_ other: PatternComponent) -> Bool {
        if case .literal(let own) = self, case .literal(let others) = other {
            // The app may compare paths without regard to case.
            return own.elementsEqual(others) { URLCharacters.lowercased($0) == URLCharacters.lowercased($1) }
        }
        return true
    }

    /// Whether it may take more or fewer than one component.
    fileprivate func isVariable(_ pattern: RoutePattern) -> Bool {
        switch self {
        case .rest, .optional: true
        case .capture(let index, let expression):
            pattern.captures[index].kind != .one || expression?.canContainSlash ?? false
        default: false
        }
    }

    /// Whether it may take no component.
    fileprivate func mayBeAbsent(_ pattern: RoutePattern) -> Bool {
        switch self {
        case .rest, .optional: true
        case .capture: isVariable(pattern)
        default: false
        }
    }
}
