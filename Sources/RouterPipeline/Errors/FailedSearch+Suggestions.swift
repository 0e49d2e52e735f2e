import RouteReasons
import RouteTables
import RouterRuntime

/// The likely meanings of a URL that no route takes.
extension FailedSearch {
    /// The maximum number of suggestions.
    private static let limit = 3

    /// The patterns that match the URL except for a few misspelled letters, or one missing or extra slash; the nearest
    /// first.
    var nearest: [String] {
        // A URL of hundreds of bytes has no useful suggestions, and comparing it would be costly.
        guard url.utf8.count <= 200, let url = try? router.split(url) else { return [] }
        let (patterns, links) = (router.patterns(openTo: origin).sorted(), router.links)
        let near = NearestRoutes.find(
            url,
            with: links,
            among: patterns.indices,
            limit: .max,
            outline: { index, _ in PatternOutline(patterns[index], ignoringCase: links.ignoresCase) },
            orElse: { _ in RouteReason(.rejected) }
        )
        return near.filter(\.isMisspelling).prefix(Self.limit).map { patterns[$0.index] }
    }

    /// The patterns with the URL's host.
    var routesOfTarget: [String] {
        guard let url = try? router.split(url), let host = ComparedURL(url, router.links).host?.canonical
        else { return [] }
        return router.patterns(openTo: origin).sorted().filter {
            PatternOutline($0, ignoringCase: false)?.host?.literal == host
        }
    }
}

extension Router {
    /// The patterns of all routes that the caller could use.
    package func patterns(openTo origin: RouteOrigin) -> [String] {
        let metadata = table.metadata
        let overlay = pipelines.current(for: self)?.overlay
        let fixed = (0..<metadata.patternCount).filter { patternIndex in
            metadata.isOpen(pattern: patternIndex, to: origin)
                && table.dispatcher(ofHandler: metadata.handler(ofPattern: patternIndex)) != nil
                && overlay?.removes(pattern: patternIndex) != true
        }
        return fixed.map { metadata.text(ofPattern: $0) } + (overlay?.patterns(knownTo: origin) ?? [])
    }
}
