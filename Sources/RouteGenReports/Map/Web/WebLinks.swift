import RouteGenCore
import RoutePatterns

/// The URLs of a web domain that an app takes from other apps, as files for other systems list them.
///
/// They are made of what the app takes: routes that are open to `external`, at the app's links and at patterns that name
/// the domain, and rewriting rules that lead to such routes.
public struct WebLinks: Sendable {
    let entries: [WebEntry]
    /// The reason why there are none, in one line; `nil` if there are some.
    public let problem: String?

    /// Finds the URLs of a domain.
    ///
    /// - Parameters:
    ///   - map: The routes, the links and the rewriting rules.
    ///   - domain: The domain.
    ///   - excluded: Patterns of paths that stay on the web, such as `/legal/**`.
    /// - Complexity: O(*n* log *n*) in the number and the length of routes, unless many have wildcards at different places
    ///   of one path, or the same path.
    public init(_ map: RouteMap, on domain: WebDomain, excluding excluded: [RoutePattern] = []) {
        var steps = 0
        entries = WebEntry.all(of: map, on: domain, excluding: excluded, counting: &steps)
        let isOpen = entries.contains { !$0.isExcluded }
        problem = isOpen ? nil : Self.problem(of: map, domain)
    }

    private static func problem(of map: RouteMap, _ domain: WebDomain) -> String {
        let zones = WebZone.all(on: domain, map)
        let isNamed = zones.contains { zone in
            zone.isLink || map.routes.contains { (try? RoutePattern($0.pattern)).flatMap(zone.place) != nil }
        }
        if isNamed {
            return "no route on '\(domain.host)' is open to other apps; add `from: external` to a marker, or to a type"
        }
        let hosts = map.links.compactMap { link in
            link.prefix.lowercased().hasPrefix("https://") ? WebDomain.inside(link.prefix)?.host : nil
        }
        let nearest = Spelling.nearest(to: domain.host, among: hosts).map { "; did you mean '\($0)'?" }
        let help =
            domain.subdomainSuffix.map { "; write a pattern such as `https://:name\($0)/**`" }
            ?? "; add \"https://\(domain.host)/\" to `links`"
        return "no link of `routegen.json` and no pattern names the domain '\(domain.host)'" + (nearest ?? help)
    }

    /// The `apple-app-site-association` of the domain.
    ///
    /// The system uses the first component that matches a URL. A component before the others excludes the URLs of a
    /// closed route or a rule that leads to none, where theirs would take it.
    ///
    /// - Parameter appIDs: The identifiers of the app: `ABCDE12345.com.example.app`.
    /// - Returns: The file's JSON. It has no comments if the system would ignore it because of its size.
    public func appSiteAssociation(appIDs: [String]) -> String { AppSiteAssociation.text(of: entries, appIDs: appIDs) }

    /// The intent filter for the manifest of an Android app.
    ///
    /// Filters of paths cannot exclude URLs. The app must refuse those of closed routes.
    ///
    /// - Parameter domain: The domain.
    /// - Returns: The element of the manifest.
    public func androidIntentFilter(on domain: WebDomain) -> String { AndroidLinks.intentFilter(entries, on: domain) }
}
