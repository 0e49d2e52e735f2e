@_spi(Locks) import RouteTables
import RouterRuntime

/// The rewriting of one request: the original request, the latest one, and the closures that have been called.
final class RewritePass: Sendable {
    private struct State {
        /// The latest request; `nil` while it is the original one.
        var latest: RouteRequest?
        var called: Set<Int> = []
    }

    private let start: RouteRequest
    private let state: Lock<State>

    init(_ start: RouteRequest) {
        self.start = start
        state = Lock(State())
    }

    /// The latest request; `nil` if it is the original one.
    var latest: RouteRequest? { state.read { $0.latest } }

    /// Notes the request that the rewriting engine gave.
    func note(_ request: RouteRequest) {
        state.withLock { $0.latest = request }
    }

    /// This request with the URL, context and callbacks of a request that code returned.
    ///
    /// Code may return any request, such as an earlier one, so origin, hops and router are not taken from it.
    ///
    /// - Throws: `RouterError` with the code `malformedURL` or `tooManyHops`.
    func request(as other: RouteRequest) throws -> RouteRequest {
        let latest = latest ?? start
        if other.urlText == latest.urlText { return latest.taking(other) }
        if other.urlText == start.urlText { return start.taking(other) }
        return try moved(start, to: other)
    }

    /// Follows a request to another URL, which is a hop.
    ///
    /// - Throws: `RouterError` with the code `malformedURL` or `tooManyHops`.
    func moved(_ request: RouteRequest, to other: RouteRequest, isCounted: Bool = true) throws -> RouteRequest {
        let next = try request.hop(
            to: other.urlText,
            context: other.context,
            callbacks: other.handedOn,
            isCounted: isCounted
        ).withURL()
        note(next)
        return next
    }

    /// Whether a closure has not been called yet, which it has been from now on.
    func isFirstCall(of closure: Int) -> Bool {
        state.withLockInPlace { $0.called.insert(closure).inserted }
    }

    /// Whether a URL would lead a request back to where it has been.
    func leadsBack(_ request: RouteRequest, to url: String) -> Bool {
        request.hops.dropFirst(start.hops.count).contains(url)
    }
}
