import RouteGenCore
import RouteTables

extension RouteMap {
    /// The `apple-app-site-association` of one of the app's web domains, for the routes that are open to `external`.
    ///
    /// The components have the order in which routes win, because the system uses the first one that matches a URL. If
    /// an open route's component also matches URLs of a closed route, a component before it excludes them. If no path
    /// separates the two routes, the open route's component has a comment instead: the app refuses the URL itself.
    ///
    /// - Parameters:
    ///   - domain: The domain: `www.example.com`.
    ///   - appIDs: The identifiers of the app: `ABCDE12345.com.example.app`.
    /// - Returns: The file's JSON.
    /// - Complexity: O(*n*²) in the number of routes that web URLs reach.
    public func appSiteAssociation(of domain: String, appIDs: [String]) -> String {
        let ids = JSONValue.array(appIDs.map(JSONValue.string)).text
        let components = Self.lines(WebEntry.all(of: self, on: domain).map(\.json))
        return "{\"applinks\": {\"details\": [{\"appIDs\": \(ids), \"components\": \(components)}]}}\n"
    }

    /// The finding about an `apple-app-site-association` that is too large.
    ///
    /// - Parameters:
    ///   - text: The file's JSON.
    ///   - path: The path of the file.
    /// - Returns: One finding; none if the system reads the file.
    public static func findings(inAppSiteAssociation text: String, at path: String) -> [Diagnostic] {
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
    var route: RouteMap.Route
    /// Whether the system must not open the app for them.
    var isExcluded: Bool
    /// Closed routes whose URLs it takes too.
    var alsoTakes: [String] = []

    /// The entry in JSON.
    var json: JSONValue {
        var comment = "\(route.pattern) of \(route.handler)"
        if !alsoTakes.isEmpty {
            comment += "; also takes URLs of \(alsoTakes.joined(separator: ", ")), which is closed"
        }
        return component.json(isExcluded: isExcluded, comment: comment)
    }

    /// The entries of a domain in order.
    static func all(of map: RouteMap, on domain: String) -> [WebEntry] {
        let routes = map.routes.flatMap { WebRoute.all(of: $0, on: domain, map) }
        let open = routes.filter(\.isOpen)
        let closed = routes.filter { route in
            !route.isOpen && open.contains { $0.components.contains { $0.takes(route.example) } }
        }
        var entries = (open + closed).flatMap { route in
            route.components.map { WebEntry(component: $0, route: route.route, isExcluded: !route.isOpen) }
        }
        entries.sort {
            $0.component.ranks == $1.component.ranks
                ? $0.component.path.text < $1.component.path.text
                : $0.component.ranks.lexicographicallyPrecedes($1.component.ranks)
        }
        removeHidingExclusions(from: &entries, open)
        var seen: [WebComponent] = []
        return entries.filter { entry in
            if seen.contains(where: entry.component.describesSame) { return false }
            seen.append(entry.component)
            return true
        }
    }

    /// Removes the exclusions that would keep an open route's own URL from it.
    private static func removeHidingExclusions(from entries: inout [WebEntry], _ open: [WebRoute]) {
        for route in open {
            while let first = entries.firstIndex(where: { $0.component.takes(route.example) }),
                entries[first].isExcluded
            {
                let hidden = entries.remove(at: first).route.pattern
                for index in entries.indices where entries[index].route == route.route {
                    if !entries[index].alsoTakes.contains(hidden) { entries[index].alsoTakes.append(hidden) }
                }
            }
        }
    }
}
