import RouteTables

extension RouteRequest {
    /// The value of a name, as a handler's parameter of that name would get it: from the context, else the path, else the query.
    ///
    /// - Parameters:
    ///   - name: The name of the placeholder, query item or context value.
    ///   - type: The type: any that a URL can carry, an optional or an array of such.
    /// - Returns: The value.
    /// - Throws: ``RouterError`` with the code `missingParameter` or `invalidParameter`.
    public func value<Value: RouteValue>(_ name: String, as type: Value.Type = Value.self) throws -> Value {
        let capture = storage.captureNames.firstIndex { $0.name == name }
        return try Value.value(of: RouteParameter(storage: storage, place: .name(name), capture: capture))
    }
}
