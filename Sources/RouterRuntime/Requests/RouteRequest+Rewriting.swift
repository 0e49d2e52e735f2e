import RouteTables

extension RouteRequest {
    /// Follows the rewriting rules of the router's table.
    ///
    /// - Parameter last: Becomes the latest request to which a rule has led.
    /// - Returns: The request to which they lead; `nil` if none applies.
    /// - Throws: ``RouterError`` with the code `tooManyHops`, `malformedURL` or `notEncodable`.
    @inline(never)
    @_optimize(size)
    func rewritten(last: inout RouteRequest?) throws -> RouteRequest? {
        var request = try withURL()
        var isRewritten = false
        while let next = try request.rewrittenOnce() {
            request = next
            last = request
            isRewritten = true
        }
        return isRewritten ? request : nil
    }

    /// Follows the first rewriting rule of the router's table that applies.
    ///
    /// A rule that renames items of the query renames the other values of the request, too.
    ///
    /// - Returns: The request to which it leads; `nil` if none applies.
    /// - Throws: ``RouterError`` with the code `tooManyHops`, `malformedURL` or `notEncodable`.
    @_optimize(size)
    package func rewrittenOnce() throws -> RouteRequest? {
        guard let rules = router.table.rewrites, let url = storage.url else { return nil }
        let step: RewriteTable.Step?
        do {
            step = try rules.step(from: url, writtenAs: urlText, for: origin)
        } catch {
            throw RouterError(rewriting: error)
        }
        guard let step else { return nil }
        let renamings = rules.renamings(ofRule: step.rule)
        var context = context
        for (name, newName) in renamings {
            if let value = context.removeValue(forKey: name) { context[newName] = value }
        }
        return try hop(to: step.url, context: context, callbacks: handedOn.renaming(renamings)).withURL()
    }
}

extension RouterError {
    /// The error of a rewriting rule whose target begins with a capture that is not a scheme.
    package init(rewriting error: RouteURLWritingError) {
        guard case .unsuitable(let capture, let text) = error else {
            self.init(.notEncodable, .unwritableURL(pattern: "", error))
            return
        }
        self.init(.notEncodable, .unsuitableScheme(text, capture: capture))
    }
}
