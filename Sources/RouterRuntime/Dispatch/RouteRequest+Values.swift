import RouteTables

extension RouteRequest {
    /// The value with a name, as a handler's parameter of that name would receive it: from the context, else the path,
    /// else the query.
    ///
    /// - Parameters:
    ///   - name: The name of the placeholder, query item or context value.
    ///   - type: The type: one that a URL can carry, or an optional or array of such a type.
    /// - Returns: The value.
    /// - Throws: ``RouterError`` with the code `missingParameter` or `invalidParameter`.
    public func value<Value: RouteValue>(_ name: String, as type: Value.Type = Value.self) throws -> Value {
        let capture = storage.captureNames.firstIndex { $0.name == name }
        return try Value.value(of: RouteParameter(storage: storage, place: .name(name), capture: capture))
    }
}
