import RouteTables

/// How to rewrite the requests of a scope.
package enum RewriteRule: Sendable {
    /// By patterns.
    case url(any URLRewriting)
    /// By a closure of the app.
    case closure(RewriteClosure)
}

/// A closure of the app that rewrites requests.
package struct RewriteClosure: Sendable {
    let name: String?
    /// Whether the closure is asked again for what it and other rules give.
    let repeats: Bool
    let body: @Sendable (RouteRequest) throws -> RouteRequest?

    package init(
        name: String?,
        repeats: Bool,
        _ body: @escaping @Sendable (RouteRequest) throws -> RouteRequest?
    ) {
        self.name = name
        self.repeats = repeats
        self.body = body
    }
}

/// Rules that rewrite the URLs of a scope.
package protocol URLRewriting: URLScope {
    /// The text of the rules in lists.
    var description: String { get }

    /// The new URL.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - text: The URL as it was written, before own links were replaced.
    /// - Returns: The new URL; `nil` if no rule changes it.
    /// - Throws: ``RouterError`` with the code `notEncodable` if a captured text is not a scheme.
    func target(of url: RouteURL, writtenAs text: String) throws -> String?

    /// The rule that rewrites a URL, as it is written; `nil` if none does.
    func rule(from url: RouteURL, writtenAs text: String, to target: String) -> String?
}

extension URLRewriting {
    /// The text of a rule in messages.
    package static func description(from source: String, to target: String) -> String { "'\(source)' to '\(target)'" }
}

extension RouterError {
    /// The error for a captured text that cannot be a scheme.
    package init(_ error: RewriteTemplate.UnsuitableScheme) {
        self.init(.notEncodable, .unsuitableScheme(error.text, capture: error.capture))
    }
}
