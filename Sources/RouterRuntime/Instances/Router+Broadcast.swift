import RouteTables

// A broadcast is a call of each receiver by a URL of its own. So rewriting, access, middleware and observers apply as they do to any
// other call, and nothing that is closed can be reached this way round.

extension Router {
    /// Runs the action of a name on every live instance that has it (Khala's notifications).
    ///
    /// Live are the instances that were made by a first call or registered, and not unregistered since.
    ///
    /// ```swift
    /// let replies = router.broadcast("doSomething?value=888")
    /// let texts = replies.compactMap { try? $0.get() as? String }
    /// ```
    ///
    /// - Parameters:
    ///   - action: The name of the action, with values behind it as in a URL: `doSomething?value=888`, `kl://doSomething?value=888`.
    ///   - context: Values by parameter name, with the types they have.
    ///   - origin: Who makes the request. Only actions that are open to the caller run.
    ///   - callbacks: Closures for the actions' function-typed parameters, the same for each.
    ///   - isolation: The caller's isolation, which the compiler fills in.
    /// - Returns: What each receiver answered, in the order of their names; errors of one do not keep the others from running. An
    ///   action that has to be awaited answers with ``RouterError`` of the code `requiresAsync`.
    /// - Throws: ``RouterError`` with the code `malformedURL`.
    /// - Complexity: In proportion to the number of handlers.
    @discardableResult
    public func broadcast(
        _ action: String,
        context: [String: any Sendable] = [:],
        from origin: RouteOrigin = .app,
        callbacks: [RouteCallback] = [],
        isolation: isolated (any Actor)? = #isolation
    ) throws -> [RouteReply] {
        let broadcast = try RouteBroadcast(action, self, origins.origin(of: action, from: origin))
        return broadcast.receivers.map { receiver in
            RouteReply(
                handler: receiver.name,
                result: Result {
                    try perform(
                        broadcast.url(for: receiver),
                        context: context,
                        from: broadcast.origin,
                        callbacks: callbacks,
                        as: Any.self,
                        isolation: isolation
                    )
                }
            )
        }
    }

    /// Runs the action of a name on every live instance that has it, one after the other, and waits for each; see
    /// ``broadcast(_:context:from:callbacks:isolation:)``.
    ///
    /// - Returns: What each receiver answered, in the order of their names.
    /// - Throws: ``RouterError`` with the code `malformedURL`.
    @discardableResult
    public func broadcastAndWait(
        _ action: String,
        context: [String: any Sendable] = [:],
        from origin: RouteOrigin = .app,
        callbacks: sending [RouteCallback] = [],
        isolation: isolated (any Actor)? = #isolation
    ) async throws -> [RouteReply] {
        let broadcast = try RouteBroadcast(action, self, origins.origin(of: action, from: origin))
        let callbacks = RouteCallbacks(callbacks)
        var replies: [RouteReply] = []
        for receiver in broadcast.receivers {
            let result: Result<Any, any Error>
            do {
                result = .success(
                    try await performWaiting(
                        broadcast.url(for: receiver),
                        context: context,
                        from: broadcast.origin,
                        callbacks: callbacks,
                        as: Any.self,
                        isolation: isolation
                    )
                )
            } catch {
                result = .failure(error)
            }
            replies.append(RouteReply(handler: receiver.name, result: result))
        }
        return replies
    }
}
