import RoutePatterns
import RouteTables

/// The checks of an app's rewriting rules, with each other and with the routes of the app's table.
///
/// Automata give the shortest URLs that can cause a finding. A finding is reported only if following the rules from one of
/// them, as a router does, shows it, so other mistakes may remain.
enum RewriteChecks {
    /// How many steps each rule adds to those that the checks may take.
    private static let ruleShare = 3_000_000

    /// Checks the rules of a configuration.
    ///
    /// - Parameters:
    ///   - reader: The configuration with its rules.
    ///   - routes: The routes of the table.
    /// - Returns: The findings, in no particular order.
    static func check(_ reader: RewriteRuleReader, _ routes: CompiledRoutes) -> [Diagnostic] {
        guard !reader.configuration.rewrites.isEmpty else { return [] }
        let budget = WorkBudget(
            WorkBudget.comparison + WorkBudget.tableShare * routes.routes.count + Self.ruleShare * reader.rules.count
        )
        let findings = WorkBudget.$current.withValue(budget) {
            do {
                let rewrites = try CheckedRewrites(reader.rules, routes, reader.configuration)
                return try UnreachableRewrites.check(rewrites) + LoopingRewrites(rewrites).check()
                    + UnroutedRewrites(rewrites).check()
            } catch {
                return reader.rules.prefix(1).map { rule in
                    Problem(.malformedRewrite, at: rule)
                        .saying(
                            "too many kinds of URLs match the rules: comparing them with each other "
                                + "and with the routes \(error)"
                        )
                        .advising(
                            "make the components before repeated or optional ones different, or use fewer of those"
                        )
                }
            }
        }
        return reader.diagnostics + findings
    }
}
