import Foundation
import RouterRuntime
import Testing

/// The matcher and the oracle agree on random tables and URLs.
///
/// `ROUTE_PROPERTY_TABLES` sets how many tables are tried, and `ROUTE_PROPERTY_SEED` where to begin.
@Suite struct RouteMatcherOracleTests {
    private static func environment(_ name: String) -> Int? {
        ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
    }

    @Test func sameOrderAsTheOracle() throws {
        let tables = Self.environment("ROUTE_PROPERTY_TABLES") ?? 150
        let seed = Self.environment("ROUTE_PROPERTY_SEED") ?? 1
        var lookups = 0
        var matched = 0
        for table in 0..<tables {
            var random = RandomPatterns(seed: UInt64(seed + table))
            var patterns: [RoutePattern] = []
            var priorities: [RoutePriority] = []
            var encoder = RouteMatcherEncoder()
            for _ in 0..<1 + random.next(12) {
                guard let pattern = try? RoutePattern(random.pattern()) else { continue }
                let priority = random.next(10) == 0 ? random.pick([RoutePriority.high, .low]) : .default
                patterns.append(pattern)
                priorities.append(priority)
                encoder.add(pattern, priority: priority)
            }
            let matcher = RouteMatcher(try encoder.encode())
            for _ in 0..<20 {
                let text = random.url()
                let url = try RouteURL(text)
                let expected = Oracle.order(patterns, priorities, text)
                let found = matcher.matches(url).map(\.entry)
                #expect(
                    found == expected,
                    "seed \(seed + table): \(text) in \(patterns.map(\.description))"
                )
                #expect(matcher.firstMatch(in: url)?.entry == expected.first)
                lookups += 1
                if !expected.isEmpty { matched += 1 }
            }
        }
        // Else nothing was tested.
        #expect(matched * 10 > lookups)
    }
}
