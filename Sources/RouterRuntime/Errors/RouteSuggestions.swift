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
        let letters = ([url.host].compactMap { $0 } + url.pathComponents).reduce(0) { $0 + $1.utf8.count }
        let near = openPatterns.compactMap { text -> (pattern: String, cost: Int)? in
            guard let pattern = try? RoutePattern(text), pattern.regex == nil else { return nil }
            let cost = PatternComparison(pattern, url).cost
            return cost > 0 && cost <= max(2, letters / 4) ? (text, cost) : nil
        }
        return near.sorted { ($0.cost, $0.pattern) < ($1.cost, $1.pattern) }.prefix(Self.limit).map(\.pattern)
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
        let dynamic = (pipeline?.routes.routes ?? []).filter { $0.isOpen(to: origin) }
        return fixed.map { catalogue.pattern(ofEntry: $0) } + dynamic.map(\.pattern.description)
    }
}
