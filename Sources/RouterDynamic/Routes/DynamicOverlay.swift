import RoutePatterns
import RouteTables
import RouterRuntime

/// The routes and relocations that were added at run time, ready for use.
final class DynamicOverlay: RouteOverlay {
    /// What it was made of.
    struct Version: Equatable {
        var routes: Int
        var relocations: Int
    }

    let version: Version
    let routes: DynamicRoutes
    let relocations: Relocations

    init(_ settings: DynamicSettings, _ version: Version, _ router: Router) {
        self.version = version
        relocations = Relocations(settings, router)
        routes = DynamicRoutes(settings.routes.value + relocations.added)
    }

    func matches(_ url: RouteURL) -> Bool { routes.matches(url) }

    func changes(entry: Int) -> Bool { relocations.entries[entry] != nil }

    func removes(entry: Int) -> Bool { relocations.entries[entry]?.isRemoval == true }

    func patterns(knownTo origin: RouteOrigin) -> [String] {
        routes.routes.filter { $0.isKnown(to: origin) }.map(\.pattern.description)
    }

    var patterns: [String] { routes.routes.map(\.pattern.description) }

    func candidates(_ request: RouteRequest, _ url: RouteURL) -> [RouteRequest] {
        let table = request.router.table
        let fixed = table.matcher.firstMatch(in: url)
        let dynamic = routes.firstMatch(url, for: .app, except: [])
        let requests = [
            fixed.map { request.candidate(url, $0) },
            dynamic.map { match in
                var fixingEntry: Int?
                if case .handler(let handler, _) = routes.routes[match.index].action {
                    fixingEntry = table.metadata.firstEntry(ofHandler: handler)
                }
                return request.candidate(url, nil, captured: MatchedValues(match.match), fixingEntry: fixingEntry)
            },
        ]
        var isReversed = false
        if let fixed, let dynamic {
            isReversed = routes.precedes(dynamic, entry: fixed.entry, of: table, in: url)
        }
        return (isReversed ? requests.reversed() : requests).compactMap { $0 }
    }
}
