import RoutePatterns
@_spi(Benchmarks) import RouteTables
import RouterPipeline
import RouterRuntime

/// The routes and relocations added at run time, ready for use.
final class DynamicOverlay: RouteOverlay {
    /// The settings that it was created from.
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

    func changes(pattern patternIndex: Int) -> Bool { relocations.effects[patternIndex] != nil }

    func removes(pattern patternIndex: Int) -> Bool { relocations.effects[patternIndex]?.isRemoval == true }

    func patterns(knownTo origin: RouteOrigin) -> [String] {
        routes.routes.filter { route in
            route.isKnown(to: origin)
                && (route.isRelocation || relocations.patterns[route.pattern.description]?.isRemoval != true)
        }
        .map(\.pattern.description)
    }

    /// The patterns of the routes that relocations removed.
    var removed: [String] { relocations.patterns.filter(\.value.isRemoval).keys.sorted() }

    func candidates(_ request: RouteRequest, _ url: RouteURL) -> [RouteRequest] {
        let table = request.router.table
        let fixed = table.matcher.matches(url)
        let dynamic = routes.firstMatch(url, for: .app, except: [])
        let ofTable = fixed.map { request.candidate(url, $0) }
        let added = routes.matches(of: url).map { match in
            var fixingPattern: Int?
            if case .handler(let handler) = routes.routes[match.index].action {
                fixingPattern = table.metadata.firstPattern(ofHandler: handler.number)
            }
            return request.candidate(url, nil, captured: MatchedValues(match.match), fixingPattern: fixingPattern)
        }
        var isAddedFirst = false
        if let best = fixed.first, let dynamic {
            isAddedFirst = routes.precedes(dynamic, patternIndex: best.patternIndex, of: table, in: url)
        }
        return isAddedFirst ? added + ofTable : ofTable + added
    }

    func relocates(_ url: RouteURL, in table: RouteTable) -> Bool {
        let fixed = table.matcher.matches(url).map { relocations.effects[$0.patternIndex] }
        let added = routes.matches(of: url).map { match -> Relocations.Effect? in
            let route = routes.routes[match.index]
            if case .forward(let forward) = route.action { return .forward(forward) }
            return relocations.patterns[route.pattern.description]
        }
        return (fixed + added).contains { if case .forward = $0 { true } else { false } }
    }
}
