import RouteGenCore
import RouteTables

/// The `apple-app-site-association` of a web domain.
enum AppSiteAssociation {
    /// The file's JSON, for the routes of a map that are open to `external`.
    static func text(of map: RouteMap, domain: String, appIDs: [String]) -> String {
        let ids = JSONValue.array(appIDs.map(JSONValue.string)).text
        let components = JSONValue.lines(WebEntry.all(of: map, on: domain).map(\.json))
        return "{\"applinks\": {\"details\": [{\"appIDs\": \(ids), \"components\": \(components)}]}}\n"
    }

    /// The finding about a file that is too large; none if the system reads it.
    static func findings(in text: String, at path: String) -> [Diagnostic] {
        let (size, limit) = (text.utf8.count, 128 * 1024)
        guard size > limit else { return [] }
        return [
            Diagnostic(
                .oversizedAssociation,
                "this file has \(size) bytes, and Apple's systems ignore an association file of more than \(limit) (128 KB)",
                at: SourceLocation(file: path, line: 1, column: 1),
                help: "open fewer routes to 'external', let one route with '**' take the URLs of many, or divide the "
                    + "links among several domains, each of which serves its own file"
            )
        ]
    }
}

/// An entry of the list of components.
struct WebEntry {
    /// The URLs.
    var component: WebComponent
    /// The route that they lead to.
    var route: MappedRoute
    /// Whether the system must not open the app for them.
    var isExcluded: Bool
    /// Closed routes whose URLs it takes too.
    var alsoTakes: [String] = []

    /// The entry in JSON.
    var json: JSONValue {
        var comment = "\(route.pattern) of \(route.handler)"
        if component.isWider { comment += "; \(isExcluded ? "excludes" : "takes") more URLs than the route" }
        if !alsoTakes.isEmpty {
            comment += "; also takes URLs of \(alsoTakes.joined(separator: ", ")), which is closed"
        }
        return component.json(isExcluded: isExcluded, comment: comment)
    }

    /// The entries of a domain in order.
    static func all(of map: RouteMap, on domain: String) -> [WebEntry] {
        var steps = 0
        return all(of: map, on: domain, counting: &steps)
    }

    /// The entries of a domain in order.
    ///
    /// `steps` is increased by the number of steps that comparing URLs with components takes.
    static func all(of map: RouteMap, on domain: String, counting steps: inout Int) -> [WebEntry] {
        let routes = map.routes.enumerated().flatMap { number, route in
            WebRoute.all(of: route, on: domain, map).map { (number: number, web: $0) }
        }
        let open = routes.filter(\.web.isOpen)
        let taken = WebComponents(open.flatMap(\.web.components))
        let closed = routes.filter { !$0.web.isOpen && taken.first(for: $0.web.example, counting: &steps) != nil }
        var entries = (open + closed).flatMap { route in
            route.web.components.map { component in
                var component = component
                // An exclusion that takes some more URLs could hide those of an open route, so it takes all or none.
                if !route.web.isOpen, component.isWider { component.path = component.path.withoutClasses }
                let entry = WebEntry(component: component, route: route.web.route, isExcluded: !route.web.isOpen)
                return (number: route.number, entry: entry)
            }
        }
        entries.sort { left, right in
            let (left, right) = (left.entry.component, right.entry.component)
            return left.ranks == right.ranks
                ? left.path.text < right.path.text : left.ranks.lexicographicallyPrecedes(right.ranks)
        }
        let hiding = removeHidingExclusions(from: &entries, open.map { ($0.number, $0.web.example) }, &steps)
        var places: [WebComponent: Int] = [:]
        var result: [WebEntry] = []
        for (index, entry) in entries.map(\.entry).enumerated() where !hiding.contains(index) {
            if let place = places[entry.component.shape] {
                if entry.component.spansComponents { result[place].component.spansComponents = true }
            } else {
                places[entry.component.shape] = result.count
                result.append(entry)
            }
        }
        return result
    }

    /// Finds the exclusions that would keep an open route's own URL from it, and notes in the entries of that route that
    /// they take the URLs of a closed one.
    private static func removeHidingExclusions(
        from entries: inout [(number: Int, entry: WebEntry)],
        _ open: [(number: Int, example: String)],
        _ steps: inout Int
    ) -> Set<Int> {
        let components = WebComponents(entries.map(\.entry.component))
        let places = Dictionary(grouping: entries.indices) { entries[$0].number }
        var removed: Set<Int> = []
        for route in open {
            while let first = components.first(for: route.example, except: removed, counting: &steps),
                entries[first].entry.isExcluded
            {
                removed.insert(first)
                let hidden = entries[first].entry.route.pattern
                for place in places[route.number] ?? [] where !entries[place].entry.alsoTakes.contains(hidden) {
                    entries[place].entry.alsoTakes.append(hidden)
                }
            }
        }
        return removed
    }
}
