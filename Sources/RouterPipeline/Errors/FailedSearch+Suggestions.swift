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
        var near: [(pattern: String, count: Int)] = []
        for pattern in openPatterns.sorted() {
            guard let count = PatternText(pattern)?.misspellings(in: url), count > 0 else { continue }
            near.insert((pattern, count), at: near.firstIndex { $0.count > count } ?? near.endIndex)
            if near.count > Self.limit { near.removeLast() }
        }
        return near.map(\.pattern)
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
