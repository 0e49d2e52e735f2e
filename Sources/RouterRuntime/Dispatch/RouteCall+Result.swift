// The compiler chooses the first where the handler's result is Sendable, and the second where it is not.

extension RouteCall {
    /// Gives a result to the caller as the type that was asked for.
    ///
    /// - Throws: ``RouterError`` with the code `wrongResultType`.
    @inline(__always)
    public func result<Value: Sendable, Output>(_ value: Value, as output: Output.Type) throws -> Output {
        guard let result = value as? Output else { throw wrongResult(Value.self, output) }
        return result
    }

    /// Gives a result to the caller that may not leave the isolation in which the handler made it.
    ///
    /// - Throws: ``RouterError`` with the code `resultNotSendable` for a caller in another isolation, and `wrongResultType`.
    public func result<Value, Output>(_ value: Value, as output: Output.Type) throws -> Output {
        if crossesIsolation {
            throw RouterError(
                .resultNotSendable,
                "'\(handlerName)' returns '\(Value.self)', which is not Sendable and so cannot leave the main actor; call it from there"
            )
        }
        guard let result = value as? Output else { throw wrongResult(Value.self, output) }
        return result
    }

    private func wrongResult(_ actual: Any.Type, _ expected: Any.Type) -> RouterError {
        RouterError(.wrongResultType, "'\(handlerName)' returns '\(actual)', and '\(expected)' was asked for")
    }
}
