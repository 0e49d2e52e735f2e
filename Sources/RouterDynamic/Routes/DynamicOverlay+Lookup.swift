import RoutePatterns
@_spi(Benchmarks) import RouteTables
@_spi(Generated) import RouterRuntime

extension DynamicOverlay {
    func find(_ request: RouteRequest, with router: Router) throws -> RouteOverlayMatch {
        if let path = request.storage.typed?.path { return try find(path, request, router) }
        var request = try request.withURL()
        guard let url = request.storage.url else { return RouteOverlayMatch(target: try router.target(for: &request)) }
        let requirement = request.requirementURL
        var refusedPatterns: Set<Int> = []
        var refusedRoutes: Set<Int> = []
        while true {
            let fixed = router.best(url, for: request.origin, except: refusedPatterns)
            var matched = url
            var dynamic = routes.firstMatch(url, for: request.origin, except: refusedRoutes)
            var rival = fixed?.0.patternIndex
            if dynamic == nil, let requirement {
                matched = requirement
                dynamic = routes.firstMatch(matched, for: request.origin, except: refusedRoutes)
                // A route that was added for the requirement's own pattern is ranked with that pattern.
                if let form = rival { rival = router.table.metadata.requirement(ofForm: form) ?? form }
            }
            if let dynamic,
                rival.map({ routes.precedes(dynamic, patternIndex: $0, of: router.table, in: matched) }) ?? true
            {
                if let found = try take(dynamic, matched, request, router) { return found }
                refusedRoutes.insert(dynamic.index)
            } else if let (match, found) = fixed {
                if let found = try take(match, found, url, requirement, for: request, in: router) { return found }
                refusedPatterns.insert(match.patternIndex)
            } else {
                throw router.notFound(request.urlText, request.origin)
            }
        }
    }

    /// A typed route, unless it was relocated.
    private func find(
        _ path: RoutePath,
        _ request: RouteRequest,
        _ router: Router
    ) throws -> RouteOverlayMatch {
        let patternIndex = try router.find(path, for: request.origin).patternIndex
        switch relocations.effects[patternIndex] {
        case nil:
            var request = request
            return RouteOverlayMatch(target: try router.target(for: &request))
        case .removed: throw router.unknown(path, for: request.origin)
        case .forward(let forward):
            guard let url = try request.withURL().storage.url, let next = try forward.target(of: url) else {
                throw router.unknown(path, for: request.origin)
            }
            throw RouteRedirect(to: next)
        }
    }

    /// A route of the table, unless it was removed or rejects the request.
    private func take(
        _ match: RouteMatch,
        _ found: Router.Found,
        _ url: RouteURL,
        _ requirement: RouteURL?,
        for request: RouteRequest,
        in router: Router
    ) throws -> RouteOverlayMatch? {
        switch relocations.effects[match.patternIndex] {
        case nil:
            let storage = request.storage.copy(url: url, found: match.found) { _ in }
            guard try router.accepts(found, storage) else { return nil }
            return RouteOverlayMatch(target: router.target(found, storage))
        case .removed: return nil
        case .forward(let forward):
            let target = try forward.target(of: url) ?? requirement.flatMap { try forward.target(of: $0) }
            guard let next = target else { return nil }
            throw RouteRedirect(to: next)
        }
    }

    /// A route added at run time, unless it was removed or rejects the request.
    private func take(
        _ match: DynamicRoutes.Match,
        _ url: RouteURL,
        _ request: RouteRequest,
        _ router: Router
    ) throws -> RouteOverlayMatch? {
        let route = routes.routes[match.index]
        let storage = request.storage.copy(url: url) { $0.captured = MatchedValues(match.match) }
        let request = RouteRequest(storage: storage)
        if let condition = route.condition, !condition(request) { return nil }
        var forward: RouteForward?
        switch relocations.patterns[route.pattern.description] {
        case .removed where !route.isRelocation: return nil
        case .forward(let other): forward = other
        default: break
        }
        if case .forward(let own) = route.action { forward = own }
        if let forward {
            guard let next = try forward.target(of: url) else { return nil }
            throw RouteRedirect(to: next)
        }
        switch route.action {
        case .handler(let handler): return try take(handler, route, url, request, router)
        case .closure(let body):
            let handler = AddedClosure(pattern: route.pattern.description, body: body)
            return RouteOverlayMatch(
                target: router.target(handler, AddedClosureDispatcher.self, body.callKind, request.storage)
            )
        case .forward: return nil
        }
    }

    /// A handler of the table for a path that a relocation added.
    private func take(
        _ handler: RelocatedHandler,
        _ route: DynamicRoute,
        _ url: RouteURL,
        _ request: RouteRequest,
        _ router: Router
    ) throws -> RouteOverlayMatch? {
        let metadata = router.table.metadata
        guard let dispatcher = router.table.dispatcher(ofHandler: handler.number) else { return nil }
        let patternIndex = metadata.firstPattern(ofHandler: handler.number)
        var storage = request.storage
        var (url, captured) = (url, storage.captured)
        if !handler.query.isEmpty {
            url = try router.split(URLText.adding(query: handler.query, toStartOf: url))
            guard let match = route.pattern.found(in: url, spelling: .asWritten) else { return nil }
            captured = MatchedValues(match)
        }
        storage = storage.copy(url: url) { parts in
            parts.captured = captured
            parts.fixingPattern = patternIndex
        }
        let taken = router.found(handler.number, patternIndex, dispatcher)
        guard try router.accepts(taken, storage) else { return nil }
        var target = router.target(taken, storage)
        // The handler's own pattern did not match, so its placeholders have no values. The values that its first marker
        // fixes remain fixed.
        target.call.patternIndex = nil
        return RouteOverlayMatch(target: target, aliases: handler.aliases(for: storage, router))
    }
}

extension Router {
    /// The best route of the table for a URL among those that are open to the caller, except for those that refused it.
    fileprivate func best(
        _ url: RouteURL,
        for origin: RouteOrigin,
        except refused: Set<Int>
    ) -> (RouteMatch, Found)? {
        func isAccepted(_ match: RouteMatch) -> Bool {
            isOpen(pattern: match.patternIndex, to: origin) && !refused.contains(match.patternIndex)
        }
        if refused.isEmpty {
            guard let best = table.matcher.firstMatch(in: url) else { return nil }
            if isAccepted(best) { return found(best.patternIndex).map { (best, $0) } }
        }
        guard let match = table.matcher.matches(url).first(where: isAccepted) else { return nil }
        return found(match.patternIndex).map { (match, $0) }
    }
}
