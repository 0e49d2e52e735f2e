import RoutePatterns
import RouteReasons
import RouteTables

/// Finds rules that give URLs that no route takes.
struct UnroutedRewrites {
    private let rewrites: CheckedRewrites

    /// How many URLs are tried for each rule.
    private static let trialLimit = 20

    init(_ rewrites: CheckedRewrites) { self.rewrites = rewrites }

    /// The findings about the rules.
    func check() throws(Automaton.TooLarge) -> [Diagnostic] {
        var findings: [Diagnostic] = []
        for index in rewrites.configured where !rewrites.rules[index].rule.isUnrouted {
            let rule = rewrites.rules[index]
            if rule.onlyShortens, try isPartlyRouted(index) { continue }
            guard let url = try unroutedURL(of: index), let step = rewrites.tables.step(url) else { continue }
            findings += Problem(.unroutedRewrite, at: rule)
                .saying("the rule from \(rule.name) gives a URL that no route takes: `\(url)` becomes `\(step.url)`")
                .witnessed(by: url)
                .advising(advice(about: step.url) + ", or set `\"unrouted\": true` if the URLs leave the app")
        }
        return findings
    }

    /// The way to have a route for what becomes of a URL.
    private func advice(about result: String) -> String {
        let nearest = try? NearestRoutes.find(
            rewrites.links.reduce(result),
            with: rewrites.links,
            among: rewrites.routes.indices,
            limit: 1,
            outline: { PatternOutline(rewrites.routes[$0], ignoringCase: rewrites.links.ignoresCase, isClose: $1) },
            orElse: { _ in RouteReason(.path) }
        )
        guard let route = nearest?.first else { return "correct `to` or add the route" }
        return "the nearest route is `\(rewrites.routes[route.index])`: \(route.reason); correct `to` or let `from` "
            + "match fewer URLs"
    }

    /// Whether a route or another rule takes some results of a rule, as far as the automata show.
    private func isPartlyRouted(_ index: Int) throws(Automaton.TooLarge) -> Bool {
        guard rewrites.successors[index].allSatisfy({ $0 == index }), let results = rewrites.languages.results[index]
        else { return true }
        let skeleton = URLSkeleton(results)
        for route in rewrites.routes where skeleton.mayMeet(route) {
            if try results.meets(rewrites.languages.language(of: route)) { return true }
        }
        return false
    }

    /// A URL, among the shortest of a rule, whose result neither a route nor another rule takes; `nil` if there is none.
    private func unroutedURL(of index: Int) throws(Automaton.TooLarge) -> String? {
        var rest = rewrites.languages.sources[index]
        for _ in 0..<Self.trialLimit {
            guard let text = rest.shortestText() else { return nil }
            let url = String(decoding: text, as: UTF8.self)
            // The first slash of a path may be left out.
            if isUnrouted(url, by: index) { return isUnrouted("/\(url)", by: index) ? "/\(url)" : url }
            rest = try rest.subtracting(Automaton(RegularExpression(canonical: text)))
        }
        return nil
    }

    /// Whether a rule takes a URL, and neither a route nor a rule takes its result.
    private func isUnrouted(_ url: String, by index: Int) -> Bool {
        guard let step = rewrites.tables.step(url), step.rule == index else { return false }
        return rewrites.tables.route(of: step.url) == nil && rewrites.tables.step(step.url) == nil
    }
}
