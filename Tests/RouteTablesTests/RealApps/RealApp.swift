import Foundation
import RoutePatterns
import RouterRuntime
import Testing

/// The routes of a real app, with URLs and the routes that they must lead to, from a file in the folder
/// `ROUTE_REAL_APPS`.
struct RealApp: Decodable, CustomTestStringConvertible {
    struct Route: Decodable {
        var pattern: String
        /// What it answers to; `nil` is any.
        var schemes: [String]?
        var hosts: [String]?
    }

    struct Case: Decodable {
        var url: String
        /// What the app matches after its own preparation.
        var matchURL: String?
        /// The pattern that must win; `nil` if the app opens nothing.
        var expectedPattern: String?
        /// The patterns that match where the app then refuses for a value's sake.
        var refusedPatterns: [String]?
        var pathValues: [String: String]?
        var queryValues: [String: String]?

        enum CodingKeys: String, CodingKey {
            case url
            case matchURL = "match_url"
            case expectedPattern = "expect_pattern"
            case refusedPatterns = "pattern_only_matches"
            case pathValues = "path_params"
            case queryValues = "query_params"
        }
    }

    var app: String
    var routes: [Route]
    var cases: [Case]

    var testDescription: String { app }

    static let folder = ProcessInfo.processInfo.environment["ROUTE_REAL_APPS"]

    /// All apps of the folder; none if there is no folder.
    static func all() throws -> [RealApp] {
        guard let folder else { return [] }
        return try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".json") }.sorted().map
        {
            try JSONDecoder().decode(RealApp.self, from: Data(contentsOf: URL(fileURLWithPath: "\(folder)/\($0)")))
        }
    }
}

extension RealApp.Route {
    /// The pattern in RouteGen's language: schemes and hosts come first, and a `*` for any number of components becomes
    /// a captured rest.
    func written() throws -> RoutePattern {
        var text = pattern
        if text.hasSuffix("/*") { text = text.dropLast() + ":rest(.*)" }
        if text.hasPrefix("//"), let hosts, hosts.count > 1 {
            let path = text.dropFirst(2).drop { $0 != "/" }
            text = "//(\(hosts.joined(separator: "|")))\(path)"
        }
        // A path of any host is one that names schemes; without them it is a path of its own.
        if !text.contains("://"), let schemes {
            text = "(\(schemes.joined(separator: "|"))):" + (text.hasPrefix("//") ? text : "//*" + text)
        }
        return try RoutePattern(text)
    }
}
