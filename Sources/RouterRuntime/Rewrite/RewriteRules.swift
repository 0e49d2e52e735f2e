import RouteTables

/// The rules by which a router rewrites requests.
///
/// Among the rules that match a request's URL, the one that was added first applies.
public struct RewriteRules: Sendable {
    let list: ScopedList<RewriteRule>

    /// The rule that rewrites a URL, as it is written; `nil` if a closure does, or no rule does.
    package func rule(from url: RouteURL, writtenAs text: String, to target: String) -> String? {
        list.members(for: url, handler: nil).lazy.compactMap { member in
            guard case .url(let rewriting) = member.element else { return nil }
            return rewriting.rule(from: url, writtenAs: text, to: target)
        }.first
    }

    init(_ members: [Scoped<RewriteRule>]) {
        list = ScopedList(members)
    }

    /// Applies the first rule that matches.
    ///
    /// - Parameter request: The request.
    /// - Returns: The request with a different URL or context; `nil` if no rule applies.
    /// - Throws: What a rule's closure throws.
    public func rewrite(_ request: RouteRequest) throws -> RouteRequest? {
        guard let url = request.storage.url else { return nil }
        var result: RouteRequest?
        for rule in list.members(for: url, handler: nil) {
            let current = result ?? request
            switch rule.element {
            case .url(let rewriting):
                guard let text = try rewriting.target(of: url, writtenAs: request.url) else { continue }
                return current.replacing(url: text)
            case .closure(let body):
                guard let changed = try body(current) else { continue }
                if changed.url != request.url { return changed }
                result = current.taking(changed)
            }
        }
        return result
    }
}
