import RoutePatterns
import RouteTables
import RouterPipeline
import RouterRuntime

/// The reasons that a URL leads to its route, or to none.
///
/// An explanation for a caller outside of the app does not mention routes that are closed to that
/// caller.
package struct RouteExplanation: Sendable {
    /// The URL.
    let url: String
    /// The URLs after rewriting and relocations, up to the last.
    package let hops: [String]
    /// The rules that led to ``hops``, one for each, as `'source' to 'target'`; `nil` for a closure, an engine or a
    /// relocation.
    package let rules: [String?]
    /// The route; `nil` if there is none.
    package let resolution: RouteResolution?
    /// How the page of the route opens, as its marker says: `present`, `tab(home)`; `nil` if it does not say it.
    package let open: String?
    /// The pattern of the route whose page is below; `nil` if the marker names none, or one that is closed to the caller.
    package let parent: String?
    /// The error of a URL that leads to no route.
    package let error: (any Error)?
    /// The patterns of other routes that also match.
    package let others: [String]
    /// The patterns of the routes that nearly match, the nearest first, if there is no route, each with the first reason,
    /// from the left, why it does not take the request.
    package let nearest: [(pattern: String, reason: String)]
}

extension RouteExplanation: CustomStringConvertible {
    /// The explanation in several lines, the URL first.
    package var description: String {
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
        return lines.map(PrintableText.line).joined(separator: "\n")
    }
}
