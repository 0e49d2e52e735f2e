import RoutePatterns
import RouteTables
import RouterPipeline
import RouterRuntime

/// All current relocations, ready for use.
struct Relocations: Sendable {
    /// The effect on the requests of a route.
    enum Effect: Sendable {
        case removed
        case forward(RouteForward)

        var isRemoval: Bool {
            if case .removed = self { return true }
            return false
        }
    }

    /// By the indices of the table's patterns.
    var effects: [Int: Effect] = [:]
    /// By the patterns of routes added at run time.
    var patterns: [String: Effect] = [:]
    /// The paths that no route has.
    var added: [DynamicRoute] = []

    init(_ settings: DynamicSettings, _ router: Router) {
        let patterns = settings.patterns
        patterns.begin()
        let layers = settings.relocations.value
        guard !layers.isEmpty else { return }
        var resolver = RelocationResolver(router, settings)
        for layer in layers { resolver.apply(layer.relocations) }
        for (path, change) in resolver.changes.sorted(by: { $0.key < $1.key }) {
            add(path, change, resolver, patterns)
        }
    }

    private mutating func add(
        _ path: String,
        _ change: RelocationResolver.Change,
        _ resolver: RelocationResolver,
        _ known: RelocationPatterns
    ) {
        switch change {
        case .removed: set(.removed, path, resolver)
        case .replaced(let target, _):
            // Accepting the relocation has created it before.
            guard let forward = try? known.forward(path, to: target) else { return }
            if resolver.isRoute(path) {
                set(.forward(forward), path, resolver)
            } else {
                append(path, .forward(forward), Set(RouteOrigin.allCases), known)
            }
        case .added(let handler):
            // If a route had the path, it was removed before.
            if resolver.isRoute(path) { set(.removed, path, resolver) }
            append(path, .handler(handler), resolver.origins(ofHandler: handler.number), known)
        }
    }

    private mutating func set(_ effect: Effect, _ path: String, _ resolver: RelocationResolver) {
        for patternIndex in resolver.patternIndices(of: path) { effects[patternIndex] = effect }
        patterns[path] = effect
    }

    private mutating func append(
        _ path: String,
        _ action: DynamicRoute.Action,
        _ origins: Set<RouteOrigin>,
        _ known: RelocationPatterns
    ) {
        guard let pattern = try? known.pattern(path) else { return }
        let route = DynamicRoute(
            id: 0,
            pattern: pattern,
            priority: .default,
            origins: origins,
            condition: nil,
            action: action
        )
        added.append(route)
    }
}
