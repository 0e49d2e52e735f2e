import RoutePatterns
import RouteTables

/// The rewriting rules of an app, as its checks see them.
struct CheckedRewrites {
    let rules: [RewriteRule]
    /// The app's own links.
    let links: RouteLinks
    /// The indices of the rules that the configuration has, which come first.
    let configured: Range<Int>
    /// All routes of the table.
    let routes: [RoutePattern]
    let languages: RewriteLanguages
    let tables: AppTables
    /// For each rule, the rules that may take the URLs that it gives.
    let successors: [[Int]]

    init(
        _ configured: [RewriteRule],
        _ routes: CompiledRoutes,
        _ configuration: Configuration
    ) throws(Automaton.TooLarge) {
        let rules = configured + routes.serviceURLRules
        self.rules = rules
        links = configuration.urls.links(configuration.links.map { ($0.prefix.value, $0.replacement) })
        self.configured = configured.indices
        self.routes = routes.patterns
        languages = try RewriteLanguages(
            rules,
            configuration.links.includingServices(of: routes.patterns),
            ignoresCase: configuration.urls.ignoresCase
        )
        tables = AppTables(rules, routes, configuration)
        successors = try Self.successors(of: rules, languages)
    }

    private static func successors(
        of rules: [RewriteRule],
        _ languages: RewriteLanguages
    ) throws(Automaton.TooLarge) -> [[Int]] {
        var successors: [[Int]] = []
        for index in rules.indices {
            guard let results = languages.results[index] else {
                successors.append(Array(rules.indices))
                continue
            }
            let skeleton = URLSkeleton(results)
            var next: [Int] = []
            for other in rules.indices where skeleton.mayMeet(rules[other].source.pattern) {
                if try results.meets(languages.sources[other]) { next.append(other) }
            }
            successors.append(next)
        }
        return successors
    }
}
