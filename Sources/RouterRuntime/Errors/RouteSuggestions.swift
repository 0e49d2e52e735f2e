import RouteTables

/// What a caller may have meant by a URL that no route takes.
struct RouteSuggestions: Sendable {
    let router: Router
    let url: String
    let origin: RouteOrigin

    /// The maximum number of suggestions.
    private static let limit = 3

    /// The patterns that match the URL except for a few misspelled letters, or one missing or extra slash; the nearest
    /// first.
    var nearest: [String] {
        // A text of hundreds of bytes has no useful suggestions, and comparing it would be costly.
        guard url.utf8.count <= 200, let url = try? router.split(url) else { return [] }
        let near = openPatterns.sorted().compactMap { pattern in
            PatternText(pattern)?.misspellings(in: url).map { (pattern: pattern, count: $0) }
        }
        let misspelled = near.filter { $0.count > 0 }.enumerated().sorted {
            ($0.element.count, $0.offset) < ($1.element.count, $1.offset)
        }
        return misspelled.prefix(Self.limit).map(\.element.pattern)
    }

    /// The patterns with the URL's host.
    var routesOfTarget: [String] {
        guard let host = (try? router.split(url))?.host?.lowercased() else { return [] }
        return openPatterns.filter { PatternText($0)?.literalHost == host }.sorted()
    }

    private var openPatterns: [String] {
        router.patterns(openTo: origin)
    }
}

extension Router {
    /// The patterns of all routes that the caller could use.
    func patterns(openTo origin: RouteOrigin) -> [String] {
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
