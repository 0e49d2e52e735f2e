import RouteTables

// A parameter for the router saves counting references to it.

extension RequestHop {
    /// Goes on after a failure, with the hop to which a redirect leads.
    ///
    /// - Parameter failure: The failure; `nil` if there is none.
    /// - Throws: The error for the caller, unless the failure is a redirect.
    @_optimize(size)
    mutating func goOn(after failure: (any Error)?) throws {
        guard var reason = failure else { return }
        if let redirect = reason as? RouteRedirect {
            do { return try follow(redirect) } catch { reason = error }
        }
        throw error(for: led(reason))
    }

    /// Finds the handler of a request of a router with nothing set up, unless it is known, and sets its module up.
    ///
    /// - Parameters:
    ///   - router: The router of the request.
    ///   - settings: The settings, which are read again after a set-up.
    ///   - isolation: The isolation that this function runs in.
    /// - Returns: Whether the handler is ready: `false` if the set-up has changed settings, so that the request is looked
    ///   up again.
    /// - Throws: ``RouterError`` if there is no handler; the error of a condition or a set-up.
    mutating func isReady(
        in router: Router,
        _ settings: inout RouterSettings,
        on isolation: (any Actor)?
    ) throws -> Bool {
        let begun = router.setUps == nil ? nil : beforeLookup
        if target == nil { try lookUp(in: router, on: isolation) }
        if let begun, let target, try settings.setsUp(target, in: router) {
            self = begun
            return false
        }
        remember(in: router, settings)
        return true
    }

    /// Rewrites the request by the rules of the table, and finds its handler.
    ///
    /// - Parameters:
    ///   - router: The router of the request.
    ///   - isolation: The isolation that this function runs in.
    /// - Throws: ``RouterError`` if there is no handler; the error of a condition.
    @inline(never)
    package mutating func lookUp(in router: Router, on isolation: (any Actor)?) throws {
        let match = match(in: router)
        guard let rules = router.table.rewrites, mayBeRewritten(by: rules, match, in: router) else {
            return try find(match, in: router, on: isolation)
        }
        var latest: RouteRequest?
        defer { if let latest { last = latest } }
        if let rewritten = try makeRequest().rewritten(last: &latest) { lead(to: rewritten) }
        try find(self.match(in: router), in: router, on: isolation)
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
        if let target = try call.incoming?.find(match, in: router, on: isolation, &refused) { take(target, nil) }
    }

    /// The best match of the URL as it is; `nil` if there is none, and for a typed route.
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
}

extension Error {
    /// Whether the lookup must continue on the main actor, because a condition of a route is isolated to it.
    package var needsMainActor: Bool {
        guard case .mainActorCondition = (self as? RouterError)?.content else { return false }
        return true
    }
}
