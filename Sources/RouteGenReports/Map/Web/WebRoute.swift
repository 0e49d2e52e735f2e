import RouteGenCore
import RoutePatterns
import RouteTables

/// A route as web URLs reach it: directly, or by one of the app's links.
struct WebRoute {
    /// The route in the map.
    var route: MappedRoute
    /// The descriptions of its URLs: an entry for each variant of the pattern.
    var components: [WebComponent]
    /// A URL of the route from its path on.
    var example: String

    /// Whether other apps and web pages may open it.
    var isOpen: Bool { route.origins.contains(.external) }

    /// The ways in which URLs of a web domain reach a route.
    ///
    /// Expressions over whole URLs cannot be described by paths, and so have none.
    static func all(of route: MappedRoute, on domain: String, _ map: RouteMap) -> [WebRoute] {
        guard let pattern = try? RoutePattern(route.pattern), pattern.regex == nil, let example = route.example else {
            return []
        }
        var result: [WebRoute] = []
        for place in WebPlace.all(of: pattern, on: domain.lowercased(), links: map.links) {
            guard let path = place.path(ofExample: example) else { continue }
            var components = components(of: pattern, route.priority, at: place)
            for index in components.indices { components[index].ignoresCase = map.urls.ignoresCase }
            if !components.isEmpty { result.append(WebRoute(route: route, components: components, example: path)) }
        }
        return result
    }

    private static func components(
        of pattern: RoutePattern,
        _ priority: RoutePriority,
        at place: WebPlace
    ) -> [WebComponent] {
        var classes = ConstraintClasses()
        let form = pattern.compiled.form(of: pattern, &classes)
        var host = form.host
        if case .literal(let name) = pattern.host, let written = InternationalHost.written(name) {
            host = PatternVariant.single(.literal(written), &classes, isFolded: true)
        }
        let first = place.hostIsComponent ? [host].compactMap(\.self) : []
        let items = pattern.query.filter { $0.isRequired(pattern.captures) }
        let queries = Self.queries(of: items.filter { !$0.isInFragment })
        let hasItems = items.contains(where: \.isInFragment)
        return form.paths.flatMap { variant in
            let steps = first + variant.steps.dropFirst(place.droppedComponents)
            let end = RouteRank.end.rawValue * 2 + (variant.endsWithEmptyRest ? 1 : 0)
            let ranks =
                [priority.rank] + (first + variant.steps).map(\.code) + [Int(end)] + [-items.count]
            let ends: [(GlobPattern?, isWider: Bool)] =
                form.fragments?.flatMap { fragments(of: $0, hasItems: hasItems) } ?? [(nil, false)]
            let written = Self.paths(of: steps, after: place.path)
            let spans = steps.dropLast().contains(where: \.takesSeveral)
            return written.texts.flatMap { path in
                queries.items.flatMap { query in
                    ends.map { fragment, fragmentIsWider in
                        WebComponent(
                            path: GlobPattern(text: path),
                            query: query,
                            fragment: fragment,
                            ranks: ranks,
                            isWider: written.isWider || queries.isWider || fragmentIsWider,
                            spansComponents: spans
                        )
                    }
                }
            }
        }
    }

    /// The items that a query must have, in each combination of their alternatives.
    private static func queries(of items: [PatternQueryItem]) -> (items: [[WebComponent.Item]], isWider: Bool) {
        var result: [[WebComponent.Item]] = [[]]
        var isWider = false
        for item in items {
            let name = String(decoding: item.name, as: UTF8.self)
            var values = GlobAlternatives(item.values)
            if result.count * values.texts.count > GlobAlternatives.limit { values = values.merged }
            isWider = isWider || values.isWider
            result = result.flatMap { query in
                values.texts.map { query + [WebComponent.Item(name: name, value: GlobPattern(text: $0))] }
            }
        }
        return (result, isWider)
    }

    /// The fragments of a variant, with and without items, which no glob pattern describes.
    private static func fragments(of fragment: PatternVariant, hasItems: Bool) -> [(GlobPattern?, isWider: Bool)] {
        let paths = Self.paths(of: fragment.steps, after: "")
        return paths.texts.flatMap { path -> [(GlobPattern?, isWider: Bool)] in
            if !hasItems, path.hasSuffix("*") { return [(GlobPattern(text: path), paths.isWider)] }
            let withItems = GlobPattern(text: fragment.steps.isEmpty ? "?*" : path + "?*")
            return hasItems ? [(withItems, true)] : [(GlobPattern(text: path), paths.isWider), (withItems, true)]
        }
    }

    private static func paths(of steps: [PatternVariant.Step], after start: String) -> GlobAlternatives {
        let written = steps.reduce(GlobAlternatives([start])) { path, step in
            let component = GlobAlternatives(step)
            let isShort = path.texts.count * component.texts.count <= GlobAlternatives.limit
            return path.followed(by: GlobAlternatives(["/"])).followed(by: isShort ? component : component.merged)
        }
        return GlobAlternatives(written.texts.map { $0.isEmpty ? "/" : $0 }, isWider: written.isWider)
    }
}

extension PatternVariant.Step {
    /// Whether it may take several components.
    fileprivate var takesSeveral: Bool {
        if case .span = matcher { return true }
        return loops
    }
}
