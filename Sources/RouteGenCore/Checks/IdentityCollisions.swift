/// Finds handlers that a table cannot tell apart, because their names have the same hash.
enum IdentityCollisions {
    /// Checks the handlers of one table.
    ///
    /// - Parameters:
    ///   - modules: The modules of the table.
    ///   - reporter: The module whose build reports the findings. It leaves out findings within one other module, whose
    ///     own build reports them. `nil` reports everything.
    /// - Returns: The findings, in no particular order.
    static func check(_ modules: [ModuleModel], reporter: String?) -> [Diagnostic] {
        var known: [UInt64: Handler] = [:]
        return modules.flatMap(\.handlers).compactMap { handler in
            guard let other = known.updateValue(handler, forKey: handler.identity), other.fullName != handler.fullName,
                reporter.map({ handler.module != other.module || handler.module == $0 }) ?? true
            else { return nil }
            let (first, last) = other.location < handler.location ? (other, handler) : (handler, other)
            return Diagnostic(
                .accessorCollision,
                "the names of `\(last.displayName)` and `\(first.displayName)` have the same hash, by which typed "
                    + "routes find their handlers",
                at: last,
                related: [first.location.note("the other handler is here")],
                help: "rename one of the functions; `name:` does not change the hash"
            )
        }
    }
}
