import Testing

@testable import RouteGenCore
@testable import RoutePatterns
@testable import TestSupport

/// Which routes of one path are compared.
@Suite struct QueryIndexTests {
    private func demands(_ patterns: [String]) throws -> [QueryDemand] {
        try patterns.map { try #require(QueryDemand(RoutePattern($0))) }
    }

    @Test("Routes that differ in the literal of one query item are not compared")
    func routesThatDifferByOneItemAreNotCompared() throws {
        let patterns = (0..<2_000).map { "/open?type=t\($0)&id=:id" } + ["/open?id=1"]
        var index = QueryIndex(try demands(patterns))
        let counts = patterns.indices.map { index.neighbors(before: $0).count }
        #expect(counts == Array(repeating: 0, count: 2_000) + [2_000])
    }

    @Test("The query item that distinguishes most routes decides which routes are compared")
    func theQueryItemThatDistinguishesMostRoutesDecidesWhichRoutesAreCompared() throws {
        let patterns = (0..<100).map { "/open?action=a\($0)&type=chat" }
        var index = QueryIndex(try demands(patterns))
        #expect(patterns.indices.allSatisfy { index.neighbors(before: $0).isEmpty })
    }

    /// Compared with all pairs.
    @Test("Every two routes that may match the same URL are compared") func everyRouteThatMayMeetIsCompared() throws {
        for seed in 0..<50 {
            var random = RandomPatterns(seed: UInt64(seed))
            let patterns = (0..<20).map { _ in
                let items = ["a", "b", "c"].compactMap { name -> String? in
                    switch random.next(5) {
                    case 0: "\(name)=:\(name)"
                    case 1: "\(name)=1"
                    case 2: "\(name)=2"
                    default: nil
                    }
                }
                return "/open" + (items.isEmpty ? "" : "?" + items.joined(separator: "&"))
            }
            let demands = try demands(patterns)
            var index = QueryIndex(demands)
            for place in demands.indices {
                let neighbors = index.neighbors(before: place)
                #expect(neighbors == neighbors.sorted())
                for other in 0..<place where demands[other].combined(with: demands[place]) != nil {
                    #expect(neighbors.contains(other), "\(patterns[other]) meets \(patterns[place]), seed \(seed)")
                }
            }
        }
    }
}
