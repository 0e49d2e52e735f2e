import RouteTables

@_spi(Generated)
extension RouteCall {
    /// The callback for a function-typed parameter.
    ///
    /// - Parameters:
    ///   - index: The parameter's index.
    ///   - functionType: The type of the closure.
    ///   - convert: Converts a closure of a subtype, such as a `@Sendable` one, which a cast does not do.
    /// - Returns: The closure.
    /// - Throws: ``RouterError`` with the code `missingParameter`, which states how many callbacks the handler takes
    ///   and the request has, or `invalidParameter` for a closure of another type.
    public func callback<Function>(
        _ index: Int,
        as functionType: Function.Type = Function.self,
        converting convert: (Any) -> Function? = { _ in nil }
    ) throws -> Function {
        guard let function = try optionalCallback(index, as: functionType, converting: convert) else {
            throw missingCallback
        }
        return function
    }

    /// The callback for an optional function-typed parameter; `nil` if the request has none.
    ///
    /// - Parameters:
    ///   - index: The parameter's index.
    ///   - functionType: The type of the closure.
    ///   - convert: Converts a closure of a subtype, such as a `@Sendable` one, which a cast does not do.
    /// - Returns: The closure.
    /// - Throws: ``RouterError`` with the code `invalidParameter` for a closure of another type.
    public func optionalCallback<Function>(
        _ index: Int,
        as functionType: Function.Type = Function.self,
        converting convert: (Any) -> Function? = { _ in nil }
    ) throws -> Function? {
        guard let body = callbackBody(index) else { return nil }
        guard let function = body as? Function ?? convert(body) else {
            throw parameter(index).invalid("\(type(of: body))", Function.self)
        }
        return function
    }

    /// Rejects callbacks whose name no parameter has.
    ///
    /// A handler that takes the request itself can hand callbacks on, so it may receive any.
    func checkCallbacks() throws {
        if let incoming, !incoming.storage.isPlain { try check(incoming.storage) }
    }

    /// Whether the call has neither callbacks nor values of other owners, as most calls.
    var isPlain: Bool {
        (incoming?.storage.isPlain ?? true) && (typedArguments?.isFree ?? true)
    }

    /// Rejects callbacks whose name no parameter has, and claims the values that the handler takes and that are not
    /// `Sendable`.
    ///
    /// - Parameters:
    ///   - isOnMainActor: Whether the handler runs on the main actor.
    ///   - isAwaited: Whether the handler is awaited.
    /// - Throws: ``RouterError`` with the code `notSendable` if the values belong to another isolation.
    @inline(never)
    @_optimize(size)
    func claim(isOnMainActor: Bool, isAwaited: Bool) throws {
        try checkCallbacks()
        var isAllowed = typedArguments?.owner?.claim(isOnMainActor: isOnMainActor, isAwaited: isAwaited) ?? true
        if isAllowed, let storage = incoming?.storage, storage.callbacks.isOwned {
            let (callbacks, values) = taken(from: storage)
            isAllowed = storage.callbacks.claim(
                callbacks: callbacks,
                values: values,
                isOnMainActor: isOnMainActor,
                isAwaited: isAwaited
            )
        }
        guard isAllowed else { throw RouterError(.notSendable, .notSendable(handler: handlerName), for: origin) }
    }

    /// Whether the handler takes callbacks, and other values that no URL can carry.
    ///
    /// A closure that was added at run time takes the request alone.
    @_optimize(size)
    private func taken(from request: RouteRequest.Storage) -> (callbacks: Bool, values: Bool) {
        guard request.added == nil else { return (false, false) }
        let metadata = router.table.metadata
        var taken = (callbacks: false, values: metadata.takesAllParameters(handler: handler))
        for index in 0..<metadata.parameterCount(ofHandler: handler) {
            let name = metadata.parameterName(index, ofHandler: handler)
            if request.callbacks.carried[name] != nil { taken.values = true }
            if metadata.takesCallback(parameter: index, ofHandler: handler) { taken.callbacks = true }
        }
        return taken
    }

    @inline(never)
    @_optimize(size)
    private func check(_ request: RouteRequest.Storage) throws {
        if request.added != nil || request.callbacks.list.isEmpty { return }
        let metadata = router.table.metadata
        if metadata.takesRequest(handler: handler) { return }
        for callback in request.callbacks.list {
            guard let name = callback.name else { continue }
            // A name is for one callback.
            var places = 1
            var isHidden = false
            for other in request.callbacks.list where other.name == name { places -= 1 }
            for index in 0..<metadata.parameterCount(ofHandler: handler)
            where metadata.parameterName(index, ofHandler: handler) == name {
                if metadata.takesCallback(parameter: index, ofHandler: handler) { places += 1 } else { isHidden = true }
            }
            if places < 1 {
                let message: RouterMessage =
                    isHidden
                    ? .hiddenCallback(name, handler: handlerName) : .unusedCallback(name, handler: handlerName)
                throw RouterError(.invalidParameter, message, for: origin)
            }
        }
    }

    /// The error for a request with too few callbacks, with those of its context.
    @inline(never)
    @_optimize(size)
    private var missingCallback: RouterError {
        let metadata = router.table.metadata
        var (count, passed) = (0, 0)
        for index in 0..<metadata.parameterCount(ofHandler: handler)
        where metadata.takesCallback(parameter: index, ofHandler: handler) {
            count += 1
            if callbackBody(index) != nil { passed += 1 }
        }
        let message = RouterMessage.callbackCount(handler: handlerName, takes: count, passed: passed)
        return RouterError(.missingParameter, message, for: origin)
    }

    /// The closure with the parameter's name, or else the unnamed callback at the position of the parameter among those
    /// without a closure of their names.
    @inline(never)
    @_optimize(size)
    private func callbackBody(_ index: Int) -> Any? {
        guard let incoming = incoming?.storage else { return nil }
        let metadata = router.table.metadata
        var position = 0
        for other in 0..<index where metadata.takesCallback(parameter: other, ofHandler: handler) {
            if incoming.ownCallback(metadata.parameterName(other, ofHandler: handler)) == nil { position += 1 }
        }
        return incoming.ownCallback(metadata.parameterName(index, ofHandler: handler))
            ?? incoming.callbacks.unnamedBody(position)
    }
}

extension RouteRequest.Storage {
    /// The closure with a parameter's name: a callback, or a value of the context.
    @inline(never)
    fileprivate func ownCallback(_ name: String) -> Any? {
        callbacks.body(named: name) ?? context[name].flatMap(PresentValue.of)
    }
}
