import RouteGenCore
import RoutePatterns
@_spi(Benchmarks) import RouteTables

/// How many of a rewriting rule's URLs lead to routes that are open to a caller.
package enum RewriteReach: Hashable, Sendable {
    /// None, as far as routes are known.
    case nothing
    /// Some, or perhaps all or none.
    case something
    /// All.
    case everything

    /// How many routes are looked up for a rule.
    private static let trialLimit = 20

    /// The reach of each rule of an app, all of which are in their order.
    package static func all(
        of rules: [RewriteRule],
        _ routes: CompiledRoutes,
        _ configuration: Configuration,
        from origin: RouteOrigin
    ) -> [RewriteReach] {
        guard !rules.isEmpty else { return [] }
        let links = configuration.links.includingServices(of: routes.patterns)
        let languages = try? RewriteLanguages(rules, links, ignoresCase: configuration.urls.ignoresCase)
        let tables = AppTables(rules, routes, configuration)
        return rules.indices.map { rule in
            guard let languages, let results = languages.results[rule] else { return .something }
            return (try? reach(of: results, routes, languages, tables, origin)) ?? .something
        }
    }

    private static func reach(
        of results: Automaton,
        _ routes: CompiledRoutes,
        _ languages: RewriteLanguages,
        _ tables: AppTables,
        _ origin: RouteOrigin
    ) throws -> RewriteReach {
        let open = routes.routes.indices.filter { routes.routes[$0].pattern.origins.contains(origin) }
        var rest = results
        for trial in 0..<trialLimit {
            guard let text = rest.shortestText() else { return .everything }
            var followed: [AppTables.Rewrite] = []
            let url = try tables.follow(String(decoding: text, as: UTF8.self), from: origin, noting: &followed)
            // Another rule takes the URL.
            if !followed.isEmpty { return .something }
            guard let route = tables.routes.matches(url).map(\.patternIndex).first(where: open.contains) else {
                let skeleton = URLSkeleton(rest)
                let mayLead = try open.contains { route in
                    try skeleton.mayMeet(routes.patterns[route])
                        && rest.meets(languages.language(of: routes.patterns[route]))
                }
                return trial > 0 || mayLead ? .something : .nothing
            }
            let taken = try languages.language(of: routes.patterns[route])
            guard taken.accepts(text) else { return .something }
            rest = try rest.subtracting(taken)
        }
        return .something
    }
}
