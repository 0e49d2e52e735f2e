/// Patterns that are matched together: one search, whose cost does not grow with their number.
struct ScopeMatcher: Sendable {
    /// All patterns together, unless that would be out of proportion.
    private let together: RouteMatcher
    /// One matcher for each pattern where they are not together, else empty.
    private let apart: [RouteMatcher]
    private let patterns: [RoutePattern]

    init(_ patterns: [RoutePattern]) {
        self.patterns = patterns
        if let matcher = try? RouteMatcher(scopes: patterns) {
            together = matcher
            apart = []
        } else {
            // Each can be compiled on its own; that was tried when it was added.
            together = RouteMatcher([])
            apart = patterns.map { (try? $0.compiled.matcher(of: $0)) ?? RouteMatcher([]) }
        }
    }

    /// The numbers of the patterns that match, in ascending order; nothing is allocated if there are none.
    func matches(_ url: RouteURL) -> [Int] {
        guard apart.isEmpty else { return apart.indices.filter { apart[$0].firstMatch(in: url) != nil } }
        var found: [Int] = []
        _ = together.firstMatch(in: url) { entry in
            if !found.contains(entry) { found.append(entry) }
            return false
        }
        found.sort()
        return found
    }

    /// Whether any pattern matches.
    func matchesAny(_ url: RouteURL) -> Bool {
        apart.isEmpty ? together.matches(any: url) : apart.contains { $0.matches(any: url) }
    }

    /// How one pattern matches.
    func match(_ index: Int, _ url: RouteURL) -> RouteMatch? {
        apart.isEmpty ? together.firstMatch(in: url) { $0 == index } : apart[index].firstMatch(in: url)
    }

    /// Whether there may be a URL that a route of that pattern and one of these patterns match.
    func mayMatch(urlsOf route: RoutePattern) -> Bool {
        patterns.contains { $0.mayMatch(urlsOf: route) }
    }
}
