import RouteTables

/// Which callers the schemes of URLs stand for.
///
/// An app that gives its servers and its web pages schemes of their own can tell them apart by what they send, and keep
/// them apart (Khala's isolation of environments):
///
/// ```swift
/// let router = Router(.app, origins: ["shop-web": .web, "shop-server": .remote])
/// try router.call("shop-web://orders/5")  // as if it came `from: .web`
/// ```
///
/// A scheme never lets anybody in: a caller that says `from:` for somebody outside of the app is taken at that word, whatever scheme
/// the URL has. Only the first URL of a request counts; rewriting and redirecting change nothing about the origin.
///
/// The scheme is read even if the rest is not a URL. Without a scheme, or with one that is not named here, a URL is the app's. One that begins
/// with something that is not a scheme, but may pass for one, comes from ``RouteOrigin/external``, the caller that is trusted least:
/// a scheme with white space, control characters, escapes or characters beyond ASCII in it or before it, or an empty one.
public struct RouteOrigins: Sendable, ExpressibleByDictionaryLiteral {
    /// `nil` if no scheme says anything.
    private let origins: [String: RouteOrigin]?

    /// No scheme says anything about the caller.
    ///
    /// Made without a dictionary: the first one of a process costs a search through all conformances of the app, and this stands
    /// in the way of its first call.
    public static let none = RouteOrigins(origins: nil)

    private init(origins: [String: RouteOrigin]?) {
        self.origins = origins
    }

    /// Maps schemes to origins; schemes are compared without regard to case.
    ///
    /// - Parameter elements: The schemes, each with the caller that it stands for; a colon and what follows it make no difference. Of a scheme
    ///   that is there several times, the origin that is trusted less counts, which is the later one in ``RouteOrigin``.
    public init(dictionaryLiteral elements: (String, RouteOrigin)...) {
        self.init(Dictionary(elements, uniquingKeysWith: Self.leastTrusted))
    }

    /// Maps schemes to origins; schemes are compared without regard to case.
    ///
    /// - Parameter origins: The schemes, each with the caller that it stands for; a colon and what follows it make no difference. Of a scheme
    ///   that is there several times, the origin that is trusted less counts, which is the later one in ``RouteOrigin``.
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

    /// The caller that makes a request, when all is known about it.
    package func origin(of url: String, from stated: RouteOrigin) -> RouteOrigin {
        guard stated == .app, let origins else { return stated }
        switch URLScheme(of: url) {
        case .none: return .app
        case .named(let scheme): return origins[scheme] ?? .app
        case .unreadable: return .external
        }
    }
}
