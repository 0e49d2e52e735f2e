import RouteTables
import RouterRuntime

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
    /// Whether the closure is called again for the results of this and other rules.
    let repeats: Bool
    /// Whether only the main thread can call it.
    let needsMainActor: Bool
    let body: @Sendable (RouteRequest) throws -> RouteRequest?

    package init(
        name: String?,
        repeats: Bool,
        _ body: @escaping @Sendable (RouteRequest) throws -> RouteRequest?
    ) {
        self.name = name
        self.repeats = repeats
        needsMainActor = false
        self.body = body
    }

    /// A closure of the main actor.
    ///
    /// Elsewhere, it throws a `RouterError` with the code `requiresAsync`.
    package init(
        name: String?,
        repeats: Bool,
        onMainActor body: @escaping @MainActor @Sendable (RouteRequest) throws -> RouteRequest?
    ) {
        self.name = name
        self.repeats = repeats
        needsMainActor = true
        self.body = { request in
            guard MainThread.isCurrent else {
                throw RouterError(.requiresAsync, PipelineProblem.mainActorRewriting(name: name), for: request.origin)
            }
            return try MainActor.assumeIsolated { try body(request) }
        }
    }
}

extension RewriteRule {
    /// Whether only the main thread can apply it.
    var needsMainActor: Bool {
        if case .closure(let closure) = self { return closure.needsMainActor }
        return false
    }
}

/// Rules that rewrite the URLs of a scope.
package protocol URLRewriting: URLScope {
    /// The rule as lists show it.
    var description: String { get }

    /// The new URL.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - text: The URL as it was written, before own links were replaced.
    /// - Returns: The new URL; `nil` if no rule changes it.
    /// - Throws: `RouterError` with the code `notEncodable` if a captured string is not a scheme.
    func target(of url: RouteURL, writtenAs text: String) throws -> String?

    /// The rule that rewrites a URL, as it is written; `nil` if none does.
    func rule(from url: RouteURL, writtenAs text: String, to target: String) -> String?
}

extension RewriteRule {
    /// The description of a rule in messages.
    package static func description(from source: String, to target: String) -> String { "'\(source)' to '\(target)'" }
}
