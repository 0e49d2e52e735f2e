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
    /// `nil` if no scheme identifies a caller.
    private let origins: [String: RouteOrigin]?

    /// No scheme identifies a caller.
    ///
    /// This value needs no dictionary: the first dictionary of a process searches all conformances of the app, which
    /// would delay the app's first call.
    public static let none = RouteOrigins(origins: nil)

    private init(origins: [String: RouteOrigin]?) {
        self.origins = origins
    }

    /// Maps schemes to origins.
    ///
    /// The comparison of schemes ignores case.
    ///
    /// - Parameter elements: The schemes and their callers. A colon and what follows it are ignored. If a scheme
    ///   appears several times, its least trusted origin counts: the latest in ``RouteOrigin``.
    public init(dictionaryLiteral elements: (String, RouteOrigin)...) {
        self.init(Dictionary(elements, uniquingKeysWith: Self.leastTrusted))
    }

    /// Maps schemes to origins.
    ///
    /// The comparison of schemes ignores case.
    ///
    /// - Parameter origins: The schemes and their callers. A colon and what follows it are ignored. If a scheme appears
    ///   several times, its least trusted origin counts: the latest in ``RouteOrigin``.
    public init(_ origins: [String: RouteOrigin]) {
        let folded = Dictionary(
            origins.map { (String($0.prefix { $0 != ":" }).lowercased(), $1) },
            uniquingKeysWith: Self.leastTrusted
        )
        self.init(origins: folded.isEmpty ? nil : folded)
    }

    private static func leastTrusted(_ first: RouteOrigin, _ second: RouteOrigin) -> RouteOrigin {
        first.rawValue < second.rawValue ? second : first
    }

    /// The origin of a URL for which the caller states one.
    package func origin(of url: String, from stated: RouteOrigin) -> RouteOrigin {
        guard stated == .app, let origins else { return stated }
        switch URLScheme(of: url) {
        case .none: return .app
        case .named(let scheme): return origins[scheme] ?? .app
        case .unreadable: return .external
        }
    }
}
