import RouteTables

/// A request on its way to a handler: its URL, its values, who asks, and what goes with it.
///
/// A handler that has a parameter of this type is given the request itself; so are rewriting, middleware and observers.
public struct RouteRequest: Sendable {
    package var storage: Storage

    /// The router that carries the request out.
    public var router: Router { storage.router }

    /// The URL as it was given; of a typed route, the URL that stands for it, or an empty text where it has none.
    ///
    /// The URL of a typed route is written when it is asked for.
    public var url: String { storage.urlText }

    /// What code in the process passed along, by name, with the types it was given.
    ///
    /// Middleware adds to it for those that come after it.
    public var context: [String: any Sendable] {
        get { storage.context }
        set {
            storage = storage.copy(context: newValue)
        }
    }

    /// Who makes the request: the same on its whole way, through every rewriting and redirect.
    public var origin: RouteOrigin { storage.origin }

    /// The URLs that led to this one, by rewriting, relocation and redirects; empty at first.
    public var hops: [String] { storage.hops }

    /// The URL's fragment, percent escapes decoded: `top` of `//page#top`.
    public var fragment: String? { storage.url?.fragment }

    /// The pattern of the route that was found; `nil` if there is none, or none was looked for yet.
    public var route: String? { storage.foundPattern }

    package init(storage: Storage) {
        self.storage = storage
    }
}
