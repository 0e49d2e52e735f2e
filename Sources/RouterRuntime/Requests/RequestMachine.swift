@_spi(Locks) import RouteTables

/// Decides what happens to a request, from the caller's URL or route to the answer.
///
/// Every request takes this way: rewriting, lookup with the access check, set-up of its module, the stages that apply,
/// the handler. A redirect is another hop, which begins with rewriting again. Most requests have no stages, so their
/// session is `nil`.
///
/// The machine never waits, and calls no handler. Two drivers do so and tell it the results; see `Router+Drive.swift`.
/// Only one of them uses it at a time, so it may cross isolations.
package struct RequestMachine: ~Copyable, @unchecked Sendable {
    /// What the driver does next.
    package enum Step {
        /// Rewrite the request and look it up.
        case prepare
        /// Do the same on the main actor if the caller can, because code of the main actor takes part in it.
        case prepareOnMainActor
        /// Run the code of the app that the session wants next.
        case run(CallKind)
        /// Call the handler of the target.
        case call
        /// Give the caller the value, or throw the failure.
        case end
    }

    /// The call that the machine prepares: the router, the caller's typed route or the request of the hop.
    ///
    /// A typed route needs no request until something asks for one.
    var call: RouteCall
    /// The handler, if it was found.
    var found: Router.Found?
    /// The state that only few requests need.
    var rest: Rest?
    /// What stands around the requests of the router.
    var stages: (any RequestStages)?
    /// The handlers whose modules were set up before the settings were read, so that these include their changes.
    private var ready: HandlerNumbers?
    private var version = 0
    package var step = Step.prepare
    /// Whether the request is only looked up, to say what would happen to it.
    package let isDryRun: Bool
    /// Whether the machine is for the end of a session, which takes its redirects and errors.
    let isPartial: Bool

    /// The state of a request to which more than its handler applies, or which was led from one URL to another.
    final class Rest {
        /// The request as the caller made it, if the hop has another.
        var original: RouteRequest?
        /// The latest request to which rewriting or a redirect led.
        var last: RouteRequest?
        /// The stages that apply; `nil` if none does.
        var session: (any RequestSession)?
        var value: Any?
        var failure: (any Error)?
    }

    /// Creates a machine for a request.
    package init(_ request: RouteRequest, isDryRun: Bool = false) {
        call = RouteCall(router: request.router, handler: -1, incoming: request.storage)
        self.isDryRun = isDryRun
        isPartial = false
    }

    /// Creates a machine for a typed route that the app calls without a context.
    init(_ router: Router, _ route: RouteArguments) {
        // The arguments are used before they are stored, so that they are not copied.
        found = router.state.withLockInPlace { $0.handlers[route.path.key] }
        step = found == nil ? .prepare : .call
        call = RouteCall(router: router, handler: found?.handler ?? -1, typedArguments: route)
        isDryRun = false
        isPartial = false
    }

    /// Creates a machine for the end of a session.
    package init(_ session: any RequestSession, of request: RouteRequest) {
        call = RouteCall(router: request.router, handler: -1, incoming: request.storage)
        isDryRun = false
        isPartial = true
        self.session = session
        advance()
    }

    package var router: Router { call.router }

    /// The handler, ready to be called.
    package var target: Router.Target? {
        get { found.map { Router.Target(found: $0, call: call) } }
        set {
            found = newValue?.found
            if let newValue { call = newValue.call }
        }
    }

    /// The request of the hop.
    package var request: RouteRequest {
        mutating get {
            let storage = call.incoming ?? made
            call.incoming = storage
            return RouteRequest(storage: storage)
        }
        set {
            let first = first
            withRest { $0.original = first }
            call.incoming = newValue.storage
            call.typedArguments = nil
        }
    }

    private var made: RouteRequest.Storage { RouteRequest.Storage(router: router, typed: call.typedArguments) }

    /// The request as the caller made it.
    package var first: RouteRequest { rest?.original ?? RouteRequest(storage: call.incoming ?? made) }

    package var origin: RouteOrigin { call.origin }

    /// The typed route of the hop.
    package var route: RouteArguments? { call.incoming?.typed ?? (call.incoming == nil ? call.typedArguments : nil) }

    package var last: RouteRequest? {
        get { rest?.last }
        set { withRest { $0.last = newValue } }
    }

    package var session: (any RequestSession)? {
        get { rest?.session }
        set { if rest != nil || newValue != nil { withRest { $0.session = newValue } } }
    }

    package var value: Any? { rest?.value }
    package var failure: (any Error)? { rest?.failure }

    mutating func withRest(_ body: (Rest) -> Void) {
        let rest = rest ?? Rest()
        self.rest = rest
        body(rest)
    }
}

// MARK: Looking up

extension RequestMachine {
    /// Rewrites the request, looks it up, and sets its module up.
    ///
    /// - Parameters:
    ///   - router: The router.
    ///   - isFinal: Whether there is no second attempt on the main actor.
    ///   - isolation: The isolation that this function runs in.
    mutating func prepare(in router: Router, isFinal: Bool, on isolation: (any Actor)?) {
        readSettings(of: router)
        if !isFinal, stages?.lookUpNeedsMainActor == true {
            step = .prepareOnMainActor
            return
        }
        // Without stages, another look-up gives the same result. A request that has one owner takes its match in place.
        let start = stages == nil ? nil : (call, last)
        do {
            try lookUpHop(on: isolation)
            while try setsUp() {
                if let start { (call, last) = start }
                try lookUpHop(on: isolation)
            }
            remember()
            if case .failure(let error)? = session?.destination, error.needsMainActor, !isFinal { throw error }
            advance()
        } catch {
            guard !isFinal, error.needsMainActor else { return fail(error) }
            if let start { (call, last) = start }
            step = .prepareOnMainActor
        }
    }

    // A parameter for the router saves counting references to it.
    mutating func readSettings(of router: Router) {
        router.state.withLockInPlace { state in
            version = state.version
            guard let current = state.stages else { return }
            stages = current
            ready = state.ready
        }
    }

    private mutating func lookUpHop(on isolation: (any Actor)?) throws {
        found = nil
        if let stages { try stages.lookUp(&self, on: isolation) } else { try lookUp(on: isolation) }
    }

    /// Rewrites the request by the rules of the table, and finds its handler.
    package mutating func lookUp(on isolation: (any Actor)?) throws {
        if let rules = router.table.rewrites, mayBeRewritten(by: rules) {
            var last: RouteRequest?
            defer { if let last { self.last = last } }
            if let rewritten = try request.rewritten(by: rules, last: &last) { request = rewritten }
        }
        try find(on: isolation)
    }

    private func mayBeRewritten(by rules: RewriteTable) -> Bool {
        guard let path = route?.path, let found = try? router.find(path, for: .app) else { return true }
        return rules.mayTake(urlsOfPattern: found.patternIndex)
    }

    /// Finds the handler of the request.
    package mutating func find(on isolation: (any Actor)?) throws {
        if call.incoming == nil, let typed = call.typedArguments {
            let found = try router.find(typed.path, for: .app)
            if router.table.metadata.condition(ofPattern: found.patternIndex) == nil { return take(found, nil) }
        }
        // The request has one owner, so it takes its match in place.
        var request = RouteRequest(storage: call.incoming.take() ?? made)
        defer { call.incoming = request.storage }
        let found = try router.find(&request, on: isolation)
        call.typedArguments = request.storage.typed
        take(found, call.typedArguments == nil ? found.patternIndex : nil)
    }

    private mutating func take(_ found: Router.Found, _ patternIndex: Int?) {
        self.found = found
        call.handler = found.handler
        call.patternIndex = patternIndex
    }

    /// The best route for a URL, which is open to the caller and has no condition.
    package struct Best {
        package let url: RouteURL
        package let match: FoundRoute
        package let found: Router.Found
    }

    /// The best route for the URL of the request as it is; `nil` for a typed route, and where others may decide.
    package var best: Best? {
        guard let storage = call.incoming, storage.typed == nil, let url = storage.url,
            let match = router.table.firstFound(in: url),
            let found = router.openHandler(Int(match.patternIndex), to: storage.origin)
        else { return nil }
        return Best(url: url, match: match, found: found)
    }

    /// Takes the best route.
    package mutating func take(_ best: Best) {
        guard let storage = call.incoming.take() else { return }
        var request = RouteRequest(storage: storage)
        request.take(best.match)
        call.incoming = request.storage
        take(best.found, best.found.patternIndex)
    }

    /// Sets the module of the handler up.
    ///
    /// - Returns: Whether that has changed settings, so that the request is looked up again.
    @inline(never)
    private mutating func setsUp() throws -> Bool {
        guard let stages, !isDryRun, let found, let handler = found.number, ready?.contains(handler) != true
        else { return false }
        if try stages.setUp(for: found, in: router) {
            router.state.withLockInPlace { $0.ready.insert(handler) }
        }
        let old = version
        readSettings(of: router)
        // During a set-up, the router does not note the handler as ready.
        ready?.insert(handler)
        guard version != old else { return false }
        session?.readSettings(self)
        return true
    }

    /// Remembers the handler of a typed route to which nothing else applies, unless settings have changed meanwhile, or
    /// its module is still being set up.
    private func remember() {
        guard call.incoming == nil, session == nil, let typed = call.typedArguments, let found else { return }
        let hasStages = stages != nil
        router.state.withLockInPlace { state in
            guard state.version == version, !hasStages || state.ready.contains(found.handler) else { return }
            state.handlers[typed.path.key] = found
        }
    }

    /// Looks the request up, follows the redirects of its rewriting, and calls nothing.
    package mutating func findTarget(on isolation: (any Actor)?) throws -> Router.Target {
        readSettings(of: router)
        while true {
            do {
                try lookUpHop(on: isolation)
                guard let destination = try session?.destination?.get() ?? target else { throw notFound }
                return destination
            } catch let redirect as RouteRedirect {
                try follow(redirect)
            }
        }
    }
}

extension Error {
    /// Whether the main actor has to look the request up, because a condition of a route is isolated to it.
    fileprivate var needsMainActor: Bool {
        guard case .mainActorCondition = (self as? RouterError)?.content else { return false }
        return true
    }
}
