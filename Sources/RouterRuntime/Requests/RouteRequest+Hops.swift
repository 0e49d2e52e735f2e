import RouteTables

extension RouteRequest {
    /// The request that follows this one after a redirect.
    ///
    /// - Throws: ``RouterError`` with the code `tooManyHops`.
    @inline(never)
    @_optimize(size)
    func followed(by redirect: RouteRedirect) throws -> RouteRequest {
        let origin = redirect.isByApp ? .app : origin
        let context = redirect.context.isEmpty ? context : merged(redirect.context)
        switch redirect.target {
        case .url(let url):
            return try hop(to: url, context: context, callbacks: handedOn, from: origin)
        case .route(let values):
            return try hop(to: values, context: context, from: origin)
        case .request(let request):
            return try hop(to: request.urlText, context: request.context, callbacks: request.handedOn)
        }
    }

    /// The context with values that replace existing ones.
    @_optimize(size)
    @inline(never)
    private func merged(_ values: [String: any Sendable]) -> [String: any Sendable] {
        var context = context
        for (name, value) in values { context[name] = value }
        return context
    }

    /// The request with its URL split.
    ///
    /// For a typed route, the URL of the route.
    ///
    /// - Throws: ``RouterError`` with the code `malformedURL` or `notEncodable`.
    @_optimize(size)
    package func withURL() throws -> RouteRequest {
        if storage.url != nil { return self }
        let text = try storage.typed?.encodedURL() ?? urlText
        return RouteRequest(storage: storage.copy(url: try router.split(text)) { $0.text = text })
    }

    /// The callbacks and other values that a request for another URL receives from this one.
    ///
    /// No URL can carry these values.
    package var handedOn: RouteCallbacks { storage.callbacks.carrying(storage.typed) }

    /// A request for another URL that follows this one.
    ///
    /// - Throws: ``RouterError`` with the code `tooManyHops`.
    @inline(never)
    @_optimize(size)
    package func hop(
        to url: String,
        context: [String: any Sendable],
        callbacks: RouteCallbacks,
        isCounted: Bool = true,
        from origin: RouteOrigin? = nil
    ) throws -> RouteRequest {
        let hops = try storage.hops.adding(urlText, to: url, isCounted: isCounted, for: self.origin)
        return replacing(url: url, context, callbacks, hops, from: origin ?? self.origin)
    }

    @_optimize(size)
    private func hop(
        to values: RouteArguments,
        context: [String: any Sendable],
        from origin: RouteOrigin
    ) throws -> RouteRequest {
        let hops = try storage.hops.adding(urlText, to: values.url, isCounted: true, for: self.origin)
        let next = Storage(router: router, typed: values, context: context, origin: origin)
        return RouteRequest(
            storage: next.copy { [callbacks = storage.callbacks] parts in
                parts.callbacks = callbacks
                parts.hops = hops
            }
        )
    }

    /// A request for another URL.
    @_optimize(size)
    package func replacing(
        url: String,
        _ context: [String: any Sendable],
        _ callbacks: RouteCallbacks,
        _ hops: RequestHops,
        from origin: RouteOrigin
    ) -> RouteRequest {
        let next = Storage(router: router, text: url, context: context, callbacks: callbacks, origin: origin)
        return RouteRequest(storage: next.copy { $0.hops = hops })
    }
}
