import RouteTables

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
