/// What a caller may have meant by a URL that no route takes.
struct RouteSuggestions: Sendable {
    let router: Router
    let url: String
    let origin: RouteOrigin

    /// How many suggestions there are at most.
    private static let limit = 3

    /// The patterns that nearly match the URL.
    var nearest: [String] {
        // Nothing of use is near to a text of hundreds of bytes, and comparing it would cost.
        guard url.utf8.count <= 200, let url = try? router.split(url) else { return [] }
        let patterns = openPatterns.sorted()
        let near = NearestRoutes.find(url, among: patterns.indices, limit: Self.limit) { index in
            try? RoutePattern(patterns[index])
        }
        return near.filter { $0.mismatch != nil && $0.isMisspelling }.map { patterns[$0.entry] }
    }

    /// The patterns with the URL's host.
    var routesOfTarget: [String] {
        guard let host = (try? router.split(url))?.host?.lowercased() else { return [] }
        return openPatterns.filter { pattern in
            guard case .literal(let text)? = (try? RoutePattern(pattern))?.host else { return false }
            return String(decoding: text, as: UTF8.self) == host
        }.sorted()
    }

    private var openPatterns: [String] {
        router.patterns(openTo: origin)
    }
}

extension Router {
    /// All patterns of routes that a caller could use.
    func patterns(openTo origin: RouteOrigin) -> [String] {
        let catalogue = table.catalogue
        let pipeline = pipelines.current(for: self)
        let fixed = (0..<catalogue.entryCount).filter { entry in
            catalogue.isOpen(entry: entry, to: origin)
                && table.dispatcher(ofHandler: catalogue.handler(ofEntry: entry)) != nil
                && pipeline?.relocations.entries[entry]?.isRemoval != true
        }
        let dynamic = (pipeline?.routes.routes ?? []).filter { $0.isKnown(to: origin) }
        return fixed.map { catalogue.pattern(ofEntry: $0) } + dynamic.map(\.pattern.description)
    }
}
