import RoutePatterns
import RouteTables
import RouterPipeline
import RouterRuntime

/// Why a URL leads to its route, or why it leads to none.
///
/// It is for developers. An explanation for a caller outside of the app does not mention routes that are closed to that
/// caller.
public struct RouteExplanation: Sendable {
    /// A route that nearly matched.
    public struct NearMiss: Sendable, Hashable {
        /// Its pattern.
        public let pattern: String
        /// The first reason, from the left, why it does not take the request.
        public let reason: String
    }

    /// The URL.
    public let url: String
    /// The URLs after rewriting and relocations, up to the last.
    public let hops: [String]
    /// The rules that led to ``hops``, one for each, as `'source' to 'target'`; `nil` for a closure, an engine or a
    /// relocation.
    public let rules: [String?]
    /// The route; `nil` if there is none.
    public let resolution: RouteResolution?
    /// How the page of the route opens, as its marker says: `present`, `tab(home)`; `nil` if it does not say it.
    public let open: String?
    /// The pattern of the route whose page is below; `nil` if the marker names none, or one that is closed to the caller.
    public let parent: String?
    /// Why there is no route.
    public let error: (any Error)?
    /// The patterns of other routes that also match.
    public let others: [String]
    /// The routes that nearly match, the nearest first, if there is no route.
    public let nearest: [NearMiss]
}

extension RouteExplanation: CustomStringConvertible {
    /// The explanation in several lines.
    public var description: String {
        var lines = [url] + zip(hops, rules).map { hop, rule in "  -> \(hop)\(rule.map { ", as \($0)" } ?? "")" }
        if let resolution {
            lines.append("  \(resolution.pattern) calls \(resolution.handler.map { "'\($0)'" } ?? "a closure")")
            if let open { lines.append("  opens with \(open)") }
            if let parent { lines.append("  opens above the page of \(parent)") }
            for scope in resolution.middleware {
                lines.append("  passes the middleware of \(scope.map { "'\($0)'" } ?? "all requests")")
            }
            if let problem = resolution.problem {
                lines.append("  fails: \((problem as? RouterError)?.message ?? "\(problem)")")
            }
            for other in others { lines.append("  \(other) matches too") }
        }
        if let error { lines.append("  \((error as? RouterError)?.message ?? "\(error)")") }
        for miss in nearest { lines.append("  \(miss.pattern): \(miss.reason)") }
        return lines.joined(separator: "\n")
    }
}
