import RouteTables

extension RequestExecution {
    /// Rewrites a request, by the rewriting engine or by the rules.
    ///
    /// - Throws: ``RouterError`` with the code `malformedURL`, `notEncodable` or `tooManyHops`; the errors of the
    ///   rewriting engine.
    @inline(never)
    func rewritten(_ request: RouteRequest) throws -> RouteRequest {
        guard pipeline.rewriter != nil || !pipeline.rules.members.isEmpty, needsURL(request) else { return request }
        let start = try request.withURL()
        let pass = RewritePass(start, trace)
        let rules = RewriteRules(list: pipeline.rules, pass: pass)
        guard let rewriter = pipeline.rewriter else { return try rules.rewrite(start) ?? start }
        let result = try rewriter.rewrite(start, rules: rules)
        let request = try result.map(pass.request) ?? start
        trace.noteHop(request)
        return request
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
