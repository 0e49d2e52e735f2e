extension RequestRun {
    /// What a request was found to lead to, and the request with what was found.
    struct Found {
        let request: RouteRequest
        let destination: RouteDestination
    }

    /// Finds what a request leads to, among the routes of the table and those that were added at run time.
    ///
    /// - Throws: ``RouterError`` with the code `notFound`, `unknownRoute` or `malformedURL`; ``RouteRedirect`` if the route
    ///   was relocated.
    func find(_ request: RouteRequest) throws -> Found {
        if let typed = request.storage.typed { return try find(typed, request) }
        let request = try request.withURL()
        guard let url = request.storage.url, !pipeline.isStatic else {
            return found(try router.target(for: request), request)
        }
        var refusedEntries: Set<Int> = []
        var refusedRoutes: Set<Int> = []
        while true {
            let fixed = router.find(url, for: request.origin, except: refusedEntries)
            let dynamic = pipeline.routes.firstMatch(url, for: request.origin, except: refusedRoutes)
            if let dynamic, precedes(dynamic, fixed?.0, url) {
                if let found = try take(dynamic, url, request) { return found }
                refusedRoutes.insert(dynamic.entry)
            } else if let (match, found) = fixed {
                if let found = try take(match, found, url, request) { return found }
                refusedEntries.insert(match.entry)
            } else {
                throw router.notFound(request.url, request.origin)
            }
        }
    }

    private func precedes(_ dynamic: RouteMatch, _ fixed: RouteMatch?, _ url: RouteURL) -> Bool {
        guard let fixed else { return true }
        return pipeline.routes.precedes(dynamic.entry, entry: fixed.entry, of: router.table, in: url)
    }

    private func found(_ target: Router.Target, _ request: RouteRequest) -> Found {
        Found(
            request: target.call.incoming.map { RouteRequest(storage: $0) } ?? request,
            destination: .table(target)
        )
    }

    /// A typed route, unless it was relocated.
    private func find(_ typed: RouteArguments, _ request: RouteRequest) throws -> Found {
        let entry = try router.find(typed.path, for: request.origin).entry
        switch pipeline.relocations.entries[entry] {
        case nil: return found(try router.target(for: request), request)
        case .removed: throw router.unknown(typed.path)
        case .forward(let forward):
            guard let url = try request.withURL().storage.url, let next = try forward.target(of: url) else {
                throw router.unknown(typed.path)
            }
            throw RouteRedirect(to: next)
        }
    }

    /// A route of the table, unless it was removed or refuses the request.
    private func take(
        _ match: RouteMatch,
        _ found: Router.Found,
        _ url: RouteURL,
        _ request: RouteRequest
    ) throws -> Found? {
        switch pipeline.relocations.entries[match.entry] {
        case nil:
            let storage = request.storage.copy(url: url, match: match)
            guard router.accepts(found, storage) else { return nil }
            return self.found(router.target(found, nil, storage), request)
        case .removed: return nil
        case .forward(let forward):
            guard let next = try forward.target(of: url) else { return nil }
            throw RouteRedirect(to: next)
        }
    }

    /// A route that was added at run time, unless it was removed or refuses the request.
    private func take(_ match: RouteMatch, _ url: RouteURL, _ request: RouteRequest) throws -> Found? {
        let route = pipeline.routes.routes[match.entry]
        let storage = request.storage.copy(url: url, match: match, dynamicPattern: route.pattern)
        let request = RouteRequest(storage: storage)
        if let condition = route.condition, !condition(request) { return nil }
        var forward: RouteForward?
        switch pipeline.relocations.patterns[route.pattern.description] {
        case .removed where !route.action.isRelocation: return nil
        case .forward(let other): forward = other
        default: break
        }
        if case .forward(let own) = route.action { forward = own }
        if let forward {
            guard let next = try forward.target(of: url) else { return nil }
            throw RouteRedirect(to: next)
        }
        if case .handler(let handler, let query) = route.action {
            return try take(handler, query, match, url, request)
        }
        return Found(request: request, destination: .closure(route))
    }

    /// A handler of the table by a path that a relocation gave it.
    private func take(
        _ handler: Int,
        _ query: String,
        _ match: RouteMatch,
        _ url: RouteURL,
        _ request: RouteRequest
    ) throws -> Found? {
        let catalogue = router.table.catalogue
        guard let dispatcher = router.table.dispatcher(ofHandler: handler) else { return nil }
        var storage = request.storage
        if !query.isEmpty {
            let longer = try router.split(url.textPrepending(query: query))
            guard let match = pipeline.routes.match(match.entry, longer) else { return nil }
            storage = storage.copy(url: longer, match: match, dynamicPattern: storage.dynamicPattern)
        }
        let entry = catalogue.firstEntry(ofHandler: handler)
        storage = storage.copy(
            url: storage.url ?? url,
            match: storage.match,
            dynamicPattern: storage.dynamicPattern,
            fixingEntry: entry
        )
        let taken = Router.Found(handler: handler, entry: entry, dispatcher: dispatcher)
        guard router.accepts(taken, storage) else { return nil }
        var target = router.target(taken, nil, storage)
        // Its own pattern was not matched, so nothing is taken from its placeholders; what its first marker fixes stays fixed.
        target.call.entry = nil
        return found(target, request)
    }
}

extension DynamicRoute.Action {
    /// Whether a relocation made it.
    fileprivate var isRelocation: Bool {
        switch self {
        case .handler, .forward: true
        case .synchronous, .mainActor, .asynchronous: false
        }
    }
}

extension RouteURL {
    /// The text of the URL with items in front of its query.
    fileprivate func textPrepending(query: String) -> String {
        let (head, rest) = withBytes { bytes -> (String, String) in
            let limit = Int(parts.pathLimit)
            let start = parts.flags.contains(.hasQuery) ? limit + 1 : limit
            return (
                String(decoding: bytes[..<limit], as: UTF8.self), String(decoding: bytes[start...], as: UTF8.self)
            )
        }
        return "\(head)?\(query)\(parts.flags.contains(.hasQuery) ? "&" : "")\(rest)"
    }
}
