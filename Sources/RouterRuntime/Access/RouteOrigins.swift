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
/// A scheme never lets anybody in: who says `from:` for a caller outside of the app is taken at that word, whatever scheme
/// the URL has. Only the first URL of a request counts; rewriting and redirecting change nothing about who asks.
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
    /// - Parameter elements: The schemes, without the colon, each with whom it stands for. Of a scheme that is there several times, the
    ///   origin that is not the app counts.
    public init(dictionaryLiteral elements: (String, RouteOrigin)...) {
        self.init(Dictionary(elements) { first, second in first == .app ? second : first })
    }

    /// Maps schemes to origins; schemes are compared without regard to case.
    ///
    /// - Parameter origins: The schemes, without the colon, each with whom it stands for.
    public init(_ origins: [String: RouteOrigin]) {
        let folded = Dictionary(origins.map { ($0.lowercased(), $1) }) { first, second in
            first == .app ? second : first
        }
        self.init(origins: folded.isEmpty ? nil : folded)
    }

    /// Who makes a request, when all is known about it.
    func origin(of url: String, from stated: RouteOrigin) -> RouteOrigin {
        guard stated == .app, let origins, let scheme = (try? RouteURL(url))?.scheme else { return stated }
        return origins[scheme.lowercased()] ?? .app
    }
}
