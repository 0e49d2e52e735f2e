@_spi(Benchmarks) import RouteTables

extension RouteRequest {
    /// The request that follows this one after a redirect.
    ///
    /// - Throws: ``RouterError`` with the code `tooManyHops`.
    @inline(never)
    @_optimize(size)
    func followed(by redirect: RouteRedirect) throws -> RouteRequest {
        let next = try hop(by: redirect)
        guard redirect.postpones else { return next }
        return RouteRequest(storage: next.storage.copy { [origin] in $0.hops.postpone(from: origin) })
    }

    @_optimize(size)
    private func hop(by redirect: RouteRedirect) throws -> RouteRequest {
        let origin = redirect.origin ?? origin
        let context = redirect.context.isEmpty ? context : merged(redirect.context)
        let keepsFragment = redirect.origin == nil && !redirect.postpones
        switch redirect.target {
        case .url(let url):
            let url = keepsFragment ? withFragment(url) : url
            return try hop(to: url, context: context, callbacks: handedOn, from: origin)
        case .route(let values):
            let url = keepsFragment ? withFragment(values.url) : values.url
            return try hop(to: values, writtenAs: url, context: context, from: origin)
        case .request(let request):
            return try hop(to: request.urlText, context: request.context, callbacks: request.handedOn)
        }
    }

    /// A URL with the fragment of this request's, unless it has its own (RFC 9110, 10.2.2).
    ///
    /// Functions of substrings would add their code.
    @_optimize(size)
    @inline(never)
    private func withFragment(_ url: String) -> String {
        for byte in url.utf8 where byte == UInt8(ascii: "#") { return url }
        var bytes: [UInt8] = []
        for byte in urlText.utf8 where !bytes.isEmpty || byte == UInt8(ascii: "#") { bytes.append(byte) }
        return bytes.isEmpty ? url : url + String(decoding: bytes, as: UTF8.self)
    }

    /// The context with values that replace existing ones.
    @_optimize(size)
    @inline(never)
    private func merged(_ values: [String: any Sendable]) -> [String: any Sendable] {
        var context = context
        for (name, value) in values { context[name] = value }
        return context
    }

    /// The request with its URL split.
    ///
    /// For a typed route, the URL of the route.
    ///
    /// - Throws: ``RouterError`` with the code `malformedURL` or `notEncodable`.
    @_optimize(size)
    package func withURL() throws -> RouteRequest {
        if storage.url != nil { return self }
        var text = try storage.typed?.encodedURL() ?? urlText
        // A redirect may have given the URL a fragment.
        if storage.typed != nil, !storage.hops.urls.isEmpty { text = withFragment(text) }
        return RouteRequest(storage: storage.copy(url: try router.split(text), writtenAs: text) { _ in })
    }

    /// The callbacks and other values that a request for another URL receives from this one.
    ///
    /// No URL can carry these values.
    package var handedOn: RouteCallbacks { storage.callbacks.carrying(storage.typed) }

    /// A request for another URL that follows this one.
    ///
    /// - Throws: ``RouterError`` with the code `tooManyHops`.
    @inline(never)
    @_optimize(size)
    package func hop(
        to url: String,
        context: [String: any Sendable],
        callbacks: RouteCallbacks,
        isCounted: Bool = true,
        from origin: RouteOrigin? = nil
    ) throws -> RouteRequest {
        let hops = try storage.hops.adding(urlText, to: url, isCounted: isCounted, for: self.origin)
        return replacing(url: url, context, callbacks, hops, from: origin ?? self.origin)
    }

    @_optimize(size)
    private func hop(
        to values: RouteArguments,
        writtenAs url: String,
        context: [String: any Sendable],
        from origin: RouteOrigin
    ) throws -> RouteRequest {
        let hops = try storage.hops.adding(urlText, to: url, isCounted: true, for: self.origin)
        let next = Storage(router: router, typed: values, context: context, origin: origin)
        return RouteRequest(
            storage: next.copy(url: nil, writtenAs: url) { [callbacks = storage.callbacks] parts in
                parts.callbacks = callbacks
                parts.hops = hops
            }
        )
    }

    /// A request for another URL.
    @_optimize(size)
    package func replacing(
        url: String,
        _ context: [String: any Sendable],
        _ callbacks: RouteCallbacks,
        _ hops: RequestHops,
        from origin: RouteOrigin
    ) -> RouteRequest {
        let next = Storage(router: router, text: url, context: context, callbacks: callbacks, origin: origin)
        return RouteRequest(storage: next.copy { $0.hops = hops })
    }
}

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

extension RouteRequest {
    /// The best match of the URL in the router's table, whether or not it is open to the caller; `nil` if there is none.
    func bestMatch(in router: Router) -> FoundRoute? {
        storage.isSplit ? router.table.firstFound(in: storage.split) : nil
    }

    /// The pattern of the table's route that takes the request; `nil` if none does.
    package var patternInTable: String? {
        var request = self
        return (try? request.find(in: router)) == nil ? nil : request.route
    }

    /// Finds the handler of the request, which takes its match.
    package mutating func find(in router: Router) throws -> Router.Target {
        var refused: [Int] = []
        return try find(storage.typed == nil ? bestMatch(in: router) : nil, in: router, on: nil, &refused)
    }

    /// Finds the handler of the request, which takes its match.
    ///
    /// - Parameters:
    ///   - match: The best match of its URL.
    ///   - router: The router of the request.
    ///   - isolation: The isolation that this function runs in.
    ///   - refused: The patterns whose conditions have refused the request, which are not asked again.
    /// - Returns: The handler.
    /// - Throws: ``RouterError`` with the code `notFound`, `unknownRoute` or `malformedURL`; the error of a condition.
    mutating func find(
        _ match: FoundRoute?,
        in router: Router,
        on isolation: (any Actor)?,
        _ refused: inout [Int]
    ) throws -> Router.Target {
        if let typed = storage.typed { return try find(typed.path, on: isolation) }
        guard let match else { throw unmatched }
        guard let target = router.accessibleHandler(ofPattern: Int(match.patternIndex), for: origin) else {
            return try findOther(on: isolation, &refused)
        }
        take(match)
        return target
    }

    /// Finds the handler of a typed route.
    @_optimize(size)
    @inline(never)
    private func find(_ path: RoutePath, on isolation: (any Actor)?) throws -> Router.Target {
        let target = try router.find(path, for: origin)
        guard try router.accepts(target, storage, on: isolation) else { throw router.refused(path) }
        return target
    }

    /// Finds the best handler that is open to the caller and whose condition accepts the request.
    @_optimize(size)
    @inline(never)
    private mutating func findOther(on isolation: (any Actor)?, _ refused: inout [Int]) throws -> Router.Target {
        let router = router
        for match in router.table.matcher.matches(storage.split)
        where router.isOpen(pattern: match.patternIndex, to: origin) && !refused.contains(match.patternIndex) {
            guard let target = router.target(ofPattern: match.patternIndex) else { continue }
            let matched = storage.copy(found: match.found)
            guard try router.accepts(target, matched, on: isolation) else {
                refused.append(match.patternIndex)
                continue
            }
            storage = matched
            return target
        }
        throw router.notFound(urlText, origin)
    }

    /// The error for a URL that no route matches, or that cannot be read.
    private var unmatched: any Error {
        do {
            if !storage.isSplit { _ = try router.split(urlText) }
            return router.notFound(urlText, origin)
        } catch {
            return error
        }
    }
}
