import RouterPipeline
import RouterRuntime

extension RouteRecorder {
    /// Answers requests for a route with its values, by typed route or by URL, whether or not the router has it.
    ///
    /// ```swift
    /// recorder.stub(.openChat(chatID: 1, about: Product(id: 7)), with: "about a bicycle")
    /// ```
    ///
    /// Among several stubs for a request, the one that was added last applies.
    ///
    /// - Parameters:
    ///   - route: The route with its values.
    ///   - output: The result. Its type is the one that the handler returns.
    public func stub<Output: Sendable>(_ route: Route<Output>, with output: Output) {
        add(Stub(applies: { route.isTarget(of: $0) }, answer: { _ in .value(output) }))
    }

    /// Fails requests for a route with its values, by typed route or by URL, whether or not the router has it.
    ///
    /// ```swift
    /// recorder.stub(.openChat(chatID: 1, about: Product(id: 7)), throwing: CancellationError())
    /// ```
    ///
    /// - Parameters:
    ///   - route: The route with its values.
    ///   - error: The failure.
    public func stub<Output>(_ route: Route<Output>, throwing error: any Error) {
        add(Stub(applies: { route.isTarget(of: $0) }, answer: { _ in throw error }))
    }

    /// Answers requests for a pattern with any values, if the router has it.
    ///
    /// ```swift
    /// recorder.stub(.shopProduct) { request in Product(id: try request.value("id") + 1) }
    /// ```
    ///
    /// - Parameters:
    ///   - path: The route's pattern, as a generated constant. Requests by another pattern of its handler are not
    ///     answered.
    ///   - answer: Receives the request and returns the result. Its error is the failure of the request.
    public func stub<Output: Sendable>(
        _ path: RoutePath,
        answer: @escaping @Sendable (_ request: RouteRequest) throws -> Output
    ) {
        add(Stub(applies: { $0.route == path.pattern }, answer: { .value(try answer($0)) }))
    }

    /// Answers requests for a URL, whether or not the router has a route for it.
    ///
    /// - Parameters:
    ///   - url: The URL. Spellings with the same `RouteURL.normalized` string are the same URL.
    ///   - output: The result.
    public func stub<Output: Sendable>(_ url: String, with output: Output) {
        add(Stub(applies: { $0.isFor(url) }, answer: { _ in .value(output) }))
    }
}

extension RouteRequest {
    /// Whether a URL is the request's, in any spelling.
    fileprivate func isFor(_ url: String) -> Bool {
        urlText == url || (try? router.split(url))?.normalized == normalizedURL
    }
}
