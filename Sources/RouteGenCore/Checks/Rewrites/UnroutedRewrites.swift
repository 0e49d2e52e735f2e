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

    /// A URL of a rule whose result neither a route nor another rule takes; `nil` if there is none.
    ///
    /// The shortest URL that the rule may give is looked up. All URLs of the route or the rule that takes it are left
    /// out, then the shortest of the rest is looked up, and so on.
    private func unroutedURL(of index: Int) throws(Automaton.TooLarge) -> String? {
        guard var rest = rewrites.languages.results[index] else { return try shortestUnroutedURL(of: index) }
        var trials = 0
        while trials < Self.trialLimit {
            guard let text = rest.shortestText() else { return nil }
            let result = String(decoding: text, as: UTF8.self)
            if let taken = try language(taking: result), taken.accepts(text) {
                rest = try rest.subtracting(taken)
                continue
            }
            if let url = rewrites.rules[index].results?.request(for: result), isUnrouted(url, by: index) { return url }
            rest = try rest.subtracting(Automaton(RegularExpression(canonical: text)))
            trials += 1
        }
        // The requests for these results may be unknown, so some URLs of the rule are tried directly.
        return try shortestUnroutedURL(of: index)
    }

    /// The URLs of the rule or the route that takes a URL; `nil` if none does.
    private func language(taking url: String) throws(Automaton.TooLarge) -> Automaton? {
        if let step = rewrites.tables.step(url) { return rewrites.languages.sources[step.rule] }
        guard let route = rewrites.tables.route(of: url) else { return nil }
        return try rewrites.languages.language(of: rewrites.routes[route])
    }

    /// A shortest URL of a rule, if no route takes its result.
    private func shortestUnroutedURL(of index: Int) throws(Automaton.TooLarge) -> String? {
        var rest = rewrites.languages.sources[index]
        for _ in 0..<Self.trialLimit {
            guard let text = rest.shortestText() else { return nil }
            let url = String(decoding: text, as: UTF8.self)
            if isUnrouted(url, by: index) { return url }
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
