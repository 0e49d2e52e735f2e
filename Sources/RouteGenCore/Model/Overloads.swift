/// Finds overloaded handlers.
enum Overloads {
    /// Marks the handlers that differ from another one only in their labels as overloaded.
    ///
    /// Handlers with the same name and the same labels do not change: they are in the branches of an `#if`, or need
    /// names.
    static func marked(_ handlers: [Handler]) -> [Handler] {
        var signatures: [String: Set<String>] = [:]
        for handler in handlers where handler.givenName == nil {
            signatures[handler.accessorName, default: []].insert(handler.signatureName)
        }
        return handlers.map { handler in
            guard handler.givenName == nil, let names = signatures[handler.accessorName] else { return handler }
            var handler = handler
            handler.isOverloaded = names.count > 1
            return handler
        }
    }
}
