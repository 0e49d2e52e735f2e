package import RouterRuntime

/// The identity of a page's content, by which the page is recognized: its handler and its values.
///
/// The spelling of a URL makes no difference, nor does the order of its items, nor do items that nobody reads. A fragment
/// counts where a pattern names it.
///
/// ```swift
/// let plan: LinkPlan<Screen> = try await router.plan(for: "//chat/5", from: .external)
/// let openPages: Set<PageKey> = []
/// let isOpen = plan.target.map { openPages.contains($0.id) } ?? false
/// ```
///
/// A key can be saved: it remains the same when routes are added. Open pages have identities of their own, even if they
/// show the same.
public struct PageKey: Hashable, Sendable {
    let text: String

    private init(text: String) {
        self.text = text
    }

    /// The key of the page of a request with its route, whose handler answers itself; `nil` if no URL can carry the values.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - names: Names of items that do not count, although the handler may read all items.
    package init?(of request: RouteRequest, ignoring names: @autoclosure () -> Set<String> = []) {
        guard let identity = request.identity(ignoring: names) else { return nil }
        self.init(text: "route \(identity)")
    }

    /// The key of a page that only its URL describes.
    ///
    /// The fragment does not count, because it names a place in the page.
    package init(url: String) {
        self.init(text: "url \(url.prefix { $0 != "#" })")
    }

    /// The key of a page without a route.
    init(name: String) {
        self.init(text: "name \(name)")
    }

    /// The key of a page that middleware or a fallback gave in place of the handler's.
    package var substitute: PageKey { PageKey(text: "\(text) by another") }
}

extension PageKey: Codable {
    /// Reads a key.
    public init(from decoder: any Decoder) throws {
        self.init(text: try decoder.singleValueContainer().decode(String.self))
    }

    /// Writes the key as a string.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}
