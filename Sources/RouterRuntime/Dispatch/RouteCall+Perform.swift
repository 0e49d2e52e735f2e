@_spi(Locks) import RouteTables

extension RouteCall {
    /// Calls a synchronous handler in the caller's isolation.
    @inline(__always)
    func perform(_ target: Router.Target, _ isolation: isolated (any Actor)?) throws -> Any {
        HeldLock.expectNone("calls a handler")
        if !isPlain { return try performOwned(target, isolation) }
        switch target.callKind {
        case .synchronous: return try target.dispatcher.call(target.localIndex, self)
        case .mainActor where MainThread.isMainActor(isolation):
            return try MainThread.assumeIsolated { try target.dispatcher.callOnMainActor(target.localIndex, self) }
        case .mainActor, .asynchronous, .asynchronousMainActor: throw requiresAsync(target)
        }
    }

    /// Calls a synchronous handler with values that it claims.
    @inline(never)
    @_optimize(size)
    private func performOwned(_ target: Router.Target, _ isolation: isolated (any Actor)?) throws -> Any {
        let isOnMainActor = MainThread.isMainActor(isolation)
        try checkSynchronous(target, isOnMainActor: isOnMainActor)
        let owners = try claim(for: isOnMainActor ? .mainActor : .caller)
        defer { for owner in owners { owner.release() } }
        guard target.callKind == .mainActor else {
            return try MainThread.perform(in: isolation) { try target.dispatcher.call(target.localIndex, self) }
        }
        return try MainThread.assumeIsolated { try target.dispatcher.callOnMainActor(target.localIndex, self) }
    }

    /// Calls any handler and awaits its result.
    func open(_ target: Router.Target, _ isolation: isolated (any Actor)?) async throws -> Any {
        let isOnMainActor = MainThread.isMainActor(isolation)
        switch target.callKind {
        case .mainActor where !isOnMainActor, .asynchronousMainActor:
            HeldLock.expectNone("calls a handler")
            let owners = isPlain ? [] : try claim(for: .mainActor)
            defer { for owner in owners { owner.release() } }
            var call = self
            call.crossesIsolation = !isOnMainActor
            return try await call.openOnMainActor(target).value
        case .asynchronous:
            HeldLock.expectNone("calls a handler")
            let owners = isPlain ? [] : try claim(for: .elsewhere)
            defer { for owner in owners { owner.release() } }
            return try await target.dispatcher.open(target.localIndex, self, isolation: isolation)
        case .synchronous, .mainActor: return try perform(target, isolation)
        }
    }

    @MainActor
    private func openOnMainActor(_ target: Router.Target) async throws -> MainActorResult {
        if target.callKind == .mainActor {
            return MainActorResult(value: try target.dispatcher.callOnMainActor(target.localIndex, self))
        }
        return MainActorResult(value: try await target.dispatcher.openOnMainActor(target.localIndex, self))
    }

    /// Rejects callbacks that the handler does not take, and values that it cannot read.
    func checkArguments(_ target: Router.Target) throws {
        HeldLock.expectNone("reads the arguments of a handler")
        try checkCallbacks()
        try target.dispatcher.checkArguments(target.localIndex, self)
    }

    /// Rejects a handler that a synchronous call cannot reach.
    ///
    /// - Throws: ``RouterError`` with the code `requiresAsync`.
    func checkSynchronous(_ target: Router.Target, isOnMainActor: Bool) throws {
        if target.callKind.isAwaited(isOnMainActor: isOnMainActor) { throw requiresAsync(target) }
    }

    /// The error for a synchronous call of a handler that must be awaited.
    private func requiresAsync(_ target: Router.Target) -> RouterError {
        RouterError(
            .requiresAsync,
            target.callKind == .mainActor ? .mainActorHandler(handlerName) : .asynchronousHandler(handlerName),
            for: origin
        )
    }
}

// The compiler chooses the first overload if the handler's result is Sendable, and the second if it is not.

@_spi(Generated)
extension RouteCall {
    /// Returns the result of a handler of the main actor to the caller.
    public func result<Value: Sendable>(_ value: Value) throws -> Any { value }

    /// Returns a result that may not leave the main actor to the caller.
    ///
    /// - Throws: ``RouterError`` with the code `notSendable` for a caller in another isolation.
    public func result<Value>(_ value: Value) throws -> Any {
        guard !crossesIsolation else {
            throw RouterError(
                .notSendable,
                .resultNotSendable(type: "\(Value.self)", handler: handlerName),
                for: origin
            )
        }
        return value
    }
}

extension CallKind {
    /// Whether a synchronous call cannot reach the handler.
    package func isAwaited(isOnMainActor: Bool) -> Bool {
        switch self {
        case .synchronous: false
        case .mainActor: !isOnMainActor
        case .asynchronous, .asynchronousMainActor: true
        }
    }
}

/// Carries a value out of the main actor.
///
/// The compiler cannot see that this is safe: `RouteCall.result` rejects a result that is not `Sendable` if the caller
/// is elsewhere, and services are shared as they are.
///
/// Unchecked: `RouteCall.result` rejects a value that is not `Sendable` for a caller elsewhere.
package struct MainActorResult: @unchecked Sendable {
    package let value: Any

    package init(value: Any) { self.value = value }
}
