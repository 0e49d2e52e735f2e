@_spi(Benchmarks) import RouteGenCore
import RoutePatterns
@_spi(Benchmarks) import RouteTables

@testable import TestSupport

/// Patterns and their matcher.
struct Table {
    let patterns: [RoutePattern]
    let priorities: [RoutePriority]
    let matcher: RouteMatcher

    /// A table of selected patterns.
    init?(_ texts: [String]) {
        let patterns = texts.compactMap { try? RoutePattern($0) }
        guard patterns.count == texts.count else { return nil }
        self.init(patterns, patterns.map { _ in .default })
    }

    /// A table of random patterns.
    init?(seed: UInt64) {
        var random = RandomPatterns(seed: seed)
        let patterns = (0..<2 + random.next(6)).compactMap { _ in try? RoutePattern(random.pattern()) }
        self.init(patterns, patterns.map { _ in random.next(10) == 0 ? random.pick([.high, .low]) : .default })
    }

    private init?(_ patterns: [RoutePattern], _ priorities: [RoutePriority]) {
        var encoder = RouteMatcherEncoder()
        for (pattern, priority) in zip(patterns, priorities) { encoder.add(pattern, priority: priority) }
        guard let data = try? encoder.encode() else { return nil }
        self.patterns = patterns
        self.priorities = priorities
        matcher = RouteMatcher(data)
    }

    /// Tables like those of apps, then random ones.
    static let all: [Table] =
        [
            Table(["//chat/:id(\\d+)", "//chat/new", "//chat/:id/:page?", "//*/a", "/a/**", "/a/:rest(.*)"]),
            Table(["/repos/:owner/:repo/issues/:number", "/repos/:owner/:repo/:kind", "/repos/**", "/users/:user"]),
            Table(["(http|https)://(www.)?example.com/a", "app:/:x.json", "/v:major.:minor", "/colo(u)?r", "/a+b"]),
            Table(["/open?type=chat&id=:id", "/open?type=:type", "/open?page=:page?", "/#/room/:id", "/open#:top"]),
            Table(["regex https?://.*", "regex (?:app:)?//h/(\\d+)(/.*)?", "//h/:n", "/é/:x", "/a%2Fb"]),
        ].compactMap { $0 } + (1...27).compactMap { Table(seed: $0) }
        // Each component may end a repeated part.
        + [Table(["/shop/:category([a-z-]+)*/:id", #"/:ids(\d+)*/**"#, "/:a(x)*/:b*/z", #"/:d([0-9/]*)*/:id"#])]
        .compactMap { $0 }
}
