import RouteTables
import RouterRuntime

extension Router {
    /// Adds a closure that rewrites requests.
    ///
    /// ```swift
    /// router.rewrite { request in
    ///     Experiment.isOn && request.url.text == "//home" ? request.replacing(url: "//home/next") : nil
    /// }
    /// ```
    ///
    /// Closures are filters that are called in order, each once (Khala's rewriting). Each receives the URL and the
    /// context that the rules and closures before it gave:
    ///
    /// ```swift
    /// router.rewrite(name: "token") { $0.replacing(url: $0.url.text + "?token=1") }
    /// ```
    ///
    /// A closure cannot undo the change of another: if it gives a URL from which rewriting led to the present one, its
    /// result is ignored. So one closure that leads from `//a` to `//b`, and another one from `//b` to `//a`, swap the
    /// two. A redirect or a relocation makes a new request, for which each closure is called once again. Changes of the
    /// URL by closures do not count as hops of a possible cycle, unless a closure repeats.
    ///
    /// The scope limits a closure to some routes, or to the URLs of a pattern with `RouterDynamic`:
    ///
    /// ```swift
    /// router.rewrite(for: [.checkout]) { $0.replacing(url: "//sold-out") }
    /// try router.rewrite(for: .urls("//home")) { request in
    ///     Experiment.isOn ? request.replacing(url: "//home/next") : nil
    /// }
    /// ```
    ///
    /// ``rewriteFilters`` lists the closures, and the rules added at run time.
    ///
    /// - Parameters:
    ///   - scope: The requests that the closure is called for. The scope of a route has its typed routes, and the URLs for
    ///     which it is the best of the router's table, before access and conditions decide.
    ///   - name: The filter's name in ``rewriteFilters``; the pattern or the routes of the scope if there is none.
    ///   - repeats: Whether the closure is called again whenever a rule or a closure has changed the URL, until it
    ///     returns `nil` or the same URL.
    ///   - body: Returns the request with a different URL or context; `nil` to leave it unchanged. Only the URL,
    ///     context and callbacks of the result are used. The origin and the hops remain those of the request. The
    ///     closure runs in the caller's isolation, also for requests that are only resolved or explained, so it should
    ///     have no side effects.
    /// - Returns: A token that removes the closure.
    @discardableResult
    public func rewrite(
        for scope: RouteScope = .all,
        name: String? = nil,
        repeats: Bool = false,
        _ body: @escaping @Sendable (RouteRequest) throws -> RouteRequest?
    ) -> RouteToken {
        rewrite(scope.requests(of: self), .closure(RewriteClosure(name: name, repeats: repeats, body)))
    }

    /// Adds a closure of the main actor that rewrites requests; see ``rewrite(for:name:repeats:_:)``.
    ///
    /// ```swift
    /// router.rewrite(onMainActor: { Settings.usesOldShop ? $0.replacing(url: "//old-shop") : nil })
    /// ```
    ///
    /// A request that is opened with `await` is rewritten on the main actor. Elsewhere than on the main actor, a
    /// synchronous call to which the closure applies throws a `RouterError` with the code `requiresAsync`.
    ///
    /// - Parameters:
    ///   - scope: The requests that the closure is called for.
    ///   - name: The filter's name in ``rewriteFilters``.
    ///   - repeats: Whether the closure is called again whenever a rule or a closure has changed the URL.
    ///   - body: Returns the request with a different URL or context; `nil` to leave it unchanged.
    /// - Returns: A token that removes the closure.
    @_disfavoredOverload
    @discardableResult
    public func rewrite(
        for scope: RouteScope = .all,
        name: String? = nil,
        repeats: Bool = false,
        onMainActor body: @escaping @MainActor @Sendable (RouteRequest) throws -> RouteRequest?
    ) -> RouteToken {
        rewrite(scope.requests(of: self), .closure(RewriteClosure(name: name, repeats: repeats, onMainActor: body)))
    }

    /// Adds a rule for a scope.
    package func rewrite(_ scope: RequestScope?, _ rule: RewriteRule) -> RouteToken {
        pipelines.add { settings, id in
            settings.rules.append(Scoped(id: id, scope: scope, element: rule))
        }
    }

    /// The rewriting engine of the app; `nil` for the one that applies the router's rules.
    ///
    /// ```swift
    /// router.rewriter = { request, rules in
    ///     if request.url.text == "//sale" { return request.replacing(url: "//campaigns/spring") }
    ///     return try rules(request)
    /// }
    /// ```
    ///
    /// (Khala's `Khala.rewrite = Custom()`.) The engine is called once for the request of a caller, and once for each
    /// redirect and relocation. It receives the request, and a closure that applies the router's rules until none changes
    /// the request; each closure among the rules is called at most once for a request, even if the rules are applied
    /// several times. The engine returns the request with a different URL or context, or `nil` to leave it unchanged, and
    /// so do the rules. Only the URL, context and callbacks of the result are used. The origin and the hops remain those
    /// of the request. A new URL counts as a hop. An error that the engine throws fails the request; a `RouteRedirect`
    /// redirects it.
    public var rewriter:
        (
            @Sendable (_ request: RouteRequest, _ rules: (RouteRequest) throws -> RouteRequest?) throws -> RouteRequest?
        )?
    {
        get { pipelines.settings.rewriter }
        set { pipelines.change(removes: true) { $0.rewriter = newValue } }
    }
}

/// A rewriting engine; see ``RouterRuntime/Router/rewriter``.
typealias RewritingEngine =
    @Sendable (RouteRequest, (RouteRequest) throws -> RouteRequest?) throws -> RouteRequest?

extension RouteRequest {
    /// The same request for a different URL.
    ///
    /// - Parameter url: The URL.
    /// - Returns: The request. For a typed route, it carries the values that no URL can carry, by their parameters'
    ///   names.
    public func replacing(url: String) -> RouteRequest {
        replacing(url: url, context, handedOn, storage.hops, from: origin)
    }

    /// This request with the context and the callbacks of another request for the same URL.
    ///
    /// Code may return any request, such as an earlier one. So only these values are taken from it, and not its origin,
    /// hops or router.
    func taking(_ other: RouteRequest) -> RouteRequest {
        if other.storage === storage { return self }
        return RouteRequest(
            storage: storage.copy { parts in
                parts.context = other.storage.context
                parts.callbacks = other.storage.callbacks
            }
        )
    }
}
