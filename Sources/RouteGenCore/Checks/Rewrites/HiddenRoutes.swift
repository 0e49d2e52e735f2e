import RoutePatterns
import RouteTables

/// Finds routes that requirements hide: from TheRouter's form of a requirement, a rule leads to the requirement before routes
/// are looked up.
enum HiddenRoutes {
    /// Compares the routes of a table with the requirements among them.
    static func check(_ table: CheckedTable) -> [Diagnostic] {
        let forms = table.routes.routes.compactMap { route in
            ServiceURL(route.handler, route.pattern)?.rule.map { (module: route.module, rule: $0) }
        }
        // All forms have one path, so most routes are compared with one form only.
        guard let path = forms.first?.rule.source.pattern else { return [] }
        return table.routes.routes.compactMap { route in
            guard route.pattern.pattern.regex == nil, path.mayMatch(urlsOf: route.pattern.pattern) else { return nil }
            let rivals = forms.filter { form in
                form.rule.source.pattern.mayMatch(urlsOf: route.pattern.pattern)
                    && form.rule.origins.union([.app]).isSuperset(of: route.pattern.origins)
                    && table.reports(route.module, form.module)
            }
            return try? finding(route, rivals.map(\.rule))
        }
    }

    private static func finding(
        _ route: CompiledRoutes.Route,
        _ rivals: [RewriteRule]
    ) throws(Automaton.TooLarge) -> Diagnostic? {
        guard !rivals.isEmpty else { return nil }
        var rest = try URLLanguage.automaton(of: route.pattern.pattern)
        let witness = rest.shortestText()
        var winners: [RewriteRule] = []
        for rival in rivals {
            let form = try URLLanguage.automaton(of: rival.source.pattern)
            guard try rest.meets(form) else { continue }
            winners.append(rival)
            rest = try rest.subtracting(form)
        }
        guard rest.isEmpty, let winner = winners.first else { return nil }
        return Problem(.unreachable, at: route.pattern)
            .saying(
                "\(route.name) is unreachable: in TheRouter's form, every URL that it matches calls "
                    + "`\(winner.rule.target.value)`"
            )
            .noting(winners.map { $0.rule.source.location.note("the marker of `\($0.rule.target.value)` is here") })
            .witnessed(by: witness.map { String(decoding: $0, as: UTF8.self) })
            .advising("remove the marker: the service method answers to these URLs")
    }
}
