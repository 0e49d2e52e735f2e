/// Finds out which handlers are overloads of one function.
enum Overloads {
    /// The handlers, those of which another one differs in its labels alone marked as overloaded.
    ///
    /// Handlers of one name and the same labels stay as they are: they stand in the branches of an `#if`, or need names.
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
