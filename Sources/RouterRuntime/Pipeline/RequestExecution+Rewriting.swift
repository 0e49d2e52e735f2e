import RouteTables

extension RequestExecution {
    /// Rewrites a request until no rule applies.
    ///
    /// - Throws: ``RouterError`` with the code `malformedURL`, `notEncodable` or `tooManyHops`; what the rewriting
    ///   engine throws.
    func rewritten(_ request: RouteRequest) throws -> RouteRequest {
        guard pipeline.rewriter != nil || !pipeline.rules.list.members.isEmpty, needsURL(request) else {
            return request
        }
        var current = try request.withURL()
        while let next = try rewrite(current) {
            if next.url == current.url { return current.taking(next) }
            current = try current.hop(to: next.url, context: next.context, callbacks: next.handedOn).withURL()
            trace.noteHop(current)
        }
        return current
    }

    private func rewrite(_ request: RouteRequest) throws -> RouteRequest? {
        guard let rewriter = pipeline.rewriter else { return try pipeline.rules.rewrite(request) }
        return try rewriter.rewrite(request, rules: pipeline.rules)
    }
}

extension RouteRequest {
    /// The request with its URL split.
    ///
    /// For a typed route, the URL of the route.
    ///
    /// - Throws: ``RouterError`` with the code `malformedURL` or `notEncodable`.
    package func withURL() throws -> RouteRequest {
        if storage.url != nil { return self }
        let text = try storage.typed?.encodedURL() ?? url
        return RouteRequest(storage: storage.copy(url: try router.split(text), text: text, match: nil))
    }
}
