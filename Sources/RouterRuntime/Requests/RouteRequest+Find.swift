@_spi(Benchmarks) import RouteTables

extension RouteRequest {
    /// The best match of the URL in the router's table, whether or not it is open to the caller; `nil` if there is none.
    @inline(__always)
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
        try find(storage.typed == nil ? bestMatch(in: router) : nil, in: router, on: nil)
    }

    /// Finds the handler of the request, which takes its match.
    ///
    /// - Parameters:
    ///   - match: The best match of its URL.
    ///   - router: The router of the request.
    ///   - isolation: The isolation that this function runs in.
    /// - Returns: The handler.
    /// - Throws: ``RouterError`` with the code `notFound`, `unknownRoute` or `malformedURL`; the error of a condition.
    @inline(__always)
    mutating func find(_ match: FoundRoute?, in router: Router, on isolation: (any Actor)?) throws -> Router.Target {
        if let typed = storage.typed { return try find(typed.path, on: isolation) }
        guard let match else { throw unmatched }
        guard let target = router.accessibleHandler(ofPattern: Int(match.patternIndex), for: origin) else {
            return try findOther(on: isolation)
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
    private mutating func findOther(on isolation: (any Actor)?) throws -> Router.Target {
        let router = router
        for match in router.table.matcher.matches(storage.split)
        where router.isOpen(pattern: match.patternIndex, to: origin) {
            guard let target = router.target(ofPattern: match.patternIndex) else { continue }
            let matched = storage.copy(found: match.found)
            guard try router.accepts(target, matched, on: isolation) else { continue }
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
