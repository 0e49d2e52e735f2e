import RouteTables

/// The rules by which a router rewrites requests.
///
/// Of the rules that match a request's URL, the one that was added first applies.
public struct RewriteRules: Sendable {
    let list: ScopedList<RewriteRule>

    init(_ members: [Scoped<RewriteRule>]) {
        list = ScopedList(members)
    }

    /// Applies the first rule that matches.
    ///
    /// - Parameter request: The request.
    /// - Returns: The request with another URL or context; `nil` if no rule applies.
    /// - Throws: What a rule's closure throws.
    public func rewrite(_ request: RouteRequest) throws -> RouteRequest? {
        guard let url = request.storage.url else { return nil }
        var result: RouteRequest?
        for rule in list.members(for: url, handler: nil) {
            let current = result ?? request
            switch rule.element {
            case .url(let rewrite):
                guard let text = try rewrite(url) else { continue }
                if text != request.url { return current.replacing(url: text) }
            case .closure(let body):
                guard let changed = try body(current) else { continue }
                if changed.url != request.url { return changed }
                result = current.taking(changed)
            }
        }
        return result
    }
}
