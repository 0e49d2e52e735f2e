internal import RouteReasons
@_spi(Benchmarks) internal import RouteTables
package import RouterRuntime

extension RouterError {
    /// The rest of a line about a link that shows nothing: the nearest route, and the command that says more.
    ///
    /// Only debug builds call it.
    ///
    /// - Complexity: O(*n*) in the number of routes, if no route was found.
    package func hint(about link: LinkRequest?) -> String {
        var hint = search?.nearMiss.map { "; the nearest route is \($0)" } ?? ""
        if code == .notFound, let link { hint += "; see 'swift package routes match \(link.url)'" }
        return hint
    }
}

extension FailedSearch {
    /// The nearest route of the table and the reason that it does not take the URL, for a developer; `nil` if none is near.
    ///
    /// Only debug builds call it. Of patterns, it knows the literals, so a constraint is a part of "the whole pattern".
    ///
    /// - Complexity: O(*n*) in the number of routes.
    var nearMiss: String? {
        // A URL of hundreds of bytes has no useful answer, and comparing it would be costly.
        guard url.utf8.count <= 200, let url = try? router.split(url) else { return nil }
        let (table, origin) = (router.table, origin)
        let matching = Set(table.matcher.matches(url).map(\.patternIndex))
        let near = NearestRoutes.find(
            url,
            with: router.links,
            among: 0..<table.metadata.patternCount,
            limit: 1,
            outline: { index, _ in
                let text = table.metadata.text(ofPattern: index)
                return PatternOutline(text, ignoringCase: table.links.ignoresCase) { _ in matching.contains(index) }
            },
            orElse: { index in
                let isOpen = origin == .app || table.metadata.isOpen(pattern: index, to: origin)
                return isOpen ? RouteReason(.rejected) : RouteReason(.closed, "\(origin)")
            }
        )
        return near.first.map { "'\(table.metadata.text(ofPattern: $0.index))': \($0.reason)" }
    }
}
