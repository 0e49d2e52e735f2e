import RoutePatterns
import RouteReasons
import RouteTables
import RouterPipeline
import RouterRuntime

extension Router {
    /// Explains which route a URL leads to, or which routes nearly match and why they do not, without calling anything.
    ///
    /// ```swift
    /// print(router.explain("//chat/five"))
    /// ```
    ///
    /// It is for developers, and has everything in several lines: the URL and those to which rules led, the route and its
    /// handler, how its page opens, the middleware, other routes that match, or what is wrong and which routes nearly match.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - context: Values that the request would carry.
    ///   - origin: The caller. An explanation for a caller outside of the app contains only what that caller could find
    ///     out itself: a closed route looks like one that does not exist. Leave out `from:` to see all routes.
    ///   - callbacks: Closures that the request would carry.
    ///   - isolation: The caller's isolation. On the main actor, closures and conditions of the main actor are called,
    ///     too.
    /// - Returns: The explanation, the URL first.
    /// - Complexity: O(*n*) in the number of routes.
    public func explain(
        _ url: String,
        context: [String: any Sendable] = [:],
        from origin: RouteOrigin = .app,
        callbacks: sending [RouteCallback] = [],
        isolation: isolated (any Actor)? = #isolation
    ) -> String {
        explanation(of: url, context: context, from: origin, callbacks: callbacks, isolation: isolation).description
    }

    package func explanation(
        of url: String,
        context: [String: any Sendable] = [:],
        from origin: RouteOrigin = .app,
        callbacks: sending [RouteCallback] = [],
        isolation: isolated (any Actor)? = #isolation
    ) -> RouteExplanation {
        let origin = origins.origin(of: url, from: origin)
        let request = makeRequest(url, context: context, from: origin, callbacks: .sent(callbacks))
        var hop = RequestHop(request)
        do {
            let resolution = try resolution(of: &hop, on: isolation)
            let page = resolution.request.storage.fixingPattern.map { table.metadata.navigation(ofPattern: $0) }
            let parent = page?.parent.map { RoutePath($0, number: $1) }
            return RouteExplanation(
                url: url,
                hops: Self.chain(resolution.request),
                rules: hop.rules(leadingTo: resolution.request),
                resolution: resolution,
                open: page.flatMap { $0.opening.isEmpty ? nil : $0.opening },
                // A parent that is closed to the caller looks like none.
                parent: parent.flatMap { (try? find($0, for: origin)) == nil ? nil : $0.pattern },
                error: nil,
                others: hop.others(than: resolution),
                nearest: []
            )
        } catch {
            // A caller outside of the app does not learn the URL of the failed hop.
            let last = origin == .app ? hop.last ?? hop.first : hop.first
            let error = RouterError.reduced(error, for: hop.first)
            return RouteExplanation(
                url: url,
                hops: Self.chain(last),
                rules: hop.rules(leadingTo: last),
                resolution: nil,
                open: nil,
                parent: nil,
                error: error,
                others: [],
                nearest: (error as? RouterError)?.code == .notFound ? hop.nearMisses(last) : []
            )
        }
    }

    /// The URLs after the first.
    private static func chain(_ request: RouteRequest) -> [String] {
        request.hops.isEmpty ? [] : request.hops.dropFirst() + [request.urlText]
    }
}

extension RequestHop {
    /// The rules that led from one URL of a request to the next.
    fileprivate func rules(leadingTo last: RouteRequest) -> [String?] {
        let chain = last.hops + [last.urlText]
        return zip(chain, chain.dropFirst()).map { text, next in
            guard let url = try? router.split(text) else { return nil }
            return router.rule(from: url, writtenAs: text, to: next, for: last.origin)
        }
    }

    /// The patterns of other routes that match.
    fileprivate func others(than resolution: RouteResolution) -> [String] {
        guard let url = resolution.request.storage.url else { return [] }
        return router.patterns(openTo: origin).filter { pattern in
            pattern != resolution.pattern && (try? RoutePattern(pattern))?.match(url) != nil
        }
    }

    /// The routes that nearly take a request.
    fileprivate func nearMisses(_ request: RouteRequest) -> [(pattern: String, reason: String)] {
        guard let url = try? router.split(request.urlText) else { return [] }
        let open = router.patterns(openTo: origin)
        // Callers other than the app do not see removed routes.
        let overlay = origin == .app ? router.pipelines.current(for: router)?.overlay as? DynamicOverlay : nil
        let patterns = open + (overlay?.removed ?? []).filter { !open.contains($0) }
        let links = router.links
        let near = NearestRoutes.find(
            url,
            with: links,
            among: patterns.indices,
            outline: { index, isClose in
                (try? RoutePattern(patterns[index])).map {
                    PatternOutline($0, ignoringCase: links.ignoresCase, isClose: isClose)
                }
            },
            orElse: { RouteReason($0 < open.count ? .rejected : .removed) }
        )
        return near.map { (patterns[$0.index], $0.reason.description) }
    }
}
