/// Patterns that are matched together: one search, whose cost does not grow with their number.
struct ScopeMatcher: Sendable {
    /// One matcher for all patterns; or one for each, where together they would be out of proportion.
    private enum Form: Sendable {
        case together(RouteMatcher)
        case apart([RouteMatcher])
    }

    private let form: Form
    private let patterns: [RoutePattern]

    init(_ patterns: [RoutePattern]) {
        self.patterns = patterns
        var encoder = RouteMatcherEncoder()
        for pattern in patterns { encoder.add(pattern) }
        if let table = try? encoder.encode() {
            form = .together(RouteMatcher(table))
        } else {
            // Each can be compiled on its own; that was tried when it was added.
            form = .apart(patterns.map { (try? RouteMatcher($0)) ?? RouteMatcher([]) })
        }
    }

    /// The numbers of the patterns that match, in ascending order; nothing is allocated if there are none.
    func matches(_ url: RouteURL) -> [Int] {
        var found: [Int] = []
        switch form {
        case .together(let matcher):
            _ = matcher.firstMatch(in: url) { entry in
                if !found.contains(entry) { found.append(entry) }
                return false
            }
            found.sort()
        case .apart(let matchers):
            for (index, matcher) in matchers.enumerated() where matcher.firstMatch(in: url) != nil {
                found.append(index)
            }
        }
        return found
    }

    /// Whether any pattern matches.
    func matchesAny(_ url: RouteURL) -> Bool {
        switch form {
        case .together(let matcher): matcher.matches(any: url)
        case .apart(let matchers): matchers.contains { $0.matches(any: url) }
        }
    }

    /// How one pattern matches.
    func match(_ index: Int, _ url: RouteURL) -> RouteMatch? {
        switch form {
        case .together(let matcher): matcher.firstMatch(in: url) { $0 == index }
        case .apart(let matchers): matchers[index].firstMatch(in: url)
        }
    }

    /// Whether there may be a URL that a route of that pattern and one of these patterns match.
    func mayMatch(urlsOf route: RoutePattern) -> Bool {
        patterns.contains { $0.mayMatch(urlsOf: route) }
    }
}
