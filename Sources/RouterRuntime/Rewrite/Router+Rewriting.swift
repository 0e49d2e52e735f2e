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
    /// It is one rule among others; the rule that was added first applies first. A closure that changes only the context does not end the
    /// search for a rule that changes the URL. What a rule gives is rewritten again if a rule applies. `RouterDynamic` has a form for the
    /// URLs of a pattern.
    ///
    /// - Parameter body: Gives the request with another URL or context; `nil` to leave it as it is. Only URL, context and callbacks are
    ///   taken from what it gives: origin and hops stay those of the request. It runs in the caller's isolation, also for requests
    ///   that are only resolved or explained, so it should not do anything else.
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

    /// The engine that rewrites requests; the one that a router begins with applies the rules.
    public var rewriter: any RouteRewriter {
        get { pipelines.current(for: self)?.rewriter ?? StandardRewriter() }
        set { pipelines.change(removes: true) { $0.rewriter = newValue } }
    }
}

extension RouteRequest {
    /// The same request for another URL.
    ///
    /// - Parameter url: The URL.
    /// - Returns: The request; of a typed route, the values that no URL can carry go along under their parameters'
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
