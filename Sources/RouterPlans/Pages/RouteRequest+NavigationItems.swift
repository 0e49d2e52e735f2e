internal import RouteTables
package import RouterRuntime

extension RouteRequest {
    /// The names of the items by which a query says how and where a navigator opens a page.
    package static let namesOfNavigationItems = ["openType", "popTo", "switchTab", "animated"]

    /// These items of a URL, by name.
    package static func navigationItems(in url: String?) -> [String: String] {
        // Most URLs have no query, so they need not be split.
        guard let url, url.utf8.contains(UInt8(ascii: "?")) else { return [:] }
        return (try? RouteURL(url)).map(navigationItems) ?? [:]
    }

    private static func navigationItems(in url: RouteURL) -> [String: String] {
        url.queryValues.filter { namesOfNavigationItems.contains($0.key) }.compactMapValues(\.first)
    }

    /// These items of the URL that are not the route's own, by name.
    ///
    /// The query of a typed route has only the values of its handler.
    package var navigationItems: [String: String] {
        guard storage.typed == nil, urlText.utf8.contains(UInt8(ascii: "?")) else { return [:] }
        return Self.navigationItems(in: url).filter { !hasParameter($0.key) }
    }
}

extension PageKey {
    /// The key of the page of a request with its route; `nil` if no URL can carry the values.
    package init?(opening request: RouteRequest) {
        self.init(of: request, ignoring: Set(request.navigationItems.keys))
    }
}
