import RoutePatterns
@_spi(Benchmarks) import RouteTables

/// Finds rules that lead the parent of a page back to a page above it, so that its back stack has no lowest page.
///
/// Automata give a URL of the parent that a rule takes. The pages below one that has such a parent are then found as an
/// app finds them.
struct RewrittenParents {
    private let rewrites: CheckedRewrites
    private let routes: [CompiledRoutes.Route]
    private let parents: RouteParents

    /// A page with the values of its URL.
    private struct Page {
        var route: Int
        var url: String
        var values: [String: [String]]
    }

    init(_ rewrites: CheckedRewrites, _ routes: CompiledRoutes) {
        self.rewrites = rewrites
        self.routes = routes.routes
        parents = RouteParents(routes.routes)
    }

    /// The findings, one for each rule.
    func check() throws(Automaton.TooLarge) -> [Diagnostic] {
        var findings: [Int: Diagnostic] = [:]
        for route in routes.indices {
            guard let parent = parents.route(below: route) else { continue }
            for rule in rewrites.configured where findings[rule] == nil {
                findings[rule] = try finding(rule, parent, route)
            }
        }
        return findings.sorted { $0.key < $1.key }.map(\.value)
    }

    private func finding(_ rule: Int, _ parent: Int, _ route: Int) throws(Automaton.TooLarge) -> Diagnostic? {
        let pattern = routes[parent].pattern.pattern
        guard rewrites.rules[rule].source.pattern.mayMatch(urlsOf: pattern) else { return nil }
        let taken = try rewrites.languages.sources[rule].intersection(rewrites.languages.language(of: pattern))
        guard let text = taken.shortestText(),
            let start = page(of: route, above: String(decoding: text, as: UTF8.self)),
            let loop = loop(from: start), loop.rule == rule
        else { return nil }
        let names = (upper: routes[loop.page].handler.accessorName, lower: routes[parent].handler.accessorName)
        return Problem(.circularParents, at: rewrites.rules[rule])
            .saying(
                "the rule from \(rewrites.rules[rule].name) leads `\(names.lower)`, the parent of "
                    + "`\(routes[route].handler.accessorName)`, back to `\(names.upper)`, so the pages have no lowest "
                    + "one"
            )
            .noting("`\(names.lower)` is named as the parent here", at: routes[route].pattern.marker.parent?.location)
            .witnessed(by: start.url)
            .advising("let the rule leave out the URLs of `\(names.lower)`, or remove `parent:`")
    }

    /// A page of a route whose parent has a URL, if values can be the same in both.
    private func page(of route: Int, above parent: String) -> Page? {
        guard let lower = page(at: parent), let example = try? rewrites.languages.language(of: rewrites.routes[route]),
            let text = example.shortestText(), let upper = page(at: String(decoding: text, as: UTF8.self))
        else { return nil }
        let names = routes[route].handler.parameters.filter { $0.role == .value }
        var values = upper.values
        for parameter in names {
            let given = lower.values[parameter.name] ?? values[parameter.name] ?? (parameter.isRequired ? ["0"] : [])
            values[parameter.name] = given.map { FixedParameters.mayBeValue($0, of: parameter) ? $0 : "0" }
        }
        return url(of: route, values).flatMap(page)
    }

    /// The page of a URL, for the app's own code; `nil` if a condition decides about it.
    private func page(at text: String) -> Page? {
        guard let url = try? rewrites.tables.links.reduce(text),
            let match = rewrites.tables.routes.firstMatch(in: url)
        else { return nil }
        let pattern = routes[match.patternIndex].pattern
        guard pattern.condition == nil else { return nil }
        var values = url.queryValues
        for (index, capture) in pattern.pattern.captures.enumerated() {
            values[capture.name] = match.texts(ofCapture: index)
        }
        for fixed in pattern.marker.fixedParameters { values[fixed.key.value] = [fixed.value.value] }
        return Page(route: match.patternIndex, url: text, values: values)
    }

    /// The URL of a route with those values that its handler reads, without those that its marker sets.
    private func url(of route: Int, _ values: [String: [String]]) -> String? {
        let pattern = routes[route].pattern
        let names = Set(routes[route].handler.namedParameters.map(\.name)).union(pattern.pattern.captures.map(\.name))
        let read = values.filter { name, _ in
            names.contains(name) && !pattern.marker.fixedParameters.contains { $0.key.value == name }
        }
        return try? pattern.pattern.url(read, addsItems: true)
    }

    /// How many more pages than routes are followed before a chain of parents counts as one without an end.
    private static let surplus = 32

    /// The rule that takes the first parent of a page, and the page above to which the parents lead back; `nil` if the
    /// chain ends.
    private func loop(from start: Page) -> (rule: Int, page: Int)? {
        var pages = [start]
        var first: Int?
        while let parent = parents.route(below: pages[pages.count - 1].route) {
            guard let url = url(of: parent, pages[pages.count - 1].values) else { return nil }
            let steps = rewrites.tables.steps(from: url)
            // Too many steps are a finding of their own.
            guard steps.count <= RewriteTable.hopLimit, let lower = page(at: steps.last?.url ?? url) else { return nil }
            // Without a rule here, the chain of the parent has the finding.
            first = first ?? steps.first?.rule
            guard let first else { return nil }
            if pages.contains(where: { $0.url == lower.url }) || pages.count > routes.count + Self.surplus {
                let ends = pages.first { $0.route == lower.route }
                return (first, ends?.route ?? lower.route)
            }
            pages.append(lower)
        }
        return nil
    }
}
