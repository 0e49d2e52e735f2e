extension RouteRequest {
    /// What a request consists of; it is shared by all that handle the request, and does not change.
    final class Storage: Sendable {
        let router: Router
        /// The URL; `nil` for a typed route whose URL nobody needed, and for a text that is none.
        let url: RouteURL?
        private let text: String?
        let typed: TypedValues?
        let context: [String: any Sendable]
        let callbacks: RouteCallbacks
        let origin: RouteOrigin
        let hops: [String]
        /// The match of the URL, with the pattern if that is not one of the table.
        let match: RouteMatch?
        let dynamicPattern: RoutePattern?

        init(
            router: Router,
            url: RouteURL? = nil,
            text: String? = nil,
            typed: TypedValues? = nil,
            context: [String: any Sendable] = [:],
            callbacks: RouteCallbacks = .none,
            origin: RouteOrigin = .app,
            hops: [String] = [],
            match: RouteMatch? = nil,
            dynamicPattern: RoutePattern? = nil
        ) {
            self.router = router
            self.url = url
            self.text = text
            self.typed = typed
            self.context = context
            self.callbacks = callbacks
            self.origin = origin
            self.hops = hops
            self.match = match
            self.dynamicPattern = dynamicPattern
        }

        /// The first text of a placeholder, if a pattern matched.
        func text(ofCapture capture: Int) -> String? { match?.text(ofCapture: capture) }

        var urlText: String { text ?? typed?.url ?? "" }

        /// The pattern that matched, or that a typed route names.
        var foundPattern: String? {
            if let dynamicPattern { return dynamicPattern.description }
            if let match { return router.table.catalogue.pattern(ofEntry: match.entry) }
            return typed?.path.pattern
        }

        /// The text that the marker of the route fixes for a parameter.
        func fixedText(_ name: String) -> String? {
            guard let match, dynamicPattern == nil else { return nil }
            return router.table.catalogue.fixedText(name, entry: match.entry)
        }

        func copy(context: [String: any Sendable]) -> Storage {
            Storage(
                router: router,
                url: url,
                text: text,
                typed: typed,
                context: context,
                callbacks: callbacks,
                origin: origin,
                hops: hops,
                match: match,
                dynamicPattern: dynamicPattern
            )
        }

        /// The same request with what was found for its URL.
        func copy(
            url: RouteURL,
            text: String? = nil,
            match: RouteMatch?,
            dynamicPattern: RoutePattern? = nil
        ) -> Storage {
            Storage(
                router: router,
                url: url,
                text: text ?? self.text ?? url.text,
                typed: typed,
                context: context,
                callbacks: callbacks,
                origin: origin,
                hops: hops,
                match: match,
                dynamicPattern: dynamicPattern
            )
        }
    }
}
