import RoutePatterns
import RouteTables

/// The checks of an app's rewriting rules, with each other and with the routes of the app's table.
///
/// Automata say which URLs can cause a finding. A finding is reported only if following the rules from such a URL, as a
/// router does, shows it.
struct RewriteChecks {
    let rules: [RewriteRule]
    /// All routes of the table.
    let routes: [RoutePattern]
    let languages: RewriteLanguages
    let trial: RewriteTrial
    /// For each rule, the rules that may take the URLs that it gives.
    let successors: [[Int]]

    /// How many steps each rule adds to those that the checks may take.
    private static let ruleShare = 3_000_000

    /// Reports the rules of a configuration whose table has no use for them.
    static func misplaced(_ configuration: Configuration) -> [Diagnostic] {
        configuration.rewrites.prefix(1).map { rule in
            Diagnostic(
                .invalidConfiguration,
                "only the configuration of an app can have `rewrites`: this target's table has its own routes alone",
                at: rule.source.location,
                length: rule.source.length,
                help: "move the rules to the `routegen.json` of the app, or set `\"aggregate\": true`"
            )
        }
    }

    /// Checks the rules of a configuration.
    ///
    /// - Parameters:
    ///   - configuration: The configuration.
    ///   - routes: The routes of the table.
    /// - Returns: The findings, in no particular order.
    static func check(_ configuration: Configuration, _ routes: CompiledRoutes) -> [Diagnostic] {
        guard !configuration.rewrites.isEmpty else { return [] }
        let reader = RewriteRuleReader(configuration)
        let budget = WorkBudget(
            WorkBudget.comparison + WorkBudget.tableShare * routes.routes.count + Self.ruleShare * reader.rules.count
        )
        let findings = WorkBudget.$current.withValue(budget) {
            do {
                let checks = try RewriteChecks(
                    reader.rules,
                    routes,
                    configuration.links.includingServices(of: routes.patterns),
                    configuration.urls
                )
                return try checks.unreachable() + checks.loops() + checks.unrouted()
            } catch {
                return reader.rules.prefix(1).map { rule in
                    rule.finding(
                        .malformedRewrite,
                        "too many kinds of URLs match the rules: comparing them with each other "
                            + "and with the routes \(error)",
                        help: "make the components before repeated or optional ones different, or use fewer of those"
                    )
                }
            }
        }
        return reader.diagnostics + findings
    }

    private init(
        _ rules: [RewriteRule],
        _ routes: CompiledRoutes,
        _ links: [Configuration.Link],
        _ urls: Configuration.URLOptions
    ) throws(Automaton.TooLarge) {
        self.rules = rules
        self.routes = routes.patterns
        languages = try RewriteLanguages(rules, links, ignoresCase: urls.ignoresCase)
        trial = RewriteTrial(rules, routes, links, urls)
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
