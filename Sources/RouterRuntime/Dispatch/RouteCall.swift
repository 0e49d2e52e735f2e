@_spi(Locks) import RouteTables

/// A call of a handler, as generated code sees it: the source of its arguments, and the receiver of its result.
@_spi(Generated)
public struct RouteCall: Sendable {
    /// The router that makes the call.
    public let router: Router
    /// The index of the handler in the table; negative until it is found, and for a closure that was added at run time.
    private(set) var handler: Int
    /// The index of the pattern that matched; `nil` for a typed route.
    private(set) var patternIndex: Int?
    /// The values of a typed route.
    @usableFromInline var typedArguments: RouteArguments?
    /// The request, if it is one by URL, or for a typed route with a context.
    package var incoming: RouteRequest?
    /// Whether the handler runs in a different isolation than the caller, so that the result must be `Sendable`.
    var crossesIsolation = false

    #if DEBUG
        /// Tells developers that nothing asks for what the handler requires, unless a plan tells the app what that is.
        private func tellRequirements() {
            if !isPlanned { UnaskedRequirements.tell(ofHandler: handler, in: router) }
        }
    #endif

    /// Whether the result is for a plan, which each call asks.
    private var isPlanned: Bool { incoming?.storage.hops.isPlanned ?? false }

    /// The answer in place of a handler: of one that can only act if the result is for a plan, or of a witness.
    ///
    /// - Returns: The answer; `nil` to call the handler.
    /// - Throws: The redirect of a witness.
    @inline(never)
    @_optimize(size)
    private func answer(insteadOf target: Router.Target) throws -> Any? {
        if isPlanned, returnsNothing(target) { return () }
        return try incoming?.storage.hops.witness?.answer(to: request)
    }

    /// Whether the handler returns nothing, so that a plan must not call it.
    @inline(never)
    @_optimize(size)
    private func returnsNothing(_ target: Router.Target) -> Bool {
        target.handler >= 0 && router.table.metadata.returnsNothing(handler: target.handler)
    }

    /// Tells a witness of the redirect of a handler.
    @inline(never)
    @_optimize(size)
    private func note(_ error: any Error) {
        guard let witness = incoming?.storage.hops.witness, let redirect = error as? RouteRedirect else { return }
        witness.note(redirect, of: request)
    }

    /// Creates a call for a request.
    package init(_ request: consuming RouteRequest, to target: Router.Target? = nil) {
        router = request.router
        handler = -1
        typedArguments = request.storage.typed
        incoming = request
        if let target { take(target) }
    }

    /// Creates a call without a request.
    package init(router: Router, to target: Router.Target?, typedArguments: RouteArguments? = nil) {
        self.router = router
        handler = target?.handler ?? -1
        self.typedArguments = typedArguments
    }

    /// Takes the handler that was found for the request.
    mutating func take(_ target: Router.Target) {
        handler = target.handler
        patternIndex = typedArguments == nil && target.patternIndex >= 0 ? target.patternIndex : nil
    }

    /// The values of a typed route if they have this type: one value, or a tuple of the handler's parameters.
    ///
    /// A call of the handler has claimed them; a check of the arguments does not use them.
    @inlinable
    public func typedValues<Values>(_ type: Values.Type) -> Values? {
        guard let arguments = typedArguments, arguments.type == ObjectIdentifier(Values.self) else { return nil }
        // Unchecked: objects of that type have this class, or its subclass.
        return unsafeDowncast(arguments, to: RouteArgumentValues<Values>.self).values
    }

    /// The request itself.
    public var request: RouteRequest {
        incoming ?? RouteRequest(storage: RouteRequest.Storage(router: router, typed: typedArguments))
    }

    /// The error for an index that the module does not have: its table and its code are of different builds.
    public func unknownHandler(_ index: Int) -> RouterError {
        RouterError(.unknownRoute, .unknownHandler(index: index, handler: handlerName), for: origin)
    }

    /// The caller.
    ///
    /// A call without a request comes from the app.
    package var origin: RouteOrigin { incoming?.origin ?? .app }

    /// The name of the handler; `nil` for a closure that was added at run time.
    package var name: String? { handler < 0 ? nil : router.table.metadata.name(ofHandler: handler) }

    /// The name of the handler in messages; for a closure that was added at run time, its pattern.
    package var handlerName: String {
        incoming?.storage.added?.pattern ?? router.table.metadata.name(ofHandler: handler)
    }

    func parameter(_ index: Int) -> RouteParameter {
        RouteParameter(
            storage: request.storage,
            place: .parameter(index, handler: handler, patternIndex: patternIndex),
            capture: capture(index)
        )
    }

    /// The placeholder of a parameter in the pattern that matched.
    func capture(_ index: Int) -> Int? {
        if let patternIndex { return router.table.metadata.capture(ofParameter: index, inPattern: patternIndex) }
        // Placeholders of a path that a relocation added are matched by name.
        guard let captured = incoming?.storage.captured else { return nil }
        let name = router.table.metadata.parameterName(index, ofHandler: handler)
        return captured.captures.firstIndex { $0.name == name }
    }
}

extension RouteCall {
    /// Calls a synchronous handler in the caller's isolation, unless it can only act and the result is for a plan.
    package func perform(_ target: Router.Target, _ isolation: isolated (any Actor)?) throws -> Any {
        if isPlanned, returnsNothing(target) { return () }
        HeldLock.expectNone("calls a handler")
        #if DEBUG
            tellRequirements()
        #endif
        if !isPlain { try claim(target, isOnMainActor: MainThread.isMainActor(isolation)) }
        do {
            switch target.callKind {
            case .synchronous: return try target.dispatcher.call(target.localIndex, self)
            case .mainActor where MainThread.isMainActor(isolation):
                return try MainThread.assumeIsolated { try target.dispatcher.callOnMainActor(target.localIndex, self) }
            case .mainActor, .asynchronous, .asynchronousMainActor: throw requiresAsync(target)
            }
        } catch {
            note(error)
            throw error
        }
    }

    /// Claims values for a synchronous handler, if the call can reach it.
    @inline(never)
    @_optimize(size)
    private func claim(_ target: Router.Target, isOnMainActor: Bool) throws {
        try checkSynchronous(target, isOnMainActor: isOnMainActor)
        try claim(isOnMainActor: isOnMainActor, isAwaited: false)
    }

    /// Calls any handler and awaits its result, unless there is an answer without it.
    package func open(_ target: Router.Target, _ isolation: isolated (any Actor)?) async throws -> Any {
        if let answer = try answer(insteadOf: target) { return answer }
        let isOnMainActor = MainThread.isMainActor(isolation)
        if !target.callKind.isAwaited(isOnMainActor: isOnMainActor) { return try perform(target, isolation) }
        HeldLock.expectNone("calls a handler")
        #if DEBUG
            tellRequirements()
        #endif
        let isOfMainActor = target.callKind != .asynchronous
        if !isPlain { try claim(isOnMainActor: isOfMainActor, isAwaited: true) }
        do {
            guard isOfMainActor else {
                return try await target.dispatcher.open(target.localIndex, self, isolation: isolation)
            }
            var call = self
            call.crossesIsolation = !isOnMainActor
            return try await call.openOnMainActor(target).value
        } catch {
            note(error)
            throw error
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
    package func checkSynchronous(_ target: Router.Target, isOnMainActor: Bool) throws {
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
    /// Returns the result of a handler to the caller.
    public func result<Value: Sendable>(_ value: Value) throws -> Any { value }

    /// Returns a result that may not leave its isolation to the caller.
    ///
    /// - Throws: ``RouterError`` with the code `notSendable` for a plan, and for a caller outside of the main actor.
    public func result<Value>(_ value: Value) throws -> Any {
        guard !crossesIsolation, incoming?.storage.hops.leavesIsolation != true else {
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

@_spi(Generated)
extension RouteCall {
    /// The shared instance of a type with handlers, which is created lazily.
    ///
    /// - Throws: The error of the factory or the initializer.
    public func instance<Instance>(
        _ type: Instance.Type,
        isolation: isolated (any Actor)? = #isolation,
        _ make: () throws -> Instance
    ) throws -> Instance {
        try router.instances.instance(type, cached: true, isolation: isolation, make: make)
    }

    /// A new instance of a type with handlers.
    ///
    /// - Throws: The error of the factory or the initializer.
    public func transientInstance<Instance>(
        _ type: Instance.Type,
        isolation: isolated (any Actor)? = #isolation,
        _ make: () throws -> Instance
    ) throws -> Instance {
        try router.instances.instance(type, cached: false, isolation: isolation, make: make)
    }

    /// The shared instance of a type without `init()`, which the app must register.
    ///
    /// - Throws: ``RouterError`` with the code `missingInstance` if the app has not registered one.
    public func providedInstance<Instance>(
        _ type: Instance.Type,
        isolation: isolated (any Actor)? = #isolation
    ) throws -> Instance {
        try instance(type, isolation: isolation) { throw missingInstance(type) }
    }

    /// A new instance of a type without `init()`, for which the app must provide a factory.
    ///
    /// - Throws: ``RouterError`` with the code `missingInstance` if the app has not provided one.
    public func providedTransientInstance<Instance>(
        _ type: Instance.Type,
        isolation: isolated (any Actor)? = #isolation
    ) throws -> Instance {
        try transientInstance(type, isolation: isolation) { throw missingInstance(type) }
    }

    private func missingInstance(_ type: Any.Type) -> RouterError {
        RouterError(.missingInstance, .missingInstance(type: "\(type)", handler: handlerName), for: origin)
    }
}
