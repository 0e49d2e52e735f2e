internal import RouteTables
public import RouterRuntime

/// An open page of a scene: its identity, and the URL and caller to open it again.
public struct SceneEntry<Screen>: Identifiable {
    /// The identity of the page.
    public let id: PageID
    /// The URL of the page's route with its values; `nil` for a page that only code can create.
    ///
    /// A page without a URL cannot be restored.
    public let url: String?
    /// The caller that opened the page.
    ///
    /// A restored page must be open to the same caller.
    public let origin: RouteOrigin
    /// The key by which the page is recognized; `nil` if nothing says it.
    public let key: PageKey?
    /// The content of the page; `nil` for a page that other code shows, of which the scene knows the place and nothing else.
    public package(set) var screen: Screen?

    /// Describes a page.
    package init(id: PageID, url: String? = nil, origin: RouteOrigin = .app, key: PageKey? = nil, screen: Screen?) {
        self.id = id
        self.url = url
        self.origin = origin
        self.key = key
        self.screen = screen
    }
}

extension SceneEntry: Equatable where Screen: Equatable {}
extension SceneEntry: Hashable where Screen: Hashable {}
extension SceneEntry: Sendable where Screen: Sendable {}

extension SceneEntry: CustomStringConvertible {
    /// The URL, or the screen of a page without one, or its identity if neither says anything.
    public var description: String {
        if let url { return PrintableText.line(url) }
        guard let screen, !(screen is any AnonymousScreen) else { return "page \(id)" }
        return "\(screen)"
    }
}

/// A screen that says nothing about itself.
package protocol AnonymousScreen {}
