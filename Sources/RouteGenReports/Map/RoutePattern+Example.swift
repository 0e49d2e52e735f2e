import RouteGenCore
import RoutePatterns
import RouteTables

extension RoutePattern {
    /// A short URL that the pattern matches; `nil` if an expression is too large to find one.
    ///
    /// Optional parts are left out, and each capture has a shortest value.
    var example: String? {
        var automata = ExpressionAutomata()
        return example(sharing: &automata)
    }

    /// The example, with automata that the patterns of a module share.
    func example(sharing automata: inout ExpressionAutomata) -> String? {
        if let built = shortestURL(&automata), values(in: built) != nil { return built }
        guard let text = try? URLLanguage.automaton(of: self).shortestText() else { return nil }
        return String(decoding: text, as: UTF8.self)
    }

    /// A URL of the variant with the fewest components.
    ///
    /// Building it component by component takes much less time than the automaton of all URLs.
    private func shortestURL(_ automata: inout ExpressionAutomata) -> String? {
        guard regex == nil else { return nil }
        var classes = ConstraintClasses()
        let variants = compiled.variants(of: self, &classes)
        func shortest(_ variants: [PatternVariant]) -> PatternVariant? {
            variants.min { $0.steps.count < $1.steps.count }
        }
        guard let path = shortest(variants.paths), let query = QueryDemand(self)?.query(avoiding: []) else {
            return nil
        }
        var url = WitnessURL()
        if let scheme = variants.scheme { url.scheme = text(of: scheme, &automata) }
        if let host = variants.host { url.add(text(of: host, &automata), .host) }
        for step in path.steps { url.add(text(of: step, &automata), .path) }
        if let fragments = variants.fragments {
            url.startFragment()
            for step in shortest(fragments)?.steps ?? [] { url.add(text(of: step, &automata), .fragment) }
        }
        return url.text(query: query)
    }

    private func text(of step: PatternVariant.Step, _ automata: inout ExpressionAutomata) -> [UInt8] {
        switch step.matcher {
        case .literal(let text): text
        case .nonEmpty, .any: Array("a".utf8)
        case .expression(let expression), .span(let expression):
            (try? compiled.automaton(of: expression, sharing: &automata))?.shortestText() ?? []
        }
    }
}
