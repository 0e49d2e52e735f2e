@_spi(Locks) internal import RouteTables
package import RouterRuntime

/// A request whose handler was called, as far as it can be recognized when it comes again.
package struct HandledRequest: Equatable, Sendable {
    /// The key of its page; `nil` if no URL can carry its values, so that the route alone says what it is.
    private let key: PageKey?
    private let route: String?

    package init(_ request: RouteRequest, showing key: PageKey?) { (self.key, route) = (key, request.route) }

    package init(_ request: RouteRequest) { self.init(request, showing: PageKey(opening: request)) }
}

/// The redirects of handlers on the way to a page, which stand for these handlers if the request is made again.
package final class HandlerRedirects: HandlerWitness {
    /// The redirect of a handler.
    package struct Redirect: Sendable {
        let request: HandledRequest
        let redirect: RouteRedirect
    }

    private struct State {
        var all: [Redirect] = []
        /// The redirects of the former request that have not come again.
        var former: ArraySlice<Redirect>
    }

    private let state: Lock<State>

    /// The redirects, in their order.
    package var all: [Redirect] { state.read { $0.all } }

    /// Creates the redirects of a request.
    ///
    /// - Parameter former: The redirects of the same request, if it was made before.
    package init(former: [Redirect] = []) { state = Lock(State(former: former[...])) }

    package func answer(to request: RouteRequest) throws -> Any? {
        // Most requests are new.
        guard !state.read({ $0.former.isEmpty }) else { return nil }
        let request = HandledRequest(request)
        let known = state.withLock { state -> Redirect? in
            // A handler may lead to its own route, so each redirect counts once.
            guard let index = state.former.firstIndex(where: { $0.request == request }) else { return nil }
            let known = state.former[index]
            state.former = state.former[(index + 1)...]
            state.all.append(known)
            return known
        }
        if let known { throw known.redirect }
        return nil
    }

    package func note(_ redirect: RouteRedirect, of request: RouteRequest) {
        let noted = Redirect(request: HandledRequest(request), redirect: redirect)
        state.withLock { $0.all.append(noted) }
    }
}

extension RouteRequest {
    /// The request, whose redirects are noted.
    package func noting(_ redirects: HandlerRedirects) -> RouteRequest {
        RouteRequest(storage: storage.copy { $0.hops.attend(redirects) })
    }
}
