import RouteTables

/// The callers that schemes of URLs identify.
///
/// If an app's servers and web pages use schemes of their own, the router can tell them apart by these schemes (Khala's
/// isolation of environments):
///
/// ```swift
/// let router = Router(.app, origins: ["shop-web": .web, "shop-server": .remote])
/// try router.call("shop-web://orders/5")  // as if it came `from: .web`
/// ```
///
/// A scheme never grants access. If a call states an origin outside of the app with `from:`, that origin counts,
/// whatever the scheme is. Only the first URL of a request counts: rewriting and redirecting do not change the origin.
///
/// The router reads the scheme even if the rest is not a URL. A URL without a scheme, or with a scheme that is not
/// named here, belongs to the app. If a URL begins with something that is not a scheme but could be mistaken for one,
/// its origin is ``RouteOrigin/external``, the least trusted caller. Examples are an empty scheme, and a scheme that
/// contains or follows white space, control characters, escapes or characters beyond ASCII.
public struct RouteOrigins: Sendable, ExpressibleByDictionaryLiteral {
    // An app has few origins, so a list is smaller and as fast as a dictionary.
    private var origins: [(scheme: String, origin: RouteOrigin)] = []

    /// No scheme identifies a caller.
    @usableFromInline
    package static var none: RouteOrigins { RouteOrigins() }

    private init() {}

    /// Maps schemes to origins.
    ///
    /// The comparison of schemes ignores case.
    ///
    /// - Parameter elements: The schemes and their callers. A colon and what follows it are ignored. If a scheme
    ///   appears several times, its least trusted origin counts: the latest in ``RouteOrigin``.
    public init(dictionaryLiteral elements: (String, RouteOrigin)...) {
        for (scheme, origin) in elements { add(scheme, origin) }
    }

    /// Maps schemes to origins.
    ///
    /// The comparison of schemes ignores case.
    ///
    /// - Parameter origins: The schemes and their callers. A colon and what follows it are ignored. If a scheme appears
    ///   several times, its least trusted origin counts: the latest in ``RouteOrigin``.
    public init(_ origins: [String: RouteOrigin]) {
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
