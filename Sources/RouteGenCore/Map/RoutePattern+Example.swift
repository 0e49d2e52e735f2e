import RoutePatterns
import RouteTables

extension RoutePattern {
    /// A short URL that the pattern matches; `nil` if an expression is too large to find one.
    ///
    /// Optional parts are left out, and each capture has a shortest value.
    var example: String? {
        if let built = shortestURL, match(built) != nil { return built }
        guard let text = try? URLLanguage.automaton(of: self).shortestText() else { return nil }
        return String(decoding: text, as: UTF8.self)
    }

    /// A URL of the variant with the fewest components.
    ///
    /// Building it component by component takes much less time than the automaton of all URLs.
    private var shortestURL: String? {
        guard regex == nil else { return nil }
        var classes = ConstraintClasses()
        let form = compiled.form(of: self, &classes)
        func shortest(_ variants: [PatternVariant]) -> PatternVariant? {
            variants.min { $0.steps.count < $1.steps.count }
        }
        guard let path = shortest(form.paths), let query = QueryDemand(self)?.query(avoiding: []) else { return nil }
        var url = WitnessURL()
        if let scheme = form.scheme { url.scheme = text(of: scheme) }
        if let host = form.host { url.add(text(of: host), .host) }
        for step in path.steps { url.add(text(of: step), .path) }
        if let fragments = form.fragments {
            url.startFragment()
            for step in shortest(fragments)?.steps ?? [] { url.add(text(of: step), .fragment) }
        }
        return url.text(query: query)
    }

    private func text(of step: PatternVariant.Step) -> [UInt8] {
        switch step.matcher {
        case .literal(let text): text
        case .nonEmpty, .any: Array("a".utf8)
        case .expression(let expression), .span(let expression):
            (try? compiled.automaton(of: expression))?.shortestText() ?? []
        }
    }
}
