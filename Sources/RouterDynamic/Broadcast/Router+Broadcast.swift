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
    /// let texts = replies.compactMap { try? $0.get() as? String }
    /// ```
    ///
    /// - Parameters:
    ///   - action: The name of the action, followed by values as in a URL: `doSomething?value=888`,
    ///     `kl://doSomething?value=888`.
    ///   - context: Values by parameter name, with their original types.
    ///   - origin: The caller. Only actions that are open to it run.
    ///   - callbacks: Closures for the function-typed parameters of the actions, the same for each action.
    ///   - isolation: The caller's isolation, which the compiler provides.
    /// - Returns: The reply of each receiver, in the order of their names. An error of one receiver does not prevent
    ///   the others. The reply of an action that must be awaited is a `RouterError` with the code `requiresAsync`.
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
    ) throws -> [RouteReply] {
        // Optimized for speed, it would contain the code of a call, two kilobytes in every app.
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

    /// Calls the action with a name on every live instance that has it, one after the other, and awaits each; see
    /// ``broadcast(_:context:from:callbacks:isolation:)``.
    ///
    /// - Returns: The reply of each receiver, in the order of their names.
    /// - Throws: `RouterError` with the code `malformedURL`.
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
                    try await perform(
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

/// The answer of one receiver of a broadcast.
public struct RouteReply {
    /// The action that ran: `ModuleA.AModule.doSomething(_:)`.
    public let handler: String
    /// The result of the action, or the error that prevented it.
    public let result: Result<Any, any Error>

    /// The result of the action; `()` if it returns nothing.
    ///
    /// - Throws: The receiver's error.
    public func get() throws -> Any { try result.get() }
}
