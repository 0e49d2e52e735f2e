extension Router {
    /// Leads all requests for the URLs of one pattern to those of another.
    ///
    /// ```swift
    /// try router.rewrite("//AModule/**", to: "//BModule/**")
    /// try router.rewrite("//shop/:id", to: "https://m.example.com/item?id=:id")
    /// ```
    ///
    /// The target is a URL in which `:name` stands for what the pattern's capture of that name took, and `**` or `*` as a whole
    /// component for what the pattern's first `**` or `*` took, then the second, and so on. What is taken over stays encoded as it
    /// is. A capture that took nothing leaves nothing behind, no slash either. A backslash takes the meaning from the character behind it.
    ///
    /// The query is kept: behind the target's own items, without those that the pattern names. A target that ends with `?` drops it. The
    /// fragment is kept unless the target has one.
    ///
    /// The rule that was added first goes first. What it gives is rewritten again if a rule matches. Typed routes are rewritten by the URLs that
    /// stand for them; values that no URL can carry go along under their parameters' names.
    ///
    /// - Parameters:
    ///   - pattern: Which URLs, as in a marker, or a regular expression over whole URLs behind `regex `.
    ///   - target: What they become.
    /// - Returns: A token that removes the rule.
    /// - Throws: ``RoutePatternError`` for a malformed pattern; ``RouterError`` with the code `invalidRule` for a target that refers to what
    ///   the pattern does not capture.
    @discardableResult
    public func rewrite(_ pattern: String, to target: String) throws -> RouteToken {
        let source = try RewriteSource(pattern)
        let template = try RewriteTemplate(target, source)
        return pipelines.add { settings, id in
            settings.rules.value.append(Scoped(id: id, scope: source.pattern, element: .template(template)))
        }
    }

    /// Lets a closure rewrite requests.
    ///
    /// ```swift
    /// try router.rewrite("//home") { request in
    ///     Experiment.isOn ? request.replacing(url: "//home/next") : nil
    /// }
    /// ```
    ///
    /// It is one rule among others; see ``rewrite(_:to:)``. One that changes nothing but the context does not end the search for a rule
    /// that changes the URL.
    ///
    /// - Parameters:
    ///   - pattern: For which URLs it is asked, as in a marker, or a regular expression over whole URLs behind `regex `; `nil` for all.
    ///   - body: Gives the request with another URL or context; `nil` to leave it as it is. Nothing else is taken of what it gives: the origin
    ///     and the hops stay those of the request. It runs in the caller's isolation, also for requests
    ///     that are only resolved or explained, so it should not do anything else.
    /// - Returns: A token that removes the rule.
    /// - Throws: ``RoutePatternError`` for a malformed pattern; ``RouteTableError`` for one that is out of proportion.
    @discardableResult
    public func rewrite(
        _ pattern: String? = nil,
        _ body: @escaping @Sendable (RouteRequest) throws -> RouteRequest?
    ) throws -> RouteToken {
        let scope = try pattern.map { try RoutePattern(scope: $0) }
        return pipelines.add { settings, id in
            settings.rules.value.append(Scoped(id: id, scope: scope, element: .closure(body)))
        }
    }

    /// The engine that rewrites requests; the one that a router begins with applies the rules.
    public var rewriter: any RouteRewriter {
        get { pipelines.current(for: self)?.rewriter ?? StandardRewriter() }
        set { pipelines.change(removes: true) { $0.rewriter = newValue } }
    }
}

extension RoutePattern {
    /// Reads a pattern that has to be fit to be matched together with others.
    init(scope text: String) throws {
        try self.init(text)
        _ = try compiled.matcher(of: self)
    }
}

extension RouteRequest {
    /// The same request for another URL.
    ///
    /// - Parameter url: The URL.
    /// - Returns: The request; of a typed route, the values that no URL can carry go along under their parameters' names.
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
