import Testing

@_spi(Benchmarks) @testable import RouteGenCore
@testable import RoutePatterns
@_spi(Benchmarks) @testable import RouteTables

/// The steps of a search grow at most linearly with the URL, for every table and URL.
///
/// Bytes and places of the table are counted, no time is taken.
@Suite(.enabled(if: SearchSteps.areCounted, "only debug builds count"))
struct SearchStepsTests {
    private static let tables: [[String]] = HostileURLTests.patterns.map { [$0] } + [HostileURLTests.patterns]

    /// The steps of a search for all routes of a URL, which are more than those of a search for the best one.
    private func steps(_ matcher: RouteMatcher, _ start: String, _ unit: String, length: Int) throws -> Int {
        let url = try RouteURL(start + String(repeating: unit, count: length / unit.utf8.count))
        var candidates: [FoundRoute] = []
        var found = FoundRoute()
        url.withBytes { bytes in
            withUnsafeMutablePointer(to: &candidates) {
                _ = RouteMatcher.search(
                    matcher.table.data,
                    matcher.head,
                    bytes,
                    url.parts,
                    &found,
                    goal: .all($0)
                )
            }
        }
        return found.steps.count
    }

    @Test("The steps of a search grow linearly with the URL", arguments: HostileURLTests.units)
    func theStepsGrowWithTheLength(_ unit: String) throws {
        for patterns in Self.tables {
            var encoder = RouteMatcherEncoder()
            for pattern in patterns { encoder.add(try RoutePattern(pattern)) }
            let matcher = RouteMatcher(try encoder.encode())
            for start in ["/", "/a/", "/s?", "//h/", "/#/"] {
                // A path has at most 16,384 bytes.
                let isPath = !(start + unit).contains { "?#".contains($0) }
                for (first, second) in [(250, 4_000), isPath ? (2_000, 16_000) : (5_000, 40_000)] {
                    let short = try steps(matcher, start, unit, length: first)
                    let long = try steps(matcher, start, unit, length: second)
                    let factor = second / first + 1
                    #expect(long <= factor * short + 1_000, "\(start), then \(unit), in \(patterns)")
                    #expect(long <= second * 16 * patterns.count, "\(start), then \(unit), in \(patterns)")
                }
            }
        }
    }
}
