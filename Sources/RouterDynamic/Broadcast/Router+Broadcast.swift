import RouteTables
import RouterRuntime

// A broadcast calls each receiver by a URL of its own. So rewriting, access, middleware and observers apply as for any
// other call, and a broadcast cannot reach a closed route.

extension Router {
    /// Calls the action with a name on every live instance that has it (Khala's notifications).
    ///
    /// An instance is live once it was created by a call, or registered, until it is unregistered.
    ///
    /// ```swift
    /// let replies = try router.broadcast("doSomething?value=888")
    /// let texts = replies.compactMap { try? $0.result.get() as? String }
    /// ```
    ///
    /// - Parameters:
    ///   - action: The name of the action, followed by values as in a URL: `doSomething?value=888`,
    ///     `kl://doSomething?value=888`.
    ///   - context: Values by parameter name, with their original types.
    ///   - origin: The caller. Only actions that are open to it run.
    ///   - callbacks: Closures for the function-typed parameters of the actions, the same for each action. One with a
    ///     name is for the actions that have a parameter of that name, and others ignore it.
    ///   - isolation: The caller's isolation, which the compiler provides.
    /// - Returns: The replies, in the order of the names of the receivers. An error of one receiver does not prevent the
    ///   others. The reply of an action that must be awaited is a `RouterError` with the code `requiresAsync`.
    /// - Throws: `RouterError` with the code `malformedURL`.
    /// - Complexity: O(*n*) in the number of handlers.
    @_optimize(size)
    @discardableResult
    public func broadcast(
        _ action: String,
        context: [String: any Sendable] = [:],
        from origin: RouteOrigin = .app,
        callbacks: [RouteCallback] = [],
        isolation: isolated (any Actor)? = #isolation
    ) throws -> [BroadcastReply] {
        // Optimized for speed, it would contain the code of a call, two kilobytes in every app.
        let broadcast = try RouteBroadcast(action, self, origins.origin(of: action, from: origin))
        return broadcast.receivers.map { receiver in
            BroadcastReply(
                handler: receiver.name,
                result: Result {
                    try perform(
                        broadcast.url(for: receiver),
                        context: context,
                        from: broadcast.origin,
                        callbacks: callbacks.filter(receiver.takes),
                        as: Any.self,
                        isolation: isolation
                    )
                }
            )
        }
    }

    /// Calls the action with a name on every live instance that has it, one after the other, and awaits each; see
    /// ``broadcast(_:context:from:callbacks:isolation:)``.
    ///
    /// - Returns: The replies, in the order of the names of the receivers.
    /// - Throws: `RouterError` with the code `malformedURL`.
    @discardableResult
    public func broadcastAndWait(
        _ action: String,
        context: [String: any Sendable] = [:],
        from origin: RouteOrigin = .app,
        callbacks: sending [RouteCallback] = [],
        isolation: isolated (any Actor)? = #isolation
    ) async throws -> [BroadcastReply] {
        let broadcast = try RouteBroadcast(action, self, origins.origin(of: action, from: origin))
        let callbacks = RouteCallbacks.sent(callbacks)
        var replies: [BroadcastReply] = []
        for receiver in broadcast.receivers {
            let result: Result<Any, any Error>
            do {
                result = .success(
                    try await perform(
                        broadcast.url(for: receiver),
                        context: context,
                        from: broadcast.origin,
                        callbacks: callbacks.filter(receiver.takes),
                        as: Any.self,
                        isolation: isolation
                    )
                )
            } catch {
                result = .failure(error)
            }
            replies.append(BroadcastReply(handler: receiver.name, result: result))
        }
        return replies
    }
}
