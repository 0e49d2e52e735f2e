/// Finds handlers that a table cannot tell apart, because their names have the same hash.
enum IdentityCollisions {
    /// Checks the handlers of a table.
    static func check(_ table: CheckedTable) -> [Diagnostic] {
        var known: [UInt64: Handler] = [:]
        return table.modules.flatMap(\.handlers).compactMap { handler in
            guard let other = known.updateValue(handler, forKey: handler.identity), other.fullName != handler.fullName,
                table.reports(handler.module, other.module)
            else { return nil }
            let (first, last) = other.location < handler.location ? (other, handler) : (handler, other)
            return Problem(.accessorCollision, at: last)
                .saying(
                    "the names of `\(last.displayName)` and `\(first.displayName)` have the same hash, by which typed "
                        + "routes find their handlers"
                )
                .noting("the other handler is here", at: first.location)
                .advising("rename one of the functions; `name:` does not change the hash")
        }
    }
}
