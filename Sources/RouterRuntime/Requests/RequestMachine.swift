@_spi(Locks) import RouteTables

/// Decides what happens to a request, from the caller's URL or route to the answer.
///
/// Every request takes this way: rewriting, lookup with the access check, set-up of its module, the stages that apply,
/// the handler. A redirect is another hop, which begins with rewriting again. Most requests have no stages, so their
/// session is `nil`.
///
/// The machine never waits, and calls no handler. Two drivers do so and tell it the results; see
/// `Router+Call.swift` and `Router+Open.swift`.
///
/// Unchecked: it cannot be copied, so only the driver that has it uses it.
package struct RequestMachine: ~Copyable, @unchecked Sendable {
    /// The next action of the driver.
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
    package internal(set) var call: RouteCall
    /// The handler, if it was found.
    package private(set) var target: Router.Target?
    /// The state that only few requests need.
    package private(set) var session: RequestSession?
    /// The synchronous code of the app that runs before the handler.
    package var steps: (owner: any RequestStepOwner, numbers: NumberSet)?
    /// The stages around the requests of the router, and what they need; `nil` if there are none.
    private var surroundings: Surroundings?
    /// The number of changes of the settings when they were read.
    private(set) var version = 0
    package var step = Step.prepare
    /// Whether the request is only looked up, to say what would happen to it.
    package let isDryRun: Bool
    /// Whether the machine is for the end of a session, which takes its redirects and errors.
    let isPartial: Bool

    private struct Surroundings {
        let stages: any RequestStages
        /// The handlers whose modules were set up before the settings were read, so that these include their changes.
        var ready: NumberSet
    }

    /// Creates a machine for a request.
    package init(_ request: consuming RouteRequest, isDryRun: Bool = false) {
        call = RouteCall(request)
        self.isDryRun = isDryRun
        isPartial = false
    }

    /// Creates a machine for a typed route that the app calls without a context.
    init(_ router: Router, _ route: RouteArguments) {
        // The arguments are used before they are stored, so that they are not copied.
        target = router.state.withLockInPlace { $0.handlers[route.path.key] }
        step = target == nil ? .prepare : .call
        call = RouteCall(router: router, to: target, typedArguments: route)
        isDryRun = false
        isPartial = false
    }

    /// Creates a machine for the rest of a request.
    ///
    /// - Parameters:
    ///   - stages: The stages that remain.
    ///   - first: The request as the caller made it.
    ///   - request: The request as middleware has passed it on.
    ///   - target: The handler that was found.
    package init(
        _ stages: any SessionStages,
        of first: RouteRequest,
        passedOn request: RouteRequest,
        before target: Router.Target?
    ) {
        call = RouteCall(request, to: target)
        self.target = target
        isDryRun = false
        isPartial = true
        session = RequestSession(first, stages: stages)
        advance()
    }

    /// Creates a machine for a request that was looked up before, with the route that was found then.
    ///
    /// If settings have changed meanwhile, or the set-up of the handler's module changes them, the request is looked up
    /// again.
    @inline(never)
    @_optimize(size)
    package init(performing resolution: RouteResolution) {
        self.init(resolution.first)
        let router = router
        readSettings(of: router)
        guard version == resolution.version else { return }
        (call, target) = (resolution.call, resolution.target)
        session = resolution.session?.performing()
        do {
            if try setsUp(in: router) {
                self = RequestMachine(resolution.first)
            } else {
                advance()
            }
        } catch {
            fail(error)
        }
    }

    package var router: Router { call.router }

    var stages: (any RequestStages)? { surroundings?.stages }

    /// The request as it reaches the handler; `nil` if no handler was found.
    package var reached: RouteRequest? { target == nil ? nil : call.request }

    /// The request of the hop, which is made for a typed route when something needs it first.
    package mutating func makeRequest() -> RouteRequest {
        if let incoming = call.incoming { return incoming }
        let request = call.request
        call.incoming = request
        return request
    }

    /// Goes on with another request, and remembers the one of the caller and of the hop.
    package mutating func lead(to next: RouteRequest) {
        let request = makeRequest()
        let session = needSession()
        if surroundings != nil, session.start == nil { session.start = request }
        call.incoming = next
        call.typedArguments = next.storage.typed
    }

    /// The request of the hop; `nil` for a typed route for which nothing has needed one.
    package var incoming: RouteRequest? { call.incoming }

    /// The request as the caller made it.
    package var first: RouteRequest { session?.first ?? call.request }

    package var origin: RouteOrigin { call.origin }

    /// The typed route of the hop.
    package var route: RouteArguments? { call.typedArguments }

    package var last: RouteRequest? {
        get { session?.last }
        set { needSession().last = newValue }
    }

    package var failure: (any Error)? { session?.outcome.failure }

    /// The session, which begins when something needs it first.
    package mutating func needSession() -> RequestSession {
        if let session { return session }
        let session = RequestSession(makeRequest())
        self.session = session
        return session
    }
}

// MARK: Looking up

// A parameter for the router saves counting references to it.

extension RequestMachine {
    /// Rewrites the request, looks it up, and sets its module up.
    ///
    /// - Parameters:
    ///   - router: The router.
    ///   - isFinal: Whether there is no second attempt on the main actor.
    ///   - isolation: The isolation that this function runs in.
    @inline(never)
    mutating func prepare(in router: Router, isFinal: Bool, on isolation: (any Actor)?) {
        readSettings(of: router)
        if !isFinal, stages?.lookUpNeedsMainActor == true {
            step = .prepareOnMainActor
            return
        }
        do {
            target = nil
            if surroundings == nil {
                try lookUp(in: router, on: isolation)
            } else {
                try lookUpHop(in: router, isFinal: isFinal, on: isolation)
            }
            remember(in: router)
            advance()
        } catch {
            if isFinal || !error.needsMainActor { fail(error) } else { step = .prepareOnMainActor }
        }
    }

    mutating func readSettings(of router: Router) {
        router.state.withLockInPlace { state in
            version = state.version
            guard let stages = state.stages else { return }
            surroundings = Surroundings(stages: stages, ready: state.ready)
        }
    }

    /// Looks the request up, and does so again if the set-up of its module has changed settings.
    ///
    /// Each attempt, also one on the main actor, begins with the request of the hop, before rewriting.
    @inline(never)
    @_optimize(size)
    private mutating func lookUpHop(in router: Router, isFinal: Bool, on isolation: (any Actor)?) throws {
        session?.start = nil
        do {
            try lookUpOnce(in: router, on: isolation)
            while try setsUp(in: router) {
                restart()
                try lookUpOnce(in: router, on: isolation)
            }
            if !isFinal, let error = session?.stages?.lookupError, error.needsMainActor { throw error }
        } catch {
            if !isFinal, error.needsMainActor { restart() }
            throw error
        }
    }

    private mutating func lookUpOnce(in router: Router, on isolation: (any Actor)?) throws {
        steps = nil
        // A set-up may have changed the stages.
        if let stages {
            try stages.lookUp(&self, in: router, on: isolation)
        } else {
            try lookUp(in: router, on: isolation)
        }
    }

    private mutating func restart() {
        target = nil
        guard let start = session?.start else { return }
        call.incoming = start
        call.typedArguments = start.storage.typed
        // The request of the hop is the caller's, or one to which a redirect has led.
        session?.last = start.storage === first.storage ? nil : start
    }

    /// Rewrites the request by the rules of the table, and finds its handler.
    @inline(never)
    package mutating func lookUp(in router: Router, on isolation: (any Actor)?) throws {
        let match = match(in: router)
        guard let rules = router.table.rewrites, mayBeRewritten(by: rules, match, in: router) else {
            return try find(match, in: router, on: isolation)
        }
        var last: RouteRequest?
        defer { if let last { self.last = last } }
        if let rewritten = try makeRequest().rewritten(last: &last) { lead(to: rewritten) }
        try find(in: router, on: isolation)
    }

    /// Whether a rule may take the request.
    ///
    /// The best match of most URLs says no, which saves a search of the rules.
    private func mayBeRewritten(by rules: RewriteTable, _ match: FoundRoute?, in router: Router) -> Bool {
        if let match { return rules.mayTake(urlsOfPattern: Int(match.patternIndex)) }
        guard let path = route?.path, let target = try? router.find(path, for: .app) else { return true }
        return rules.mayTake(typedCallsOfPattern: target.patternIndex)
    }

    /// Finds the handler of the request.
    @inline(__always)
    package mutating func find(in router: Router, on isolation: (any Actor)?) throws {
        try find(match(in: router), in: router, on: isolation)
    }

    /// Finds the handler of the request.
    ///
    /// - Parameters:
    ///   - match: The best match of its URL.
    ///   - router: The router.
    ///   - isolation: The isolation that this function runs in.
    /// - Throws: ``RouterError`` if there is none; the error of a condition.
    package mutating func find(_ match: FoundRoute?, in router: Router, on isolation: (any Actor)?) throws {
        if call.incoming == nil {
            if let typed = call.typedArguments {
                let target = try router.find(typed.path, for: .app)
                if router.table.metadata.condition(ofPattern: target.patternIndex) == nil { return take(target, nil) }
            }
            call.incoming = call.request
        }
        if let target = try call.incoming?.find(match, in: router, on: isolation) { take(target, nil) }
    }

    /// The best match of the URL as it is; `nil` if there is none, and for a typed route.
    @inline(__always)
    package func match(in router: Router) -> FoundRoute? {
        route == nil ? call.incoming?.bestMatch(in: router) : nil
    }

    /// The handler to which the request as it is leads.
    ///
    /// - Parameters:
    ///   - match: The best match of its URL.
    ///   - router: The router.
    /// - Returns: The handler; `nil` if a condition decides, or another route may take the request.
    package func target(of match: FoundRoute?, in router: Router) -> Router.Target? {
        guard let path = route?.path else {
            return match.flatMap { router.accessibleHandler(ofPattern: Int($0.patternIndex), for: origin) }
        }
        guard let target = try? router.find(path, for: origin),
            router.table.metadata.condition(ofPattern: target.patternIndex) == nil
        else { return nil }
        return target
    }

    /// Takes a handler, and the match of the URL that leads to it.
    package mutating func take(_ target: Router.Target, _ match: FoundRoute?) {
        if let match { call.incoming?.take(match) }
        self.target = target
        call.take(target)
    }

    /// Takes a request that another request has become, and its handler.
    package mutating func take(_ request: RouteRequest, to target: Router.Target) {
        self.target = target
        call = RouteCall(request, to: target)
    }

    /// Sets the module of the handler up.
    ///
    /// - Returns: Whether that has changed settings, so that the request is looked up again.
    @inline(never)
    @_optimize(size)
    private mutating func setsUp(in router: Router) throws -> Bool {
        guard !isDryRun, let stages, let target, let handler = target.number,
            surroundings?.ready.contains(handler) != true
        else { return false }
        if try stages.setUp(for: target, in: router) {
            router.state.withLockInPlace { $0.ready.insert(handler) }
        }
        let old = version
        readSettings(of: router)
        // During a set-up, the router does not note the handler as ready.
        surroundings?.ready.insert(handler)
        guard version != old else { return false }
        session?.stages?.readSettings(router)
        return true
    }

    /// Remembers the handler of a typed route to which nothing else applies, unless settings have changed meanwhile, or
    /// its module is still being set up.
    private func remember(in router: Router) {
        guard call.incoming == nil, session == nil, steps == nil, let typed = call.typedArguments, let target
        else { return }
        let hasStages = surroundings != nil
        router.state.withLockInPlace { state in
            guard state.version == version, !hasStages || state.ready.contains(target.handler) else { return }
            state.handlers[typed.path.key] = target
        }
    }

    /// Looks the request up, follows the redirects of its rewriting, and calls nothing.
    ///
    /// - Parameter isolation: The isolation that this function runs in.
    /// - Returns: The handler.
    /// - Throws: The error of a call that finds no route.
    @_optimize(size)
    mutating func findTarget(on isolation: (any Actor)?) throws -> Router.Target {
        let router = router
        readSettings(of: router)
        while true {
            do {
                target = nil
                try lookUpOnce(in: router, on: isolation)
                if let error = session?.stages?.lookupError { throw error }
                guard let target else { throw notFound }
                return target
            } catch let redirect as RouteRedirect {
                try follow(redirect)
            }
        }
    }
}

extension Error {
    /// Whether the lookup must run on the main actor, because a condition of a route is isolated to it.
    fileprivate var needsMainActor: Bool {
        guard case .mainActorCondition = (self as? RouterError)?.content else { return false }
        return true
    }
}
