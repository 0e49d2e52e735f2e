import Foundation
import Testing

@_spi(Benchmarks) @testable import RouteGenCore
@testable import RoutePatterns
@_spi(Benchmarks) @testable import RouteTables
@testable import TestSupport

/// What the search says of random tables, compared with the slow and obvious rules.
///
/// `ROUTE_PROPERTY_TABLES` sets how many tables are tried, and `ROUTE_PROPERTY_SEED` where to begin.
@Suite struct ConflictSearchTests {
    private static func environment(_ name: String) -> Int? {
        ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
    }

    /// A random table with its search.
    private struct Table {
        let seed: Int
        var patterns: [RoutePattern] = []
        var priorities: [RoutePriority] = []
        var search: ConflictSearch
        var random: RandomPatterns

        init?(seed: Int) throws {
            self.seed = seed
            random = RandomPatterns(seed: UInt64(seed))
            var routes: [ConflictRoute] = []
            for index in 0..<1 + random.next(10) {
                let text = random.next(8) == 0 ? "regex \(random.regex())" : random.pattern()
                guard let pattern = try? RoutePattern(text) else { continue }
                let priority = random.next(10) == 0 ? random.pick([RoutePriority.high, .low]) : .default
                let route = CompiledRoutes.Route.plain(text, pattern, priority, line: index + 1)
                guard let route = ConflictRoute(route, patternIndex: patterns.count) else { continue }
                patterns.append(pattern)
                priorities.append(priority)
                routes.append(route)
            }
            guard !routes.isEmpty else { return nil }
            let graph = try RouteGraph(Array(zip(patterns, priorities)).map { ($0, $1) })
            let matcher = RouteMatcher(try graph.encoded(patterns))
            search = ConflictSearch(graph, matcher, routes, patternCount: patterns.count)
        }

        /// The routes that take a URL, best first, with their ranks.
        func ranks(_ url: String) -> [(patternIndex: Int, rank: [Int])] { Oracle.ranks(patterns, priorities, url) }
    }

    private static let tables = Result {
        let first = environment("ROUTE_PROPERTY_SEED") ?? 1
        let count = environment("ROUTE_PROPERTY_TABLES") ?? AllCases.share(of: 60)
        return try (first..<first + count).compactMap { try Table(seed: $0) }
    }

    /// Every finding holds: the two of a tie match its URL at one rank, the loser of a loss matches it after the
    /// winner.
    @Test("Every finding's URL is really contested") func findingsHold() throws {
        var ties = 0
        var losses = 0
        for table in try Self.tables.get() {
            let seed = table.seed
            let names = table.patterns.map(\.description)
            for tie in table.search.ties {
                let ranks = Dictionary(uniqueKeysWithValues: table.ranks(tie.url).map { ($0.patternIndex, $0.rank) })
                #expect(
                    ranks[tie.first] != nil && ranks[tie.first] == ranks[tie.second],
                    "seed \(seed): \(tie.url) for \(names[tie.first]) and \(names[tie.second])"
                )
                ties += 1
            }
            for loss in table.search.losses {
                let url = table.search.url(of: loss)
                let order = table.ranks(url).map(\.patternIndex)
                let winner = order.firstIndex(of: loss.winner)
                let loser = order.firstIndex(of: loss.loser)
                #expect(
                    winner != nil && loser != nil && winner ?? 0 < loser ?? 0,
                    "seed \(seed): \(url) for \(names[loss.winner]) before \(names[loss.loser])"
                )
                losses += 1
            }
        }
        // Else nothing was tested.
        #expect(ties > (AllCases.areTested ? 1 : 0), "\(ties) ties")
        #expect(losses > AllCases.share(of: 50))
    }

    /// Nothing is missed: no random URL is disputed by a pair without a tie, or won by a route that is said never to
    /// win.
    @Test("No random URL is contested without a finding") func nothingIsMissed() throws {
        var disputed = 0
        for var table in try Self.tables.get() {
            let seed = table.seed
            let ties = Set(table.search.ties.map { [$0.first, $0.second] })
            for _ in 0..<160 {
                let url = table.random.url()
                let ranks = table.ranks(url)
                guard let best = ranks.first else { continue }
                #expect(
                    table.search.winners.contains(best.patternIndex),
                    "seed \(seed): \(url) is won by \(table.patterns[best.patternIndex]) in \(table.patterns.map(\.description))"
                )
                for (index, left) in ranks.enumerated() {
                    for right in ranks[(index + 1)...] where left.rank == right.rank {
                        disputed += 1
                        #expect(
                            ties.contains([left.patternIndex, right.patternIndex].sorted()),
                            "seed \(seed): \(url) for \(table.patterns[left.patternIndex]) and \(table.patterns[right.patternIndex])"
                        )
                    }
                }
            }
        }
        #expect(disputed > AllCases.share(of: 5))
    }
}

extension CompiledRoutes.Route {
    private static let handler: Handler = {
        let source = "/// @route //x\nfunc handler() {}\n"
        return ModuleModel(ModuleScan(name: "Random", sources: ["Random.swift": source])).handlers[0]
    }()

    /// A route that is part of every build and open to every caller.
    fileprivate static func plain(
        _ text: String,
        _ pattern: RoutePattern,
        _ priority: RoutePriority,
        line: Int
    ) -> CompiledRoutes.Route {
        let location = RouteGenCore.SourceLocation(file: "Random.swift", line: line, column: 1)
        var marker = RouteMarker(location: location, length: 1)
        marker.priority = Located(priority, at: location, length: 1)
        return CompiledRoutes.Route(
            module: "Random",
            handler: handler,
            pattern: Handler.Pattern(
                text: text,
                pattern: pattern,
                marker: marker,
                prefixLength: 0
            )
        )
    }
}
