import Foundation
@_spi(Benchmarks) import RouteGenCore
import RoutePatterns
@_spi(Benchmarks) import RouteTables
import Testing

@testable import TestSupport

/// The tables of real apps lead where the apps' own tests expect.
@Suite(.enabled(if: RealApp.folder != nil, "ROUTE_REAL_APPS does not name a folder of route tables"))
struct RealAppTests {
    /// The table of an app.
    private struct Table {
        let patterns: [RoutePattern]
        let matcher: RouteMatcher

        init(_ app: RealApp) throws {
            patterns = try app.routes.map { try $0.written() }
            var encoder = RouteMatcherEncoder()
            for pattern in patterns { encoder.add(pattern) }
            matcher = RouteMatcher(try encoder.encode())
        }
    }

    @Test("The URLs of real apps lead to the routes that the apps expect", arguments: try RealApp.all())
    func theURLsOfRealAppsLeadToTheRoutesThatTheAppsExpect(_ app: RealApp) throws {
        let table = try Table(app)
        #expect(!app.cases.isEmpty)
        for example in app.cases {
            let text = example.matchURL ?? example.url
            let match = try table.matcher.firstMatch(in: text)
            let found = match.map { app.routes[$0.patternIndex].pattern }
            if let expected = example.expectedPattern {
                #expect(found == expected, "\(text)")
            } else {
                #expect(found.map { example.refusedPatterns?.contains($0) ?? false } ?? true, "\(text)")
            }
            guard let match, example.expectedPattern != nil else { continue }
            for (name, value) in example.pathValues ?? [:] {
                let captures = table.patterns[match.patternIndex].captures
                let index = try #require(captures.firstIndex { $0.name == (name == "*" ? "rest" : name) }, "\(text)")
                // One slash at the end is ignored.
                let wanted = name == "*" && value.hasSuffix("/") ? String(value.dropLast()) : value
                #expect(match.text(ofCapture: index) ?? "" == wanted, "\(text)")
            }
            for (name, value) in example.queryValues ?? [:] {
                #expect(match.url.queryValue(name) == value, "\(text)")
            }
        }
    }

    @Test("The oracle finds the same routes in real apps", arguments: try RealApp.all())
    func theOracleAgrees(_ app: RealApp) throws {
        let table = try Table(app)
        let priorities = table.patterns.map { _ in RoutePriority.default }
        for example in app.cases {
            let text = example.matchURL ?? example.url
            let found = table.matcher.matches(try RouteURL(text)).map(\.patternIndex)
            #expect(found == Oracle.order(table.patterns, priorities, text), "\(text)")
        }
    }

    /// A route's URL with some values leads to the route with the values.
    @Test("URLs written with values lead to the same routes", arguments: try RealApp.all())
    func urlsWrittenWithValuesLeadToTheSameRoutes(_ app: RealApp) throws {
        let table = try Table(app)
        for example in app.cases where example.expectedPattern != nil {
            let match = try #require(try table.matcher.firstMatch(in: example.matchURL ?? example.url))
            let pattern = table.patterns[match.patternIndex]
            let values = try #require(pattern.match(match.url)).values
            // A host that the pattern leaves open cannot be written.
            guard let text = try? pattern.url(values) else { continue }
            let back = try #require(try table.matcher.firstMatch(in: text), "\(text)")
            #expect(table.patterns[back.patternIndex] == pattern, "\(text)")
            #expect(pattern.values(in: text) == values, "\(text)")
        }
    }
}
