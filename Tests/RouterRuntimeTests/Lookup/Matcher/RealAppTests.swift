import Foundation
import RouterRuntime
import Testing

/// The route tables of real apps pick the patterns that the apps themselves expect.
///
/// `ROUTE_REAL_APPS` names the folder of the tables; without it they are looked for beside the checkout, and skipped where absent.
@Suite(.enabled(if: realAppsFolder != nil)) struct RealAppTests {
    struct Table: Decodable {
        struct Route: Decodable {
            var pattern: String
            var expressible: String
            var schemes: [String]?
        }
        struct Case: Decodable {
            var url: String
            var match_url: String?
            var expect_pattern: String?
            var pattern_only_matches: [String]?
            var path_params: [String: String]?
        }
        var app: String
        var routes: [Route]
        var cases: [Case]
    }

    /// A table's `*` at the end stands for any number of components.
    static func spelled(_ pattern: String) -> String {
        var text = pattern
        if text.hasSuffix("/*") { text += "*" }
        return text
    }

    @Test func expectedPatterns() throws {
        let folder = try #require(realAppsFolder)
        var checked = 0
        for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil).sorted(
            by: { $0.path < $1.path })
        where file.pathExtension == "json" {
            let table = try JSONDecoder().decode(Table.self, from: Data(contentsOf: file))
            var encoder = RouteMatcherEncoder()
            var patterns: [String] = []
            for route in table.routes where route.expressible == "yes" {
                encoder.add(try RoutePattern(Self.spelled(route.pattern)))
                patterns.append(route.pattern)
            }
            let matcher = RouteMatcher(try encoder.encode())
            for example in table.cases {
                guard let expected = example.expect_pattern ?? example.pattern_only_matches?.first,
                    patterns.contains(expected)
                else { continue }
                let match = matcher.firstMatch(in: try RouteURL(example.match_url ?? example.url))
                #expect(match.map { patterns[$0.entry] } == expected, "\(table.app): \(example.url)")
                checked += 1
            }
        }
        #expect(checked > 50)
    }
}

/// Where the tables of real apps are, if they are there.
private var realAppsFolder: URL? {
    let path =
        ProcessInfo.processInfo.environment["ROUTE_REAL_APPS"]
        ?? URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../../../shared/realapps")
        .path
    return FileManager.default.fileExists(atPath: path) ? URL(filePath: path) : nil
}
