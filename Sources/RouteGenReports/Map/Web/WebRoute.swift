import RouteGenCore
import RoutePatterns
import RouteTables

/// A route as web URLs reach it: directly, or by one of the app's links.
struct WebRoute {
    /// The route in the map.
    var route: RouteMap.Route
    /// The descriptions of its URLs: an entry for each variant of the pattern.
    var components: [WebComponent]
    /// A URL of the route from its path on.
    var example: String

    /// Whether other apps and web pages may open it.
    var isOpen: Bool { route.origins.contains(.external) }

    /// The ways in which URLs of a web domain reach a route.
    ///
    /// Expressions over whole URLs cannot be described by paths, and so have none.
    static func all(of route: RouteMap.Route, on domain: String, _ map: RouteMap) -> [WebRoute] {
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
        let first = place.hostIsComponent ? [form.host].compactMap(\.self) : []
        let items = pattern.query.filter { $0.isRequired(pattern.captures) }
        let query = items.filter { !$0.isInFragment }.map { item in
            WebComponent.Item(name: String(decoding: item.name, as: UTF8.self), value: GlobPattern(item.values))
        }
        return form.paths.flatMap { variant in
            (form.fragments?.flatMap { globs(of: $0, hasItems: query.count < items.count) } ?? [nil]).map { fragment in
                let steps = first + variant.steps.dropFirst(place.droppedComponents)
                let end = RouteRank.end.rawValue * 2 + (variant.endsWithEmptyRest ? 1 : 0)
                return WebComponent(
                    path: path(of: steps, after: place.path),
                    query: query,
                    fragment: fragment,
                    ranks: [priority.rawValue] + (first + variant.steps).map(\.code) + [Int(end)] + [-items.count]
                )
            }
        }
    }

    /// The fragments of a variant, with and without items, which no glob pattern describes.
    private static func globs(of fragment: PatternVariant, hasItems: Bool) -> [GlobPattern?] {
        let path = path(of: fragment.steps, after: "")
        if !hasItems, path.text.hasSuffix("*") { return [path] }
        let withItems = GlobPattern(text: fragment.steps.isEmpty ? "?*" : path.text + "?*")
        return hasItems ? [withItems] : [path, withItems]
    }

    private static func path(of steps: [PatternVariant.Step], after start: String) -> GlobPattern {
        let text = start + steps.map { "/" + GlobPattern($0).text }.joined()
        return GlobPattern(text: text.isEmpty ? "/" : text)
    }
}
