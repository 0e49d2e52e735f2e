@_spi(Benchmarks) import RouteTables

extension RouteRequest {
    /// The contents of a request, which everything that handles the request shares.
    ///
    /// Creating and destroying a storage counts each reference that it holds, so it holds no more than most requests
    /// need. Only the match changes, while nothing else has the storage.
    ///
    /// Unchecked: all but `found` is constant, and that changes only while a single reference exists.
    package final class Storage: @unchecked Sendable {
        package let router: Router
        /// The URL, if ``isSplit`` is `true`.
        ///
        /// It is no optional, so that it is read in place: a copy counts a reference.
        package let split: RouteURL
        /// Whether there is a URL: not for a typed route whose URL nothing has needed, nor for a string that is not a
        /// URL.
        let isSplit: Bool
        /// The URL as it is written, if it differs from the one that is read: a link of the app has no other part that is
        /// rare.
        fileprivate let written: String?
        package let origin: RouteOrigin
        package let typed: RouteArguments?
        /// The match of the URL in the router's table.
        fileprivate(set) var found: FoundRoute?
        fileprivate let rare: Rare?

        /// The parts that only few requests have.
        package struct Parts: Sendable {
            package var context: [String: any Sendable] = [:]
            package var callbacks = RouteCallbacks.none
            package var hops = RequestHops.none
            /// The captures of a pattern that is not in the table.
            package var captured: (any CapturedValues)?
            /// The index of the pattern in the table that fixes parameters, if another pattern matched.
            package var fixingPattern: Int?
            /// The handler that was added at run time.
            package var added: (any AddedHandler)?
            /// The errors that middleware appended.
            package var errors: [any Error] = []
        }

        fileprivate final class Rare: Sendable {
            let parts: Parts

            init(_ parts: Parts) { self.parts = parts }
        }

        /// A request by URL.
        package init(
            router: Router,
            text: String,
            context: [String: any Sendable],
            callbacks: RouteCallbacks,
            origin: RouteOrigin
        ) {
            self.router = router
            self.origin = origin
            typed = nil
            if let url = try? router.split(text) {
                split = url
                isSplit = true
            } else {
                split = .none
                isSplit = false
            }
            written = split.text == text ? nil : text
            if context.isEmpty, callbacks.isEmpty {
                rare = nil
            } else {
                var parts = Parts()
                parts.context = context
                parts.callbacks = callbacks
                rare = Rare(parts)
            }
        }

        /// A request by a typed route.
        ///
        /// Not inlined: each function of a call that needs a request would contain it.
        @inline(never)
        package init(
            router: Router,
            typed: RouteArguments?,
            context: [String: any Sendable] = [:],
            origin: RouteOrigin = .app
        ) {
            self.router = router
            self.origin = origin
            self.typed = typed
            split = .none
            isSplit = false
            written = nil
            if context.isEmpty {
                rare = nil
            } else {
                var parts = Parts()
                parts.context = context
                rare = Rare(parts)
            }
        }

        // The compiler copies the functions below for each closure, but not what they call.
        @inline(never)
        @_optimize(size)
        private init(
            _ other: Storage,
            url: RouteURL?,
            writtenAs text: String?,
            found: FoundRoute?,
            origin: RouteOrigin,
            _ rare: Rare?
        ) {
            router = other.router
            typed = other.typed
            split = url ?? .none
            isSplit = url != nil
            self.found = found
            self.origin = origin
            self.rare = rare
            written = text ?? other.written
        }

        @inline(never)
        @_optimize(size)
        private var parts: Parts { rare?.parts ?? Parts() }

        /// The same request with another match in the table.
        package func copy(found: FoundRoute?) -> Storage {
            Storage(self, url: url, writtenAs: nil, found: found, origin: origin, rare)
        }

        /// The same request with other parts.
        package func copy(_ change: (inout Parts) -> Void) -> Storage { copy(url: url, found: found, change) }

        /// The same request with another URL and other parts.
        ///
        /// Without a string, the URL remains written as it was.
        @_optimize(size)
        package func copy(
            url: RouteURL?,
            writtenAs text: String? = nil,
            found: FoundRoute? = nil,
            origin: RouteOrigin? = nil,
            _ change: (inout Parts) -> Void
        ) -> Storage {
            var parts = parts
            change(&parts)
            return Storage(self, url: url, writtenAs: text, found: found, origin: origin ?? self.origin, Rare(parts))
        }
    }

    /// Takes the match of the URL in the table.
    mutating func take(_ found: FoundRoute) {
        if isKnownUniquelyReferenced(&storage) {
            storage.found = found
        } else {
            storage = storage.copy(found: found)
        }
    }
}

extension RouteRequest.Storage {
    /// The URL; `nil` for a typed route whose URL nothing has needed, and for a string that is not a URL.
    package var url: RouteURL? { isSplit ? split : nil }
    package var errors: [any Error] { rare?.parts.errors ?? [] }
    package var context: [String: any Sendable] { rare?.parts.context ?? [:] }
    package var callbacks: RouteCallbacks { rare?.parts.callbacks ?? .none }
    package var hops: RequestHops { rare?.parts.hops ?? .none }
    package var captured: (any CapturedValues)? { rare?.parts.captured }
    package var added: (any AddedHandler)? { rare?.parts.added }

    /// Whether the request carries nothing beside its URL or typed route.
    var isPlain: Bool { rare == nil }

    /// The match of the URL in the router's table.
    package var match: RouteMatch? {
        guard let found, isSplit else { return nil }
        return RouteMatch(url: split, table: router.table.matcher.table, found: found)
    }

    /// Whether the URL was matched.
    package var isMatched: Bool { found != nil || captured != nil }

    /// Whether code could have passed values by name.
    var hasValuesFromCode: Bool {
        guard let rare else { return false }
        return !rare.parts.context.isEmpty || !rare.parts.callbacks.carried.isEmpty
    }

    /// The range of a placeholder's value in the URL, if it is known without a search.
    ///
    /// The value may contain escapes.
    func plainRange(ofCapture capture: Int) -> Range<Int>? {
        guard let found, found.captures == 0 else { return nil }
        return found.component(capture)
    }

    /// The first string of a placeholder, if a pattern matched.
    func text(ofCapture capture: Int) -> String? {
        if isSplit, let range = plainRange(ofCapture: capture) { return split.decoded(range) }
        return match?.text(ofCapture: capture) ?? captured?.text(ofCapture: capture)
    }

    /// The strings of a placeholder, if a pattern matched.
    package func texts(ofCapture capture: Int) -> [String] {
        match?.texts(ofCapture: capture) ?? captured?.texts(ofCapture: capture) ?? []
    }

    /// The range of a placeholder's string in the URL, in bytes.
    package func range(ofCapture capture: Int) -> Range<Int>? {
        match?.range(ofCapture: capture) ?? captured?.range(ofCapture: capture)
    }

    /// The placeholders of the pattern that matched.
    package var captureNames: [CaptureName] {
        if let captured { return captured.captures }
        return found.map { router.table.metadata.captureNames(ofPattern: Int($0.patternIndex)) } ?? []
    }

    /// The URL as the caller wrote it.
    package var urlText: String { written ?? typed?.url ?? split.text }

    /// The URL as the caller wrote it, with its parts.
    var writtenURL: RouteURL {
        let text = urlText
        if let url, url.isWhole, url.text == text { return url }
        return router.table.links.written(text)
    }

    /// The pattern that matched, or the pattern of the typed route.
    package var foundPattern: String? {
        if let captured { return captured.pattern }
        if let found { return router.table.metadata.text(ofPattern: Int(found.patternIndex)) }
        return typed?.path.pattern
    }

    /// The index of the pattern in the table whose marker may fix parameters.
    package var fixingPattern: Int? { found.map { Int($0.patternIndex) } ?? rare?.parts.fixingPattern }

    /// The string that the marker of the route fixes for a parameter.
    func fixedText(_ name: String) -> String? {
        fixingPattern.flatMap { router.table.metadata.fixedText(name, inPattern: $0) }
    }
}

/// The captures of a pattern that is not in the table.
package protocol CapturedValues: Sendable {
    var pattern: String { get }

    /// The placeholders of the pattern.
    var captures: [CaptureName] { get }

    func range(ofCapture index: Int) -> Range<Int>?

    func text(ofCapture index: Int) -> String?

    func texts(ofCapture index: Int) -> [String]
}

/// A handler that was added at run time.
package protocol AddedHandler: Sendable {
    /// Its pattern, for errors.
    var pattern: String { get }
}
