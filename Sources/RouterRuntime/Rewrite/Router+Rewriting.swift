import RouteTables

extension Router {
    /// Adds a closure that rewrites requests.
    ///
    /// ```swift
    /// router.rewrite { request in
    ///     Experiment.isOn && request.url == "//home" ? request.replacing(url: "//home/next") : nil
    /// }
    /// ```
    ///
    /// It is a rule like others: the rule that was added first applies first. If a closure changes only the context,
    /// the search for a rule that changes the URL continues. The result of a rule is rewritten again if a rule applies
    /// to it. `RouterDynamic` has a variant for the URLs of a pattern.
    ///
    /// - Parameter body: Returns the request with a different URL or context; `nil` to leave it unchanged. Only the
    ///   URL, context and callbacks of the result are used. The origin and the hops remain those of the request. The
    ///   closure runs in the caller's isolation, also for requests that are only resolved or explained, so it should
    ///   have no side effects.
    /// - Returns: A token that removes the rule.
    @discardableResult
    public func rewrite(_ body: @escaping @Sendable (RouteRequest) throws -> RouteRequest?) -> RouteToken {
        rewrite(nil, .closure(body))
    }

    /// Adds a rule for a scope.
    package func rewrite(_ scope: RequestScope?, _ rule: RewriteRule) -> RouteToken {
        pipelines.add { settings, id in
            settings.rules.value.append(Scoped(id: id, scope: scope, element: rule))
        }
    }

    /// The rewriting engine.
    ///
    /// By default, it applies the rules.
    public var rewriter: any RouteRewriter {
        get { pipelines.current(for: self)?.rewriter ?? StandardRewriter() }
        set { pipelines.change(removes: true) { $0.rewriter = newValue } }
    }
}

extension RouteRequest {
    /// The same request for a different URL.
    ///
    /// - Parameter url: The URL.
    /// - Returns: The request. For a typed route, it carries the values that no URL can carry, by their parameters'
    ///   names.
    public func replacing(url: String) -> RouteRequest {
        RouteRequest(
            storage: Storage(
                router: router,
                text: url,
                context: context,
                callbacks: handedOn,
                origin: origin,
                hops: hops
            )
        )
    }
}
