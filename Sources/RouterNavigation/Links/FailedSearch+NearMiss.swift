internal import RouteReasons
@_spi(Benchmarks) internal import RouteTables
internal import RouterRuntime

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
