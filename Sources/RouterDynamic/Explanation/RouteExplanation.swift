import RoutePatterns
import RouteTables
import RouterRuntime

/// Why a URL leads where it leads, or why it leads nowhere.
///
/// It is for developers. One that is made for a caller outside of the app says nothing of routes that are closed to that caller.
public struct RouteExplanation: Sendable {
    /// A route that nearly matched.
    public struct NearMiss: Sendable, Hashable {
        /// Its pattern.
        public let pattern: String
        /// The first thing, from the left, that keeps it from taking the request.
        public let reason: String
    }

    /// The URL.
    public let url: String
    /// The URLs that it led to by rewriting and relocations, as far as it came.
    public let hops: [String]
    /// Where it leads; `nil` if it leads nowhere.
    public let resolution: RouteResolution?
    /// Why it leads nowhere.
    public let error: (any Error)?
    /// The patterns of other routes that match too.
    public let others: [String]
    /// The routes that nearly match, the nearest first, if it leads nowhere.
    public let nearest: [NearMiss]
}

extension RouteExplanation: CustomStringConvertible {
    /// The explanation in a few lines.
    public var description: String {
        var lines = [url] + hops.map { "  -> \($0)" }
        if let resolution {
            lines.append("  \(resolution.pattern) calls \(resolution.handler.map { "'\($0)'" } ?? "a closure")")
            for scope in resolution.middleware {
                lines.append("  passes the middleware of \(scope.map { "'\($0)'" } ?? "all requests")")
            }
            for other in others { lines.append("  \(other) matches too") }
        }
        if let error { lines.append("  \((error as? RouterError)?.message ?? "\(error)")") }
        for miss in nearest { lines.append("  \(miss.pattern): \(miss.reason)") }
        return lines.joined(separator: "\n")
    }
}
