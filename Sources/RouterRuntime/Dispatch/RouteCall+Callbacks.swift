import RouteTables

extension RouteCall {
    /// The callback for a function-typed parameter.
    ///
    /// - Parameters:
    ///   - index: The parameter's index.
    ///   - ordinal: Which of the handler's function-typed parameters it is, starting at 0.
    ///   - count: How many of them the handler has.
    /// - Returns: The closure.
    /// - Throws: ``RouterError`` with the code `missingCallbacks`, naming how many were passed and how many are needed,
    ///   or `invalidParameter` for a closure of another type.
    public func callback<Function>(_ index: Int, ordinal: Int, of count: Int) throws -> Function {
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
        guard let function = body as? Function else {
            throw parameter(index).invalid("\(type(of: body))", Function.self)
        }
        return function
    }

    /// The callback for an optional function-typed parameter; `nil` where none was passed.
    ///
    /// - Throws: ``RouterError`` with the code `invalidParameter` for a closure of another type.
    public func optionalCallback<Function>(_ index: Int, ordinal: Int) throws -> Function? {
        guard let body = callbackBody(index, ordinal: ordinal) else { return nil }
        guard let function = body as? Function else {
            throw parameter(index).invalid("\(type(of: body))", Function.self)
        }
        return function
    }

    /// The callback of the parameter's name, else the one without a name in the parameter's place.
    private func callbackBody(_ index: Int, ordinal: Int) -> Any? {
        guard let incoming else { return nil }
        return incoming.callbacks.body(
            router.table.metadata.parameterName(index, ofHandler: handler),
            ordinal: ordinal
        )
    }
}
