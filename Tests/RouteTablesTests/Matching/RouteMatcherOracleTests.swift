import Foundation
import Testing

@_spi(Benchmarks) @testable import RouteGenCore
@testable import RoutePatterns
@_spi(Benchmarks) @testable import RouteTables
@testable import TestSupport

/// The matcher and the oracle agree on random tables and URLs.
///
/// `ROUTE_PROPERTY_TABLES` sets how many tables are tried, and `ROUTE_PROPERTY_SEED` where to begin.
@Suite struct RouteMatcherOracleTests {
    private static func environment(_ name: String) -> Int? {
        ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
    }

    /// Compares the captures that are whole components of the path or the fragment.
    private func expectCaptures(_ match: RouteMatch, _ pattern: RoutePattern, _ text: String) {
        let expected = Oracle.captures(pattern, text)
        for component in pattern.path + (pattern.fragment ?? []) {
            guard case .capture(let index, _) = component else { continue }
            let found = match.texts(ofCapture: index)
            #expect(
                found == expected[index] ?? [],
                "\(pattern.captures[index].name) of \(pattern) in \(text)"
            )
        }
    }

    /// The URL of a route and its values leads to the same route and values, unless a route that ranks higher matches
    /// it.
    ///
    /// - Returns: Whether there is a URL: a `*` cannot be written, for instance.
    private func expectWayBack(
        _ matcher: RouteMatcher,
        _ patterns: [RoutePattern],
        _ match: RouteMatch,
        _ text: String
    ) throws -> Bool {
        let pattern = patterns[match.patternIndex]
        let values = try #require(pattern.values(in: text))
        guard let url = try? pattern.url(values) else { return false }
        let found = matcher.matches(try RouteURL(url))
        let back = try #require(found.first { $0.patternIndex == match.patternIndex }, "\(url) of \(pattern)")
        for (index, capture) in pattern.captures.enumerated() {
            #expect(back.texts(ofCapture: index) == values[capture.name], "\(url) of \(pattern)")
        }
        return true
    }

    /// Patterns that are matched one at a time, as at run time, give the same matches in the same order.
    private func expectSame(
        _ matches: [RouteMatch],
        oneAtATimeIn url: RouteURL,
        _ patterns: [RoutePattern],
        _ priorities: [RoutePriority]
    ) {
        let found = patterns.indices.compactMap { patternIndex in
            patterns[patternIndex].found(in: url, spelling: .asWritten).map { (patternIndex: patternIndex, match: $0) }
        }
        let sorted = found.sorted { left, right in
            if priorities[left.patternIndex] != priorities[right.patternIndex] {
                return priorities[left.patternIndex] > priorities[right.patternIndex]
            }
            if left.match.rank != right.match.rank { return left.match.rank < right.match.rank }
            return left.patternIndex < right.patternIndex
        }
        #expect(sorted.map(\.patternIndex) == matches.map(\.patternIndex), "\(url) in \(patterns.map(\.description))")
        for (single, match) in zip(sorted, matches) where single.patternIndex == match.patternIndex {
            for index in patterns[match.patternIndex].captures.indices {
                let pattern = patterns[match.patternIndex]
                #expect(single.match.range(ofCapture: index) == match.range(ofCapture: index), "\(url) of \(pattern)")
                #expect(single.match.texts(ofCapture: index) == match.texts(ofCapture: index), "\(url) of \(pattern)")
            }
        }
    }

    /// Tables of paths alone, which the matcher walks through as they are.
    @Test("Plain paths match like the oracle") func plainPathsAreFoundAsByTheOracle() throws {
        let tables = Self.environment("ROUTE_PROPERTY_TABLES") ?? AllCases.share(of: 150)
        let seed = Self.environment("ROUTE_PROPERTY_SEED") ?? 1
        var matched = 0
        for table in 0..<tables {
            var random = RandomPatterns(seed: UInt64(seed + table))
            let patterns = (0..<1 + random.next(12)).compactMap { _ in try? RoutePattern(random.path()) }
            var encoder = RouteMatcherEncoder()
            for pattern in patterns { encoder.add(pattern) }
            let matcher = RouteMatcher(try encoder.encode())
            for _ in 0..<20 {
                let text = random.plainURL()
                let first = try matcher.firstMatch(in: text)
                let expected = Oracle.order(patterns, patterns.map { _ in .default }, text).first
                #expect(
                    first?.patternIndex == expected,
                    "seed \(seed + table): \(text) in \(patterns.map(\.description))"
                )
                let url = try RouteURL(text)
                expectSame(matcher.matches(url), oneAtATimeIn: url, patterns, patterns.map { _ in .default })
                if first != nil { matched += 1 }
            }
        }
        #expect(matched > tables)
    }

    @Test("All matches have the order of the oracle") func sameOrderAsTheOracle() throws {
        let tables = Self.environment("ROUTE_PROPERTY_TABLES") ?? AllCases.share(of: 150)
        let seed = Self.environment("ROUTE_PROPERTY_SEED") ?? 1
        var lookups = 0
        var matched = 0
        var written = 0
        for table in 0..<tables {
            var random = RandomPatterns(seed: UInt64(seed + table))
            var patterns: [RoutePattern] = []
            var priorities: [RoutePriority] = []
            var encoder = RouteMatcherEncoder()
            for _ in 0..<1 + random.next(12) {
                guard let pattern = try? RoutePattern(random.pattern()) else { continue }
                #expect((try? RoutePattern(pattern.description))?.path == pattern.path, "\(pattern)")
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
                let matches = matcher.matches(url)
                #expect(
                    matches.map(\.patternIndex) == expected,
                    "seed \(seed + table): \(text) in \(patterns.map(\.description))"
                )
                let first = matcher.firstMatch(in: url)
                #expect(first?.patternIndex == expected.first)
                expectSame(matches, oneAtATimeIn: url, patterns, priorities)
                if let first {
                    expectCaptures(first, patterns[first.patternIndex], text)
                    written += try expectWayBack(matcher, patterns, first, text) ? 1 : 0
                }
                lookups += 1
                if !expected.isEmpty { matched += 1 }
            }
        }
        // Else nothing was tested.
        #expect(matched * 10 > lookups)
        #expect(written * 3 > matched)
    }
}
