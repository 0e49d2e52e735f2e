import RoutePatterns
@_spi(Benchmarks) import RouteTables
import RouterRuntime

extension DynamicOverlay {
    typealias Found = (request: RouteRequest, target: Router.Target)

    func find(
        _ request: RouteRequest,
        with router: Router,
        _ aliases: inout [RequestAlias],
        _ refused: inout [Int]
    ) throws -> Found {
        if let path = request.storage.typed?.path { return try find(path, request, router) }
        let request = try request.withURL()
        guard let url = request.storage.url else { return try request.foundInTable() }
        while true {
            let fixed = router.best(url, for: request.origin, except: refused)
            // The numbers of added routes are complements, which no pattern of the table has.
            let dynamic = routes.firstMatch(url, for: request.origin, except: Set(refused.map { ~$0 }))
            let rival = fixed?.0.patternIndex
            if let dynamic,
                rival.map({ routes.precedes(dynamic, patternIndex: $0, of: router.table, in: url) }) ?? true
            {
                if let found = try take(dynamic, url, request, router, &aliases) { return found }
                refused.append(~dynamic.index)
            } else if let (match, target) = fixed {
                if let found = try take(match, target, url, for: request, in: router) { return found }
                refused.append(match.patternIndex)
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
    ) throws -> Found {
        let patternIndex = try router.find(path, for: request.origin).patternIndex
        switch relocations.effects[patternIndex] {
        case nil: return try request.foundInTable()
        case .removed: throw router.notFound(request.urlText, request.origin)
        case .forward(let forward):
            guard let url = try request.withURL().storage.url, let next = try forward.target(of: url) else {
                throw router.notFound(request.urlText, request.origin)
            }
            throw RouteRedirect(to: next)
        }
    }

    /// A route of the table, unless it was removed or rejects the request.
    private func take(
        _ match: RouteMatch,
        _ target: Router.Target,
        _ url: RouteURL,
        for request: RouteRequest,
        in router: Router
    ) throws -> Found? {
        switch relocations.effects[match.patternIndex] {
        case nil:
            let storage = request.storage.copy(url: url, found: match.found) { _ in }
            guard try router.accepts(target, storage) else { return nil }
            return (RouteRequest(storage: storage), target)
        case .removed: return nil
        case .forward(let forward):
            guard let next = try forward.target(of: url) else { return nil }
            throw RouteRedirect(to: next)
        }
    }

    /// A route added at run time, unless it was removed or rejects the request.
    private func take(
        _ match: DynamicRoutes.Match,
        _ url: RouteURL,
        _ request: RouteRequest,
        _ router: Router,
        _ aliases: inout [RequestAlias]
    ) throws -> Found? {
        let route = routes.routes[match.index]
        let storage = request.storage.copy(url: url) { $0.captured = MatchedValues(match.match) }
        let request = RouteRequest(storage: storage)
        // Asked last: a condition of the table may need the main actor, where the lookup begins again.
        let isTaken = { route.condition?(request) ?? true }
        var forward: RouteForward?
        switch relocations.patterns[route.pattern.description] {
        case .removed where !route.isRelocation: return nil
        case .forward(let other): forward = other
        default: break
        }
        if case .forward(let own) = route.action { forward = own }
        if let forward {
            guard let next = try forward.target(of: url), isTaken() else { return nil }
            throw RouteRedirect(to: next)
        }
        switch route.action {
        case .handler(let handler):
            return try take(handler, route, url, request, router, aliases: &aliases, if: isTaken)
        case .closure(let body):
            guard isTaken() else { return nil }
            let added = AddedClosure(pattern: route.pattern.description, body: body)
            let request = RouteRequest(storage: storage.copy { $0.added = added })
            return (request, .added(AddedClosureDispatcher.self, body.callKind))
        case .forward: return nil
        }
    }

    /// A handler of the table for a path that a relocation added.
    private func take(
        _ handler: RelocatedHandler,
        _ route: DynamicRoute,
        _ url: RouteURL,
        _ request: RouteRequest,
        _ router: Router,
        aliases: inout [RequestAlias],
        if isTaken: () -> Bool
    ) throws -> Found? {
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
        var target = router.target(handler.number, patternIndex, dispatcher)
        guard try router.accepts(target, storage), isTaken() else { return nil }
        // The handler's own pattern did not match, so its placeholders have no values. The values that its first marker
        // fixes remain fixed.
        target.patternIndex = -1
        aliases += handler.aliases(for: storage, router)
        return (RouteRequest(storage: storage), target)
    }
}

extension RouteRequest {
    /// The handler in the table, for the request with its match.
    fileprivate func foundInTable() throws -> DynamicOverlay.Found {
        var request = self
        let target = try request.find(in: router)
        return (request, target)
    }
}

extension Router {
    /// The best route of the table for a URL among those that are open to the caller, except for those that refused it.
    fileprivate func best(
        _ url: RouteURL,
        for origin: RouteOrigin,
        except refused: [Int]
    ) -> (RouteMatch, Target)? {
        func isAccepted(_ match: RouteMatch) -> Bool {
            isOpen(pattern: match.patternIndex, to: origin) && !refused.contains(match.patternIndex)
        }
        if refused.isEmpty {
            guard let best = table.matcher.firstMatch(in: url) else { return nil }
            if isAccepted(best) { return target(ofPattern: best.patternIndex).map { (best, $0) } }
        }
        guard let match = table.matcher.matches(url).first(where: isAccepted) else { return nil }
        return target(ofPattern: match.patternIndex).map { (match, $0) }
    }
}
