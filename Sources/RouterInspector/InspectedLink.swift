internal import Foundation
internal import RouteReasons
internal import RouterDynamic
internal import RouterFoundation
internal import RouterRuntime

/// A link as it was recorded: strings only, so that it keeps no value of the app alive.
struct InspectedLink: Sendable {
    /// The caller's URL and those that it led to, without confidential values.
    private let urls: [String]
    private let origin: RouteOrigin
    private let route: String?
    /// Whether the URLs have confidential values.
    private let isRedacted: Bool
    /// Whether no route has taken the last URL.
    private let isMissing: Bool
    /// The reason that the link failed; `nil` if it has not.
    var problem: String?
    /// Whether what shows pages has said how the link ended.
    var isNoted = false

    /// Records a request that has ended.
    init(_ event: RouteEvent, redacting names: Set<String>) {
        self.init(event.request, event.last, event.route, redacting: names, endingWith: event.error)
    }

    /// Records a link that has ended outside of the router.
    init(_ request: RouteRequest, redacting names: Set<String>, endingWith error: (any Error)?) {
        self.init(request, request, nil, redacting: names, endingWith: error)
        isNoted = true
    }

    private init(
        _ request: RouteRequest,
        _ last: RouteRequest,
        _ route: String?,
        redacting names: Set<String>,
        endingWith error: (any Error)?
    ) {
        let written = last.hops.isEmpty ? [request.urlText] : last.hops + [last.urlText]
        urls = written.map { url in
            let hop = request.router.makeRequest(url, context: [:], from: request.origin, callbacks: .none)
            return RecordedRequest(hop, redacting: names).url
        }
        origin = request.origin
        self.route = route
        isRedacted = urls != written
        let code = (error as? RouterError)?.code
        isMissing = code == .notFound || code == .unknownRoute
        problem = error.map { isRedacted ? "\(code.map { "\($0)" } ?? "\(type(of: $0))")" : "\($0)" }
    }

    /// Whether another record is of the same URL and caller.
    func isSame(as other: InspectedLink) -> Bool { urls.first == other.urls.first && origin == other.origin }

    /// The caller, the URLs and the route in a line, and the reasons that it failed.
    @MainActor func lines(in router: Router) -> [String] {
        let line = "\(origin): \(urls.joined(separator: " -> "))" + (route.map { " at \($0)" } ?? "")
        return [line] + (problem.map { [$0] + reasons(in: router) } ?? []).map { "  \($0)" }
    }

    /// Why no route has taken the last URL: a route that is closed to the caller, or those that nearly match.
    @MainActor private func reasons(in router: Router) -> [String] {
        guard isMissing, !isRedacted, let last = urls.last else { return [] }
        let closed = Self.closedRoute(of: last, to: origin, in: router)
        return closed.isEmpty ? router.explanation(of: last).nearest.map { "\($0.pattern): \($0.reason)" } : closed
    }

    /// The line about a route that would take a URL if the caller were the app.
    @MainActor static func closedRoute(of url: String, to origin: RouteOrigin, in router: Router) -> [String] {
        guard origin != .app, (try? router.resolve(url, from: origin)) == nil, let found = try? router.resolve(url)
        else { return [] }
        return ["\(found.pattern): \(RouteReason(.closed, "\(origin)"))"]
    }
}
