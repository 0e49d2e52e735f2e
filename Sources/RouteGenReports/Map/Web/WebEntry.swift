import RouteGenCore
import RoutePatterns
import RouteTables

/// An entry of the list of components.
struct WebEntry {
    /// The URLs.
    var component: WebComponent
    /// The route or the rule that they lead to.
    var title: String
    /// The word for it.
    var kind: String
    /// Whether the system must not open the app for them.
    var isExcluded: Bool

    /// The comment.
    var comment: String {
        component.isWider ? "\(title); \(isExcluded ? "excludes" : "takes") more URLs than the \(kind)" : title
    }

    /// The entries of a domain in order, of which the first that takes a URL decides.
    ///
    /// An app takes the URLs of its open routes from other apps, whatever closed routes rank above them. So the entries of
    /// an open route precede those that would exclude some of its URLs.
    ///
    /// - Parameters:
    ///   - map: The routes and the rewriting rules.
    ///   - domain: The domain.
    ///   - excluded: Patterns of paths that stay on the web.
    ///   - steps: Is increased by the number of comparisons of URLs with components.
    /// - Returns: The entries.
    static func all(
        of map: RouteMap,
        on domain: WebDomain,
        excluding excluded: [RoutePattern] = [],
        counting steps: inout Int
    ) -> [WebEntry] {
        let zones = WebZone.all(on: domain, map).map { zone in
            (zone: zone, rules: WebRoute.rules(of: map, in: zone), routes: WebRoute.routes(of: map, in: zone))
        }
        var entries = excluded.flatMap { pattern in
            WebRoute(stated: pattern, map)?.entries(isExcluded: true) ?? []
        }
        for (index, (zone, rules, routes)) in zones.enumerated() {
            entries += Self.entries(rules, routes, &steps)
            // Nothing else takes the URLs of this zone.
            let later = zones[(index + 1)...].flatMap { $0.rules + $0.routes }.filter(\.isOpen)
            if later.contains(where: { $0.mayTake(urlsUnder: zone.path) }) {
                entries += ["", "/*"].map { end in
                    let path = GlobPattern(text: zone.path + end)
                    return WebEntry(
                        component: WebComponent(
                            path: path,
                            query: [],
                            fragment: nil,
                            ignoresCase: map.urls.ignoresCase
                        ),
                        title: "other URLs of the link with this path",
                        kind: "link",
                        isExcluded: true
                    )
                }
            }
        }
        return entries.withoutRepetitions
    }

    /// The entries of one zone.
    private static func entries(_ rules: [WebRoute], _ routes: [WebRoute], _ steps: inout Int) -> [WebEntry] {
        var open = rules.filter(\.isOpen) + routes.filter(\.isOpen)
        let all = WebComponents(open.flatMap(\.components))
        // An exclusion that takes no URL of another entry is of no use.
        func isUseful(_ entry: WebEntry) -> Bool {
            all.first(for: entry.component.sample, counting: &steps) != nil
        }
        var entries: [WebEntry] = []
        var passed = 0
        for rule in rules {
            if rule.isOpen {
                entries += open[passed].entries(isExcluded: false)
                passed += 1
                continue
            }
            // The rule takes these URLs before what follows it. If a path describes it, the system keeps them.
            for entry in rule.entries(isExcluded: true) {
                let met = open.indices.filter { $0 >= passed && open[$0].isTaken(by: entry.component) }
                if met.isEmpty ? isUseful(entry) : !entry.component.isWider {
                    entries.append(entry)
                } else {
                    for index in met { open[index].widen() }
                }
            }
        }
        let openRoutes = open[passed...]
        var first: Set<Int> = []
        var excluded: [WebEntry] = []
        for entry in routes.filter({ !$0.isOpen }).flatMap({ $0.entries(isExcluded: true) }) where isUseful(entry) {
            let met = openRoutes.indices.filter { openRoutes[$0].isTaken(by: entry.component) }
            // Of the others, one would take the URLs of the closed route, which these do not.
            let takes = { (index: Int) in openRoutes[index].components.contains { $0.takes(entry.component.sample) } }
            guard met.isEmpty || !met.contains(where: takes) && openRoutes.indices.contains(where: takes) else {
                continue
            }
            first.formUnion(met)
            excluded.append(entry)
        }
        func taken(_ indices: [Int]) -> [WebEntry] { indices.flatMap { open[$0].entries(isExcluded: false) } }
        let last = openRoutes.indices.filter { !first.contains($0) }
        return entries + taken(first.sorted()) + excluded + taken(last)
    }
}

extension [WebEntry] {
    /// The entries without those that describe the same URLs as an earlier one.
    fileprivate var withoutRepetitions: [WebEntry] {
        var places: [WebComponent: Int] = [:]
        var result: [WebEntry] = []
        for entry in self {
            if let place = places[entry.component.shape] {
                if entry.component.spansComponents { result[place].component.spansComponents = true }
                // A rule takes the URLs before the route does.
                if result[place].kind == "route", !entry.isExcluded, !entry.component.isWider {
                    result[place].component.isWider = false
                }
            } else {
                places[entry.component.shape] = result.count
                result.append(entry)
            }
        }
        return result
    }
}

extension WebRoute {
    /// The entries for the components.
    fileprivate func entries(isExcluded: Bool) -> [WebEntry] {
        components.map { WebEntry(component: $0, title: title, kind: kind, isExcluded: isExcluded) }
    }

    /// Whether a component may take URLs of the route.
    fileprivate func isTaken(by component: WebComponent) -> Bool {
        guard mayTake(urlsUnder: component.path.start) else { return false }
        guard let all = try? Automaton(component.path.expression) else { return true }
        let slash = RegularExpression.choice([.empty, .set(.slash)])
        return paths.contains { path in
            guard let own = try? Automaton(.sequence([path, slash])) else { return true }
            return (try? own.intersection(all).isEmpty) != true
        }
    }

    /// Whether a component may take URLs with a beginning.
    fileprivate func mayTake(urlsUnder path: String) -> Bool {
        components.contains { component in
            let (start, path) = (component.path.start.lowercased(), path.lowercased())
            return start.hasPrefix(path) || path.hasPrefix(start)
        }
    }
}
