import RoutePatterns
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
    /// - Parameters:
    ///   - url: The URL.
    ///   - context: Values that the request would carry.
    ///   - origin: The caller. An explanation for a caller outside of the app contains only what that caller could find
    ///     out itself: a closed route looks like one that does not exist. Leave out `from:` to see all routes.
    ///   - callbacks: Closures that the request would carry.
    ///   - isolation: The caller's isolation. On the main actor, closures and conditions of the main actor are called,
    ///     too.
    /// - Returns: The explanation. Its `description` is for people.
    /// - Complexity: O(*n*) in the number of routes.
    public func explain(
        _ url: String,
        context: [String: any Sendable] = [:],
        from origin: RouteOrigin = .app,
        callbacks: sending [RouteCallback] = [],
        isolation: isolated (any Actor)? = #isolation
    ) -> RouteExplanation {
        let origin = origins.origin(of: url, from: origin)
        let request = makeRequest(url, context: context, from: origin, callbacks: .sent(callbacks))
        var machine = RequestMachine(request, isDryRun: true)
        do {
            let resolution = try machine.resolve(in: isolation)
            let page = resolution.request.storage.fixingPattern.map { table.metadata.navigation(ofPattern: $0) }
            let parent = page?.parent.map { RoutePath($0, number: $1) }
            return RouteExplanation(
                url: url,
                hops: Self.chain(resolution.request),
                rules: machine.rules(leadingTo: resolution.request),
                resolution: resolution,
                open: page.flatMap { $0.opening.isEmpty ? nil : $0.opening },
                // A parent that is closed to the caller looks like none.
                parent: parent.flatMap { (try? find($0, for: origin)) == nil ? nil : $0.pattern },
                error: nil,
                others: machine.others(than: resolution),
                nearest: []
            )
        } catch {
            // A caller outside of the app does not learn the URL of the failed hop.
            let last = origin == .app ? machine.last ?? machine.first : machine.first
            let error = RouterError.reduced(error, for: machine.first)
            return RouteExplanation(
                url: url,
                hops: Self.chain(last),
                rules: machine.rules(leadingTo: last),
                resolution: nil,
                open: nil,
                parent: nil,
                error: error,
                others: [],
                nearest: (error as? RouterError)?.code == .notFound ? machine.nearMisses(last) : []
            )
        }
    }

    /// The URLs after the first.
    private static func chain(_ request: RouteRequest) -> [String] {
        request.hops.isEmpty ? [] : request.hops.dropFirst() + [request.urlText]
    }
}

extension RequestMachine {
    private var pipeline: Pipeline? { router.pipelines.current(for: router) }

    /// The rules that led from one URL of a request to the next.
    fileprivate func rules(leadingTo last: RouteRequest) -> [String?] {
        let chain = last.hops + [last.urlText]
        return zip(chain, chain.dropFirst()).map { text, next in
            guard let url = try? router.split(text) else { return nil }
            return router.rule(from: url, writtenAs: text, to: next)
        }
    }

    /// A route that could be meant, of the table or added at run time.
    private struct Candidate {
        var text: String
        var isRemoved: Bool
    }

    /// The candidates that are open to the caller.
    private var candidates: [Candidate] {
        let (table, metadata) = (router.table, router.table.metadata)
        let overlay = pipeline?.overlay as? DynamicOverlay
        let patternIndices = (0..<metadata.patternCount).filter {
            metadata.isOpen(pattern: $0, to: origin)
                && table.dispatcher(ofHandler: metadata.handler(ofPattern: $0)) != nil
        }
        let fixed = patternIndices.map { patternIndex in
            Candidate(
                text: metadata.text(ofPattern: patternIndex),
                isRemoved: overlay?.removes(pattern: patternIndex) == true
            )
        }
        guard let overlay else { return fixed }
        return fixed
            + overlay.routes.routes.filter { $0.isKnown(to: origin) }.map { route in
                Candidate(
                    text: route.pattern.description,
                    isRemoved: overlay.relocations.patterns[route.pattern.description]?.isRemoval == true
                )
            }
    }

    /// The patterns of other routes that match.
    fileprivate func others(than resolution: RouteResolution) -> [String] {
        guard let url = resolution.request.storage.url else { return [] }
        return candidates.filter { candidate in
            !candidate.isRemoved && candidate.text != resolution.pattern
                && (try? RoutePattern(candidate.text))?.match(url) != nil
        }.map(\.text)
    }

    /// The routes that nearly take a request.
    fileprivate func nearMisses(_ request: RouteRequest) -> [(pattern: String, reason: String)] {
        guard let url = try? router.split(request.urlText) else { return [] }
        // Callers other than the app do not see removed routes.
        let candidates = candidates.filter { origin == .app || !$0.isRemoved }
        let near = NearestRoutes.find(
            url,
            with: router.table.links,
            among: candidates.indices,
            pattern: { try? RoutePattern(candidates[$0].text) },
            orElse: { RouteReason(candidates[$0].isRemoved ? .removed : .rejected) }
        )
        return near.map { (candidates[$0.index].text, $0.reason.description) }
    }
}
