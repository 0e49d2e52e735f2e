package import RouterRuntime

/// The page that a link asks for, and how and where it opens, however its URL is written: links are one if this is equal.
///
/// The key of a page leaves out the fragment and navigation parameters, since an open page is the same without them.
package struct SoughtPage: Hashable, Sendable {
    private let key: PageKey
    private let fragment: String?
    private let items: [String: String]

    /// The page of a request with its route; `nil` if no URL can carry its values.
    package init?(of found: RouteRequest) {
        let items = found.navigationItems
        guard let key = PageKey(of: found, ignoring: Set(items.keys)) else { return nil }
        self.key = key
        // The items of the last hop count, and then those of the caller.
        self.items = RouteRequest.navigationItems(in: found.hops.first).merging(items) { $1 }
        fragment = found.urlText.utf8.contains(UInt8(ascii: "#")) ? found.url.fragment : nil
    }
}
