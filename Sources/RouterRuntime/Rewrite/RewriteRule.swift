import RouteTables

/// How the requests of a scope are rewritten.
package enum RewriteRule: Sendable {
    /// By patterns.
    case url(any URLRewriting)
    /// By code of the app.
    case closure(@Sendable (RouteRequest) throws -> RouteRequest?)
}

/// Rules that make other URLs of the URLs of a scope.
package protocol URLRewriting: URLScope {
    /// What becomes of a URL.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - text: The URL as it was written, before own links were replaced.
    /// - Returns: The new URL; `nil` if no rule changes it.
    /// - Throws: ``RouterError`` with the code `notEncodable` if a captured text is not a scheme.
    func target(of url: RouteURL, writtenAs text: String) throws -> String?

    /// The rule by which a URL becomes another, as it is written; `nil` if none does that.
    func rule(from url: RouteURL, writtenAs text: String, to target: String) -> String?
}

extension URLRewriting {
    /// A rule as messages show it.
    package static func description(from source: String, to target: String) -> String { "'\(source)' to '\(target)'" }
}

extension RouterError {
    /// The error for a captured text that cannot be a scheme.
    package init(_ error: RewriteTemplate.UnsuitableScheme) {
        self.init(.notEncodable, .unsuitableScheme(error.text, capture: error.capture))
    }
}
