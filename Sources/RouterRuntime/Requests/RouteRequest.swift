import RouteTables

/// A request for a handler: its URL, its values, its caller, and what it carries.
///
/// A handler can have a parameter of this type to receive the request itself. Rewriting, middleware and observers
/// receive it too.
public struct RouteRequest: Sendable {
    package var storage: Storage

    /// The router that performs the request.
    public var router: Router { storage.router }

    /// The URL as the caller wrote it, or as code rewrote it, with its parts.
    ///
    /// ```swift
    /// router.use { request in
    ///     let url = request.url  // https://www.example.com/chat/5?from=mail
    ///     if url.host == "www.example.com", let source = url.queryValues["from"]?.first { print(source) }
    ///     return .next(request)
    /// }
    /// ```
    ///
    /// For a typed route, the URL of the route, or an empty one if it has none. A string that is not a URL has no
    /// parts.
    ///
    /// The URL of a typed route is written when you access this property.
    ///
    /// - Complexity: O(*n*) in the length of the URL.
    public var url: RouteURL { storage.writtenURL }

    /// The string of the URL, which needs no parts.
    package var urlText: String { storage.urlText }

    /// The URL in one spelling, with its own prefix replaced as the app's links say.
    ///
    /// Scheme and host are in lower case, user information and one slash at the end are left out, no character is escaped
    /// without need, and characters that need an escape have one.
    ///
    /// So `https://www.example.com/chat/5` and `myapp:/chat/5` are one URL, if both prefixes belong to the app. A
    /// string that is not a URL stays as it is.
    ///
    /// - Complexity: O(*n*) in the length of the URL.
    public var normalizedURL: String {
        (storage.url ?? (try? router.split(urlText)))?.normalized ?? urlText
    }

    /// The values that code in the process passed by name, with their original types.
    ///
    /// Middleware can add values for later middleware and the handler.
    public var context: [String: any Sendable] {
        get { storage.context }
        set {
            storage = storage.copy { $0.context = newValue }
        }
    }

    /// The caller.
    ///
    /// Rewriting does not change it, nor does a redirect, except one that is made `asApp`.
    public var origin: RouteOrigin { storage.origin }

    /// The URLs that led to this one by rewriting, relocation and redirects; empty for the first request.
    public var hops: [String] { storage.hops.urls }

    /// The pattern of the route; `nil` if no route takes the request, or before the lookup.
    public var route: String? { storage.foundPattern }

    package init(storage: Storage) {
        self.storage = storage
    }
}
