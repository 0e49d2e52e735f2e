/// A request on its way to a handler: its URL, its values, who asks, and what goes with it.
///
/// A handler that has a parameter of this type is given the request itself.
public struct RouteRequest: Sendable {
    final class Storage: Sendable {
        let router: Router
        let url: RouteURL?
        let match: RouteMatch?
        let urlText: String
        let context: [String: any Sendable]
        let callbacks: RouteCallbacks
        let origin: RouteOrigin

        init(
            router: Router,
            url: RouteURL?,
            match: RouteMatch?,
            urlText: String,
            context: [String: any Sendable],
            callbacks: RouteCallbacks,
            origin: RouteOrigin
        ) {
            self.router = router
            self.url = url
            self.match = match
            self.urlText = urlText
            self.context = context
            self.callbacks = callbacks
            self.origin = origin
        }
    }

    let storage: Storage

    /// The router that carries the request out.
    public var router: Router { storage.router }

    /// The URL as it was given; of a typed route, the URL that stands for it, or an empty text where it has none.
    public var url: String { storage.urlText }

    /// What code in the process passed along, by name, with the types it was given.
    public var context: [String: any Sendable] { storage.context }

    /// Who makes the request.
    public var origin: RouteOrigin { storage.origin }

    /// The URL's fragment, percent escapes decoded: `top` of `//page#top`.
    public var fragment: String? { storage.url?.fragment }

    /// All values merged: the query's, over them the path's, over them the context's.
    ///
    /// A query key that stands several times has an array of its texts, and so has a repeated placeholder.
    public var parameters: [String: Any] {
        var parameters: [String: Any] = [:]
        if let url = storage.url {
            let texts = Dictionary(grouping: url.queryItems, by: \.name).mapValues { $0.map(\.value) }
            for (name, values) in texts { parameters[name] = values.count == 1 ? values[0] : values }
        }
        if let match = storage.match,
            let pattern = try? RoutePattern(router.table.catalogue.pattern(ofEntry: match.entry))
        {
            for (index, capture) in pattern.captures.enumerated() {
                let texts = match.texts(ofCapture: index)
                if [.any, .some].contains(capture.kind) {
                    parameters[capture.name] = texts
                } else {
                    parameters[capture.name] = texts.first
                }
            }
        }
        for (name, value) in context { parameters[name] = value }
        return parameters
    }

    func text(_ name: String, capture: Int?) throws -> String? {
        if let capture, let match = storage.match { return match.text(ofCapture: capture) }
        return storage.url?.queryValue(name)
    }

    func texts(_ name: String, capture: Int?) throws -> [String] {
        if let capture, let match = storage.match { return match.texts(ofCapture: capture) }
        return storage.url?.queryValues(name) ?? []
    }

    func hasText(_ name: String, capture: Int?) -> Bool {
        if let capture, let match = storage.match { return !match.texts(ofCapture: capture).isEmpty }
        return storage.url?.queryValue(name) != nil
    }
}
