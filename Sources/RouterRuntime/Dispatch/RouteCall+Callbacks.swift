import RouteTables

@_spi(Generated)
extension RouteCall {
    /// The callback for a function-typed parameter.
    ///
    /// - Parameters:
    ///   - index: The parameter's index.
    ///   - ordinal: The index of the parameter among the handler's function-typed parameters.
    ///   - count: The number of the handler's function-typed parameters.
    ///   - functionType: The type of the closure.
    ///   - convert: Converts a closure of a subtype, such as a `@Sendable` one, which a cast does not do.
    /// - Returns: The closure.
    /// - Throws: ``RouterError`` with the code `missingCallbacks`, which states how many callbacks the handler needs
    ///   and the request has, or `invalidParameter` for a closure of another type.
    public func callback<Function>(
        _ index: Int,
        ordinal: Int,
        of count: Int,
        as functionType: Function.Type = Function.self,
        converting convert: (Any) -> Function? = { _ in nil }
    ) throws -> Function {
        guard let body = callbackBody(index, ordinal: ordinal) else {
            throw RouterError(
                .missingCallbacks,
                .missingCallbacks(
                    handler: handlerName,
                    needed: count,
                    passed: incoming?.callbacks.list.count ?? 0
                ),
                for: origin
            )
        }
        guard let function = body as? Function ?? convert(body) else {
            throw parameter(index).invalid("\(type(of: body))", Function.self)
        }
        return function
    }

    /// The callback for an optional function-typed parameter; `nil` if the request has none.
    ///
    /// - Parameters:
    ///   - index: The parameter's index.
    ///   - ordinal: The index of the parameter among the handler's function-typed parameters.
    ///   - functionType: The type of the closure.
    ///   - convert: Converts a closure of a subtype, such as a `@Sendable` one, which a cast does not do.
    /// - Returns: The closure.
    /// - Throws: ``RouterError`` with the code `invalidParameter` for a closure of another type.
    public func optionalCallback<Function>(
        _ index: Int,
        ordinal: Int,
        as functionType: Function.Type = Function.self,
        converting convert: (Any) -> Function? = { _ in nil }
    ) throws -> Function? {
        guard let body = callbackBody(index, ordinal: ordinal) else { return nil }
        guard let function = body as? Function ?? convert(body) else {
            throw parameter(index).invalid("\(type(of: body))", Function.self)
        }
        return function
    }

    /// Rejects callbacks that no parameter can take: named ones without a parameter of that name, and all of them if the
    /// handler has no parameters.
    ///
    /// Callbacks without names may be more than the handler takes.
    @inline(__always)
    func checkCallbacks() throws {
        if let incoming, added == nil, !incoming.callbacks.list.isEmpty { try check(incoming.callbacks.list) }
    }

    @inline(never)
    private func check(_ callbacks: [RouteCallback]) throws {
        let metadata = router.table.metadata
        let names = (0..<metadata.parameterCount(ofHandler: handler)).map {
            metadata.parameterName($0, ofHandler: handler)
        }
        if let name = callbacks.lazy.compactMap(\.name).first(where: { !names.contains($0) }) {
            throw RouterError(.invalidParameter, .unknownCallback(name, handler: handlerName), for: origin)
        }
        if names.isEmpty {
            let message = RouterMessage.unusedCallbacks(handler: handlerName, passed: callbacks.count)
            throw RouterError(.invalidParameter, message, for: origin)
        }
    }

    /// The closure with the parameter's name, of the callbacks or the context, or else the unnamed callback at the
    /// parameter's position.
    private func callbackBody(_ index: Int, ordinal: Int) -> Any? {
        guard let incoming else { return nil }
        let name = router.table.metadata.parameterName(index, ofHandler: handler)
        return incoming.callbacks.body(named: name) ?? incoming.context[name]
            ?? incoming.callbacks.unnamedBody(ordinal)
    }
}
