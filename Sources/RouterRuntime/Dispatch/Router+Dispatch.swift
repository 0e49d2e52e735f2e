@_spi(Locks) import RouteTables

extension Router.Found {
    /// Calls a synchronous handler in the caller's isolation.
    @inline(__always)
    func perform(_ call: RouteCall, _ isolation: isolated (any Actor)?) throws -> Any {
        HeldLock.expectNone("calls a handler")
        if !call.isPlain { return try performOwned(call, isolation) }
        switch callKind {
        case .synchronous: return try dispatcher.call(localIndex, call)
        case .mainActor where MainThread.isMainActor(isolation):
            return try MainThread.assumeIsolated { try dispatcher.callOnMainActor(localIndex, call) }
        case .mainActor, .asynchronous, .asynchronousMainActor:
            throw Router.Target(found: self, call: call).requiresAsync
        }
    }

    /// Calls a synchronous handler with values that it claims.
    @inline(never)
    @_optimize(size)
    private func performOwned(_ call: RouteCall, _ isolation: isolated (any Actor)?) throws -> Any {
        let isOnMainActor = MainThread.isMainActor(isolation)
        if callKind.isAwaited(isOnMainActor: isOnMainActor) {
            throw Router.Target(found: self, call: call).requiresAsync
        }
        let owners = try call.claim(for: isOnMainActor ? .mainActor : .caller)
        defer { for owner in owners { owner.release() } }
        guard callKind == .mainActor else {
            return try MainThread.perform(in: isolation) { try dispatcher.call(localIndex, call) }
        }
        return try MainThread.assumeIsolated { try dispatcher.callOnMainActor(localIndex, call) }
    }
}

extension Router.Target {
    /// Calls any handler and awaits its result.
    func open(_ isolation: isolated (any Actor)?) async throws -> Any {
        let isOnMainActor = MainThread.isMainActor(isolation)
        switch found.callKind {
        case .mainActor where !isOnMainActor, .asynchronousMainActor:
            HeldLock.expectNone("calls a handler")
            let owners = call.isPlain ? [] : try call.claim(for: .mainActor)
            defer { for owner in owners { owner.release() } }
            var target = self
            target.call.crossesIsolation = !isOnMainActor
            return try await target.openOnMainActor().value
        case .asynchronous:
            HeldLock.expectNone("calls a handler")
            let owners = call.isPlain ? [] : try call.claim(for: .elsewhere)
            defer { for owner in owners { owner.release() } }
            return try await found.dispatcher.open(found.localIndex, call, isolation: isolation)
        case .synchronous, .mainActor: return try found.perform(call, isolation)
        }
    }

    @MainActor
    private func openOnMainActor() async throws -> MainActorResult {
        if found.callKind == .mainActor {
            return MainActorResult(value: try found.dispatcher.callOnMainActor(found.localIndex, call))
        }
        return MainActorResult(value: try await found.dispatcher.openOnMainActor(found.localIndex, call))
    }

    /// Rejects callbacks that the handler does not take, and values that it cannot read.
    package func checkArguments() throws {
        HeldLock.expectNone("reads the arguments of a handler")
        try call.checkCallbacks()
        try found.dispatcher.checkArguments(found.localIndex, call)
    }

    /// Rejects a handler that a synchronous call cannot reach.
    ///
    /// - Throws: ``RouterError`` with the code `requiresAsync`.
    package func checkSynchronous(isOnMainActor: Bool) throws {
        if found.callKind.isAwaited(isOnMainActor: isOnMainActor) { throw requiresAsync }
    }

    /// The error for a synchronous call of a handler that must be awaited.
    fileprivate var requiresAsync: RouterError {
        RouterError(
            .requiresAsync,
            found.callKind == .mainActor ? .mainActorHandler(call.handlerName) : .asynchronousHandler(call.handlerName),
            for: call.origin
        )
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
