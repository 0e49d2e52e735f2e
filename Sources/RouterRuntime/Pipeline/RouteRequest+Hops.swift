import RouteTables

extension RouteRequest {
    /// The request that follows this one after a redirect.
    ///
    /// - Throws: ``RouterError`` with the code `tooManyHops`.
    @inline(never)
    func followed(by redirect: RouteRedirect) throws -> RouteRequest {
        let origin = redirect.isByApp ? .app : origin
        switch redirect.target {
        case .url(let url):
            let context = context.merging(redirect.context) { $1 }
            return try hop(to: url, context: context, callbacks: handedOn, from: origin)
        case .route(let values):
            return try hop(to: values, context: context.merging(redirect.context) { $1 }, from: origin)
        case .request(let request):
            return try hop(to: request.url, context: request.context, callbacks: request.handedOn)
        }
    }

    /// This request with the context and the callbacks of another request for the same URL.
    ///
    /// Code may return any request, such as an earlier one. So only these values are taken from it, and not its origin,
    /// hops or router.
    func taking(_ other: RouteRequest) -> RouteRequest {
        if other.storage === storage { return self }
        return RouteRequest(storage: storage.copy(context: other.context, callbacks: other.storage.callbacks))
    }

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

    /// The callbacks and other values that a request for another URL receives from this one.
    ///
    /// No URL can carry these values.
    package var handedOn: RouteCallbacks { storage.callbacks.carrying(storage.typed) }

    /// A request for another URL that follows this one.
    ///
    /// - Throws: ``RouterError`` with the code `tooManyHops`.
    @inline(never)
    func hop(
        to url: String,
        context: [String: any Sendable],
        callbacks: RouteCallbacks,
        isCounted: Bool = true,
        from origin: RouteOrigin? = nil
    ) throws -> RouteRequest {
        RouteRequest(
            storage: Storage(
                router: router,
                text: url,
                context: context,
                callbacks: callbacks,
                origin: origin ?? self.origin,
                hops: try storage.hops.adding(self.url, to: url, isCounted: isCounted, for: self.origin)
            )
        )
    }

    private func hop(
        to values: RouteArguments,
        context: [String: any Sendable],
        from origin: RouteOrigin
    ) throws -> RouteRequest {
        RouteRequest(
            storage: Storage(
                router: router,
                typed: values,
                context: context,
                callbacks: storage.callbacks,
                origin: origin,
                hops: try storage.hops.adding(url, to: values.url, isCounted: true, for: self.origin)
            )
        )
    }
}
