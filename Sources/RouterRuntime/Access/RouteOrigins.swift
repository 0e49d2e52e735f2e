import RouteTables

/// The callers that schemes of URLs identify; see ``Router/init(_:origins:readsLooseValues:)``.
package struct RouteOrigins: Sendable {
    // An app has few origins, so a list is smaller and as fast as a dictionary.
    private var origins: [(scheme: String, origin: RouteOrigin)] = []

    init(_ origins: [String: RouteOrigin]) {
        for (scheme, origin) in origins { add(scheme, origin) }
    }

    private mutating func add(_ text: String, _ origin: RouteOrigin) {
        let scheme = text.prefix { $0 != ":" }.lowercased()
        for index in origins.indices where origins[index].scheme == scheme {
            if origins[index].origin.rawValue < origin.rawValue { origins[index].origin = origin }
            return
        }
        origins.append((scheme, origin))
    }

    /// The origin of a URL for which the caller states one.
    package func origin(of url: String, from stated: RouteOrigin) -> RouteOrigin {
        guard stated == .app, !origins.isEmpty else { return stated }
        switch URLScheme(of: url) {
        case .none: return .app
        case .named(let scheme):
            for known in origins where known.scheme == scheme { return known.origin }
            return .app
        case .unreadable: return .external
        }
    }
}
