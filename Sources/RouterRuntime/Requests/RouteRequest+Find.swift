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
        return (try? router.target(for: &request))?.route
    }

    /// Finds the handler of the request, which takes its match.
    ///
    /// - Parameters:
    ///   - router: The router of the request.
    ///   - isolation: The isolation that this function runs in.
    /// - Returns: The handler.
    /// - Throws: ``RouterError`` with the code `notFound`, `unknownRoute` or `malformedURL`; the error of a condition.
    package mutating func find(in router: Router, on isolation: (any Actor)? = nil) throws -> Router.Found {
        if let typed = storage.typed { return try find(typed.path, on: isolation) }
        guard let best = bestMatch(in: router) else { throw unmatched }
        guard let found = router.openHandler(Int(best.patternIndex), to: origin) else {
            return try findOther(on: isolation)
        }
        take(best)
        return found
    }

    /// Finds the handler of a typed route.
    @_optimize(size)
    @inline(never)
    private func find(_ path: RoutePath, on isolation: (any Actor)?) throws -> Router.Found {
        let found = try router.find(path, for: origin)
        guard try router.accepts(found, storage, on: isolation) else { throw router.refused(path) }
        return found
    }

    /// Finds the best handler that is open to the caller and whose condition accepts the request.
    @_optimize(size)
    @inline(never)
    private mutating func findOther(on isolation: (any Actor)?) throws -> Router.Found {
        let router = router
        for match in router.table.matcher.matches(storage.split)
        where router.isOpen(pattern: match.patternIndex, to: origin) {
            guard let found = router.found(match.patternIndex) else { continue }
            let matched = storage.copy(found: match.found)
            guard try router.accepts(found, matched, on: isolation) else { continue }
            storage = matched
            return found
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
