@_spi(Locks) import RouteTables

/// A hop of a request: where the request is, and the handler to which it leads.
///
/// Every hop takes one way: rewriting, lookup with the access check, set-up of the module, the handler. A redirect leads to
/// the next hop.
package struct RequestHop: Sendable {
    /// The call of the handler: the router, and the caller's typed route or the request of the hop.
    ///
    /// A typed route needs no request until something asks for one.
    package internal(set) var call: RouteCall
    /// The handler, if it was found.
    package private(set) var target: Router.Target?
    /// The request as the caller made it; `nil` as long as the request of the hop is that.
    private var start: RouteRequest?
    /// The latest request to which rewriting or a redirect led.
    package var last: RouteRequest?
    /// The patterns whose conditions have refused the request of the hop.
    package var refused: [Int] = []
    /// The number of changes of the settings with which a resolution has found the handler; `nil` if none has.
    private var resolved: Int?
    /// The middleware that a resolution has found around the handler.
    package var middleware: (any FoundMiddleware)?
    /// Whether the handler has given the result, and neither middleware nor a fallback.
    package var isAnsweredByHandler = true

    /// Creates the first hop of a request.
    package init(_ request: consuming RouteRequest) { call = RouteCall(request) }

    /// Creates the first hop of a typed route that the app calls without a context.
    init(_ router: Router, _ route: RouteArguments) {
        // The arguments are used before they are stored, so that they are not copied.
        target = router.state.withLockInPlace { $0.handlers[route.path.key] }
        call = RouteCall(router: router, to: target, typedArguments: route)
    }

    package var router: Router { call.router }

    package var origin: RouteOrigin { call.origin }

    /// The typed route of the hop.
    package var route: RouteArguments? { call.typedArguments }

    /// The request of the hop; `nil` for a typed route for which nothing has needed one.
    package var incoming: RouteRequest? { call.incoming }

    /// The request as the caller made it.
    package var first: RouteRequest { start ?? call.request }

    /// The request as it reaches the handler; `nil` if no handler was found.
    package var reached: RouteRequest? { target == nil ? nil : call.request }

    /// The request of the hop, which is made for a typed route when something needs it first.
    package mutating func makeRequest() -> RouteRequest {
        if let incoming = call.incoming { return incoming }
        let request = call.request
        call.incoming = request
        return request
    }

    /// Goes on with the request as middleware has passed it on to the handler.
    package mutating func reach(_ request: RouteRequest) {
        if start == nil { start = makeRequest() }
        call.incoming = request
    }

    /// Adds what answers for the handlers of the request.
    package mutating func attend(_ witness: any HandlerWitness) {
        if let start { self.start = RouteRequest(storage: start.storage.copy { $0.hops.attend(witness) }) }
        call.incoming = RouteRequest(storage: call.request.storage.copy { $0.hops.attend(witness) })
    }

    /// Goes on with another request.
    package mutating func lead(to next: RouteRequest) {
        if start == nil { start = makeRequest() }
        call.incoming = next
        call.typedArguments = next.storage.typed
        refused = []
    }

    /// Goes on with the hop to which a redirect leads.
    ///
    /// - Throws: ``RouterError`` with the code `tooManyHops`.
    @_optimize(size)
    @inline(never)
    package mutating func follow(_ redirect: RouteRedirect) throws {
        let request = makeRequest()
        let next = try (redirect.source(of: request, first) ?? request).followed(by: redirect)
        lead(to: next)
        (last, target, middleware, resolved) = (next, nil, nil, nil)
    }

    /// Notes the settings with which a resolution has found the handler.
    mutating func resolve(with settings: borrowing RouterSettings) { resolved = settings.version }

    /// Starts over if settings have changed since a resolution found the handler.
    mutating func check(_ settings: borrowing RouterSettings) {
        if let resolved, resolved != settings.version { self = RequestHop(first) }
    }

    /// The hop before its handler was found; after a resolution, the first hop.
    package var beforeLookup: RequestHop {
        if resolved != nil { return RequestHop(first) }
        var hop = self
        hop.target = nil
        return hop
    }

    /// Takes a handler, and the match of the URL that leads to it.
    package mutating func take(_ target: Router.Target, _ match: FoundRoute?) {
        if let match { call.incoming?.take(match) }
        self.target = target
        call.take(target)
    }

    /// Takes a request that another request has become, and its handler.
    package mutating func take(_ request: RouteRequest, to target: Router.Target) {
        if start == nil, request.storage !== call.incoming?.storage { start = makeRequest() }
        self.target = target
        call = RouteCall(request, to: target)
    }

    /// Remembers the handler of a typed route to which nothing else applies, unless settings have changed since they were
    /// read, or its module is still being set up.
    package func remember(in router: Router, _ settings: borrowing RouterSettings) {
        guard call.incoming == nil, let typed = call.typedArguments, let target else { return }
        let version = settings.version
        router.state.withLockInPlace { state in
            guard state.version == version, router.setUps == nil || state.ready.contains(target.handler) else { return }
            state.handlers[typed.path.key] = target
        }
    }
}

// MARK: Failures

extension RequestHop {
    package var notFound: RouterError { router.notFound(first.urlText, origin) }

    /// The error for a result of another type than the caller expects.
    @_optimize(size)
    @inline(never)
    package func wrongResult(_ value: Any, as expected: Any.Type) -> RouterError {
        let (actual, expected) = ("\(type(of: value))", "\(expected)")
        return RouterError(
            .wrongResultType,
            .wrongResult(actual: actual, expected: expected, handler: call.name),
            for: origin
        )
    }

    /// The error, with the hops that the request took before it failed.
    @_optimize(size)
    @inline(never)
    package func led(_ error: any Error) -> any Error {
        guard let own = error as? RouterError, let last else { return error }
        return own.led(through: last)
    }

    /// The error for the caller of a request that has failed.
    ///
    /// - Parameters:
    ///   - failure: The true reason, with the hops.
    ///   - marked: The same error, marked if an assertion was made.
    /// - Returns: The error, reduced to what the caller may know.
    @_optimize(size)
    @inline(never)
    package func error(for failure: any Error, _ marked: (any Error)? = nil) -> any Error {
        let reduced = RouterError.reduced(marked ?? failure, for: first)
        guard router.note(failure, hiddenAs: reduced, first, last), var noted = reduced as? RouterError else {
            return reduced
        }
        noted.isReported = true
        return noted
    }
}

/// The middleware around a handler, as a resolution has found it.
package protocol FoundMiddleware: AnyObject, Sendable {
    /// The scopes of the middleware, the outermost first; `nil` for middleware of all requests.
    var scopes: [String?] { get }

    /// Refuses a synchronous call in which one of it must be awaited.
    ///
    /// - Throws: ``RouterError`` with the code `requiresAsync`.
    func checkSynchronous(isOnMainActor: Bool, for origin: RouteOrigin) throws
}
