@_spi(Benchmarks) import RouteTables

extension RouteRequest {
    /// The immutable contents of a request, which everything that handles the request shares.
    ///
    /// Creating and destroying a storage counts each reference that it holds, so it holds no more than most requests
    /// need.
    package final class Storage: Sendable {
        let router: Router
        /// The URL; `nil` for a typed route whose URL nothing has needed, and for a text that is not a URL.
        package let url: RouteURL?
        let origin: RouteOrigin
        /// The match of the URL, in the router's table unless there is another.
        private let found: FoundRoute?
        /// The parts that only few requests have.
        private let extras: Extras?

        /// The parts that only few requests have.
        private final class Extras: Sendable {
            let text: String?
            let typed: RouteArguments?
            let context: [String: any Sendable]
            let callbacks: RouteCallbacks
            let hops: RequestHops
            /// The captures of a pattern that is not in the table.
            let captured: (any CapturedValues)?
            /// The index of the pattern in the table that fixes parameters, if another pattern matched.
            let fixingPattern: Int?
            /// The errors that middleware appended.
            let errors: [any Error]

            init(
                text: String?,
                typed: RouteArguments?,
                context: [String: any Sendable],
                callbacks: RouteCallbacks,
                hops: RequestHops,
                captured: (any CapturedValues)?,
                fixingPattern: Int?,
                errors: [any Error]
            ) {
                self.text = text
                self.typed = typed
                self.context = context
                self.callbacks = callbacks
                self.hops = hops
                self.captured = captured
                self.fixingPattern = fixingPattern
                self.errors = errors
            }
        }

        /// A request whose URL matched a pattern of the router's table, and that has nothing else.
        init(router: Router, url: RouteURL, origin: RouteOrigin, found: FoundRoute) {
            self.router = router
            self.url = url
            self.origin = origin
            self.found = found
            extras = nil
        }

        init(
            router: Router,
            url: RouteURL? = nil,
            text: String? = nil,
            typed: RouteArguments? = nil,
            context: [String: any Sendable] = [:],
            callbacks: RouteCallbacks = .none,
            origin: RouteOrigin = .app,
            hops: RequestHops = .none,
            match: RouteMatch? = nil,
            captured: (any CapturedValues)? = nil,
            fixingPattern: Int? = nil,
            errors: [any Error] = []
        ) {
            self.router = router
            self.url = url
            self.origin = origin
            found = match?.found
            extras = Extras(
                text: text,
                typed: typed,
                context: context,
                callbacks: callbacks,
                hops: hops,
                captured: captured,
                fixingPattern: fixingPattern,
                errors: errors
            )
        }

        var errors: [any Error] { extras?.errors ?? [] }
        var typed: RouteArguments? { extras?.typed }
        /// The path of a typed route.
        package var typedPath: RoutePath? { extras?.typed?.path }
        var context: [String: any Sendable] { extras?.context ?? [:] }
        var callbacks: RouteCallbacks { extras?.callbacks ?? .none }
        var hops: RequestHops { extras?.hops ?? .none }
        /// The captures of a pattern that is not in the table.
        package var captured: (any CapturedValues)? { extras?.captured }

        /// The match of the URL in the router's table.
        var match: RouteMatch? {
            guard let found, let url else { return nil }
            return RouteMatch(url: url, table: router.table.matcher.table, found: found)
        }

        /// Whether the URL was matched.
        var isMatched: Bool { found != nil || extras?.captured != nil }

        /// Whether code could have passed values by name.
        var hasValuesFromCode: Bool {
            guard let extras else { return false }
            return !extras.context.isEmpty || !extras.callbacks.carried.isEmpty
        }

        /// The range of a placeholder's value in the URL, if it is known without a search.
        ///
        /// The value may contain escapes.
        func plainRange(ofCapture capture: Int) -> Range<Int>? {
            guard let found, found.captures == 0 else { return nil }
            return found.component(capture)
        }

        /// The first text of a placeholder, if a pattern matched.
        func text(ofCapture capture: Int) -> String? {
            if let url, let range = plainRange(ofCapture: capture) { return url.decoded(range) }
            return match?.text(ofCapture: capture) ?? captured?.text(ofCapture: capture)
        }

        /// The texts of a placeholder, if a pattern matched.
        func texts(ofCapture capture: Int) -> [String] {
            match?.texts(ofCapture: capture) ?? captured?.texts(ofCapture: capture) ?? []
        }

        /// The range of a placeholder's text in the URL, in bytes.
        func range(ofCapture capture: Int) -> Range<Int>? {
            match?.range(ofCapture: capture) ?? captured?.range(ofCapture: capture)
        }

        /// The placeholders of the pattern that matched.
        var captureNames: [CaptureName] {
            if let captured { return captured.captures }
            return found.map { router.table.metadata.captureNames(ofPattern: Int($0.patternIndex)) } ?? []
        }

        var urlText: String { extras?.text ?? typed?.url ?? url?.text ?? "" }

        /// The pattern that matched, or the pattern of the typed route.
        var foundPattern: String? {
            if let captured { return captured.pattern }
            if let found { return router.table.metadata.text(ofPattern: Int(found.patternIndex)) }
            return typed?.path.pattern
        }

        /// The index of the pattern in the table whose marker may fix parameters.
        package var fixingPattern: Int? { found.map { Int($0.patternIndex) } ?? extras?.fixingPattern }

        /// The text that the marker of the route fixes for a parameter.
        func fixedText(_ name: String) -> String? {
            fixingPattern.flatMap { router.table.metadata.fixedText(name, inPattern: $0) }
        }

        func copy(
            context: [String: any Sendable],
            callbacks: RouteCallbacks? = nil,
            errors: [any Error]? = nil
        ) -> Storage {
            Storage(
                router: router,
                url: url,
                text: extras?.text,
                typed: typed,
                context: context,
                callbacks: callbacks ?? self.callbacks,
                origin: origin,
                hops: hops,
                match: match,
                captured: captured,
                fixingPattern: extras?.fixingPattern,
                errors: errors ?? self.errors
            )
        }

        /// The same request with the match of its URL.
        package func copy(
            url: RouteURL,
            text: String? = nil,
            match: RouteMatch?,
            captured: (any CapturedValues)? = nil,
            fixingPattern: Int? = nil
        ) -> Storage {
            Storage(
                router: router,
                url: url,
                text: text ?? extras?.text ?? url.text,
                typed: typed,
                context: context,
                callbacks: callbacks,
                origin: origin,
                hops: hops,
                match: match,
                captured: captured,
                fixingPattern: fixingPattern,
                errors: errors
            )
        }
    }
}
