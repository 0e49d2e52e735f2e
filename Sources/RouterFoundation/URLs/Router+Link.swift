public import Foundation
public import RouterRuntime

extension Router {
    /// The URL of a route as one of the app's links, for a share sheet, a widget or another device.
    ///
    /// ```swift
    /// try router.link(to: .openChat(chatID: 5))                     // https://www.example.com/chat/5
    /// try router.link(to: .openChat(chatID: 5), under: "myapp:")  // myapp://chat/5
    /// ```
    ///
    /// The links are those of the app's `routegen.json`, of which the first one that suits it counts.
    ///
    /// - Parameters:
    ///   - route: The route with its values.
    ///   - start: How the link begins: with a scheme, or with a scheme and a host.
    /// - Returns: The URL, which leads to the route again if rewriting rules leave it alone.
    /// - Throws: `RouterError` with the code `notEncodable` if the app has no such link, or a value has no string in a URL.
    public func link<Output>(to route: Route<Output>, under start: String = "https:") throws -> URL {
        let url = try route.url
        let normalized = try split(url).normalized
        // The case of a host does not matter.
        let lowercase = url.lowercased()
        let links = links.replacements.filter { lowercase.hasPrefix($0.replacement.lowercased()) }
            .map { $0.prefix + url.dropFirst($0.replacement.count) }
        for link in [url] + links where link.hasPrefix(start) {
            if (try? split(link))?.normalized == normalized, let link = URL(string: link) { return link }
        }
        throw RouterError(
            .notEncodable,
            "no link of the app that begins with '\(start)' leads to '\(url)': add one to \"links\" of its routegen.json"
        )
    }
}
