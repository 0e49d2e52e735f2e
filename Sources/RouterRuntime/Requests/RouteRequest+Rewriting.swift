import RouteTables

extension RouteRequest {
    /// Follows the rewriting rules of the table.
    ///
    /// - Parameters:
    ///   - rules: The rules.
    ///   - last: Becomes the latest request to which a rule has led.
    /// - Returns: The request to which they lead; `nil` if none applies.
    /// - Throws: ``RouterError`` with the code `tooManyHops`, `malformedURL` or `notEncodable`.
    @inline(never)
    @_optimize(size)
    func rewritten(by rules: RewriteTable, last: inout RouteRequest?) throws -> RouteRequest? {
        var request = try withURL()
        var isRewritten = false
        while let url = request.storage.url, let target = try rules.target(of: url, in: request) {
            request = try request.hop(to: target, context: request.context, callbacks: request.handedOn).withURL()
            last = request
            isRewritten = true
        }
        return isRewritten ? request : nil
    }
}

extension RewriteTable {
    /// The URL to which the rules lead from a request's URL, or from that of the requirement that it calls.
    fileprivate func target(of url: RouteURL, in request: RouteRequest) throws -> String? {
        if let target = try target(of: url, writtenAs: request.urlText) { return target }
        guard let other = request.requirementURL else { return nil }
        return try target(of: other, writtenAs: other.text)
    }

    /// The URL to which the rules lead; `nil` if none applies.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - text: The URL as it was written.
    /// - Returns: The URL.
    /// - Throws: ``RouterError`` with the code `notEncodable`.
    package func target(of url: RouteURL, writtenAs text: String) throws -> String? {
        do {
            return try step(from: url, writtenAs: text)?.url
        } catch {
            throw RouterError(rewriting: error)
        }
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
