@_spi(Locks) import RouteTables

extension Router {
    /// Calls a synchronous handler in the caller's isolation.
    @inline(__always)
    func call(_ target: Target, isolation: isolated (any Actor)?) throws -> Any {
        HeldLock.expectNone("calls a handler")
        try target.call.checkCallbacks()
        switch target.found.callKind {
        case .synchronous: return try target.found.dispatcher.call(target.found.localIndex, target.call)
        case .mainActor where isolation === MainActor.shared: return try callOnMainActor(target)
        case .mainActor, .asynchronous, .asynchronousMainActor: throw target.requiresAsync
        }
    }

    /// Calls any handler and awaits its result.
    func open(_ target: Target, isolation: isolated (any Actor)?) async throws -> Any {
        let isOnMainActor = isolation === MainActor.shared
        HeldLock.expectNone("calls a handler")
        try target.call.checkCallbacks()
        switch target.found.callKind {
        case .synchronous:
            return try target.found.dispatcher.call(target.found.localIndex, target.call)
        case .mainActor where isOnMainActor:
            return try callOnMainActor(target)
        case .mainActor, .asynchronousMainActor:
            var target = target
            target.call.crossesIsolation = !isOnMainActor
            return try await openOnMainActor(target).value
        case .asynchronous:
            return try await target.found.dispatcher.open(target.found.localIndex, target.call, isolation: isolation)
        }
    }

    /// Calls a handler of the main actor for a caller on the main actor, which the calling function has checked.
    private func callOnMainActor(_ target: Target) throws -> Any {
        try MainThread.assumeIsolated {
            try target.found.dispatcher.callOnMainActor(target.found.localIndex, target.call)
        }
    }

    @MainActor
    private func openOnMainActor(_ target: Target) async throws -> MainActorResult {
        let dispatcher = target.found.dispatcher
        if target.found.callKind == .mainActor {
            return MainActorResult(value: try dispatcher.callOnMainActor(target.found.localIndex, target.call))
        }
        return MainActorResult(value: try await dispatcher.openOnMainActor(target.found.localIndex, target.call))
    }
}

extension Router.Target {
    /// Rejects callbacks that the handler does not take, and values that it cannot read.
    func checkArguments() throws {
        HeldLock.expectNone("reads the arguments of a handler")
        try call.checkCallbacks()
        try found.dispatcher.checkArguments(found.localIndex, call)
    }

    /// Rejects a handler that a synchronous call cannot reach.
    ///
    /// - Throws: ``RouterError`` with the code `requiresAsync`.
    func checkSynchronous(_ isolation: isolated (any Actor)?) throws {
        let isCallable =
            found.callKind == .synchronous || found.callKind == .mainActor && isolation === MainActor.shared
        if !isCallable { throw requiresAsync }
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

/// Carries a value out of the main actor.
///
/// The compiler cannot see that this is safe: `RouteCall.result` rejects a result that is not `Sendable` if the caller
/// is elsewhere, and ``RouteServices`` shares instances of services as they are.
struct MainActorResult: @unchecked Sendable {
    let value: Any
}
