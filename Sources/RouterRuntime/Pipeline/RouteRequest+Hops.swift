extension RouteRequest {
    /// How often rewriting, relocation and redirects together may lead on.
    static let hopLimit = 10

    /// The request that takes this one over, as a redirect says.
    ///
    /// - Throws: ``RouterError`` with the code `tooManyHops`.
    func followed(by redirect: RouteRedirect) throws -> RouteRequest {
        switch redirect.target {
        case .url(let url): try hop(to: url, context: redirect.context)
        case .route(let values): try hop(to: values, context: redirect.context)
        case .request(let request): try hop(to: request.url, context: request.context)
        }
    }

    /// A request for another URL that takes this one over.
    ///
    /// - Throws: ``RouterError`` with the code `tooManyHops`.
    func hop(to url: String, context added: [String: any Sendable] = [:]) throws -> RouteRequest {
        RouteRequest(
            storage: Storage(
                router: router,
                text: url,
                context: context.merging(added) { $1 },
                callbacks: storage.callbacks.carrying(storage.typed),
                origin: origin,
                hops: try nextHops(to: url)
            )
        )
    }

    private func hop(to values: TypedValues, context added: [String: any Sendable]) throws -> RouteRequest {
        RouteRequest(
            storage: Storage(
                router: router,
                typed: values,
                context: context.merging(added) { $1 },
                callbacks: storage.callbacks,
                origin: origin,
                hops: try nextHops(to: values.url)
            )
        )
    }

    private func nextHops(to url: String) throws -> [String] {
        let next = hops + [self.url]
        guard next.count <= Self.hopLimit else {
            let chain = (next + [url]).map { "'\($0)'" }.joined(separator: " -> ")
            throw RouterError(.tooManyHops, "the request was led on more than \(Self.hopLimit) times: \(chain)")
        }
        return next
    }
}
