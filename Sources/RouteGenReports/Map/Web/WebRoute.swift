import RouteGenCore
import RoutePatterns
import RouteTables

/// A route, or a rewriting rule, as web URLs reach it in a zone of a domain.
struct WebRoute {
    /// The route or the rule, for comments.
    var title: String
    /// The word for it.
    var kind: String
    var pattern: RoutePattern
    /// Whether other apps and web pages may open it.
    var isOpen: Bool
    /// The descriptions of its URLs: entries for each variant of the pattern.
    var components: [WebComponent]
    /// The paths of its URLs exactly, but for one slash at the end.
    var paths: [RegularExpression]

    /// The rules of a map whose URLs are in a zone, in the order in which they apply.
    static func rules(of map: RouteMap, in zone: WebZone) -> [WebRoute] {
        map.rewrites.compactMap { rule in
            guard rule.origins?.contains(.external) ?? true else { return nil }
            let title = "the rule from \(rule.source) to \(rule.target)"
            var route = WebRoute(title, "rule", rule.source, isOpen: rule.reach != .nothing, in: zone, map)
            if rule.reach == .something { route?.widen() }
            return route
        }
    }

    /// The routes of a map whose URLs are in a zone.
    static func routes(of map: RouteMap, in zone: WebZone) -> [WebRoute] {
        map.routes.compactMap { route in
            let title = "\(route.pattern) of \(route.handler)"
            let isOpen = route.origins.contains(.external)
            var web = WebRoute(title, "route", route.pattern, isOpen: isOpen, in: zone, map)
            // The call fails without the value.
            let isDemanding = route.parameters.contains { parameter in
                parameter.isRequired && parameter.place == .query
                    && web.map { $0.pattern.captureIndex(parameter.name) == nil } == true
            }
            if isDemanding { web?.widen() }
            return web
        }
    }

    /// Describes a pattern's URLs; `nil` if it has none in the zone.
    ///
    /// Expressions over whole URLs cannot be described by paths, and so are left out.
    init?(_ title: String, _ kind: String, _ text: String, isOpen: Bool, in zone: WebZone, _ map: RouteMap) {
        guard let pattern = try? RoutePattern(text), pattern.regex == nil, let place = zone.place(of: pattern) else {
            return nil
        }
        self.pattern = pattern
        (self.title, self.kind, self.isOpen) = (title, kind, isOpen)
        var classes = ConstraintClasses()
        let variants = Self.variants(of: pattern, writtenAs: text, at: place)
        paths = variants.map { variant in
            let start = RegularExpression(canonical: Array(place.path.utf8))
            let steps = PatternVariant.expression(of: variant.steps).ungrouped
            let path = variant.steps.isEmpty ? start : .sequence([start, .set(.slash), steps])
            return map.urls.ignoresCase ? path.mapSets(\.withBothCases) : path
        }
        components = Self.components(of: pattern, variants, at: place)
        for index in components.indices where map.urls.ignoresCase {
            components[index].ignoresCase = true
            // The app regards the case of the query and the fragment.
            if !components[index].query.isEmpty || components[index].fragment != nil {
                components[index].isWider = true
            }
        }
        if components.isEmpty { return nil }
        let steps = pattern.compiled.variants(of: pattern, &classes).paths.flatMap(\.steps)
        if place.isWider || !place.names.isEmpty && steps.contains(where: \.isSpan) { widen() }
    }

    /// Describes URLs that stay on the web; `nil` if a pattern is not one of paths.
    init?(stated pattern: RoutePattern, _ map: RouteMap) {
        self.init(pattern.description, "pattern", pattern.description, isOpen: false, in: .whole, map)
    }

    /// Notes that not all of the URLs that it takes are those of the route.
    mutating func widen() {
        for index in components.indices { components[index].isWider = true }
    }

    /// The variants of the path, as far as they follow the beginning of the place.
    private static func variants(
        of pattern: RoutePattern,
        writtenAs text: String,
        at place: WebPlace
    ) -> [PatternVariant] {
        var classes = ConstraintClasses()
        let all = pattern.compiled.variants(of: pattern, &classes)
        var host = all.host
        // A web page's URL has an international name as it is written, and a pattern has it in ASCII.
        let name = text.drop { $0 != "/" }.drop { $0 == "/" }.prefix { !"/?#".contains($0) }
        if case .literal = pattern.host, !name.allSatisfy(\.isASCII) {
            let written = CanonicalBytes.array(Array(name.lowercased().utf8), .path)
            host = PatternVariant.single(.literal(written), &classes, isFolded: true)
        }
        return all.paths.flatMap { variant -> [PatternVariant] in
            if place.hostIsComponent, host == nil { return variant.steps.isEmpty ? [variant] : [] }
            let first = place.hostIsComponent ? [host].compactMap(\.self) : []
            return place.rests(of: variant.steps).map { steps in
                var rest = variant
                rest.steps = first + steps
                return rest
            }
        }
    }

    private static func components(
        of pattern: RoutePattern,
        _ variants: [PatternVariant],
        at place: WebPlace
    ) -> [WebComponent] {
        var classes = ConstraintClasses()
        let all = pattern.compiled.variants(of: pattern, &classes)
        let items = pattern.query.filter { $0.isRequired(pattern.captures) }
        let queries = Self.queries(of: items.filter { !$0.isInFragment })
        let hasItems = items.contains(where: \.isInFragment)
        let ends: [(GlobPattern?, isWider: Bool)] =
            all.fragments?.flatMap { fragments(of: $0, hasItems: hasItems) } ?? [(nil, false)]
        return variants.flatMap { variant in
            let written = Self.paths(of: variant.steps, after: place.path)
            let spans = variant.steps.dropLast().contains(where: \.takesSeveral)
            // The app ignores one slash at the end. The variant with components after it takes that, too.
            let texts = written.texts.flatMap { text in
                text.hasSuffix("/") || text.hasSuffix("*") || variant.endsWithEmptyRest ? [text] : [text, text + "/"]
            }
            // So an expression that needs this slash does not match such a URL.
            let isSpan = variant.steps.last?.isSpan ?? false
            let needsSlash = isSpan && written.texts.contains { $0.hasSuffix("/") || $0.hasSuffix("/*") }
            return texts.flatMap { path in
                queries.items.flatMap { query in
                    ends.map { fragment, fragmentIsWider in
                        WebComponent(
                            path: GlobPattern(text: path),
                            query: query,
                            fragment: fragment,
                            isWider: written.isWider || queries.isWider || fragmentIsWider || needsSlash,
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
            var values = Globs(item.values)
            if result.count * values.texts.count > Globs.limit { values = values.merged }
            // An item that a URL lacks has an empty value for Apple's systems.
            isWider = isWider || values.isWider || values.texts.contains { GlobPattern(text: $0).matches("") }
            result = result.flatMap { query in
                values.texts.map { query + [WebComponent.Item(name: name, value: GlobPattern(text: $0))] }
            }
        }
        return (result, isWider)
    }

    /// The fragments of a variant, with and without the first slash and items, which no glob pattern describes.
    private static func fragments(of fragment: PatternVariant, hasItems: Bool) -> [(GlobPattern?, isWider: Bool)] {
        let paths = Self.paths(of: fragment.steps, after: "")
        let texts = paths.texts.flatMap { $0 == "/" ? [$0] : [$0, String($0.dropFirst())] }
        return texts.flatMap { path -> [(GlobPattern?, isWider: Bool)] in
            if !hasItems, path.hasSuffix("*") { return [(GlobPattern(text: path), paths.isWider)] }
            let withItems = GlobPattern(text: fragment.steps.isEmpty ? "?*" : path + "?*")
            return hasItems ? [(withItems, true)] : [(GlobPattern(text: path), paths.isWider), (withItems, true)]
        }
    }

    private static func paths(of steps: [PatternVariant.Step], after start: String) -> Globs {
        let written = steps.reduce(Globs([start])) { $0.followed(by: Globs(["/"])).followed(by: Globs($1)) }
        return Globs(written.texts.map { $0.isEmpty ? "/" : $0 }, isWider: written.isWider)
    }
}

extension PatternVariant.Step {
    /// Whether it takes a run of components together.
    fileprivate var isSpan: Bool {
        if case .span = matcher { true } else { false }
    }

    /// Whether it may take several components.
    fileprivate var takesSeveral: Bool { isSpan || loops }
}
