internal import RouterPlans
@_spi(Locks) internal import RouteTables
internal import RouterRuntime

/// A request whose handler was called, as far as it can be recognized when it comes again.
struct HandledRequest: Equatable {
    /// The key of its page; `nil` if no URL can carry its values, so that the route alone says what it is.
    private let key: PageKey?
    private let route: String?

    init(_ request: RouteRequest, showing key: PageKey?) { (self.key, route) = (key, request.route) }

    init(_ request: RouteRequest) { self.init(request, showing: PageKey(opening: request)) }
}

/// The redirect of a handler that has led to a page.
struct HandlerRedirect {
    let request: HandledRequest
    let redirect: RouteRedirect
}

/// The handlers on the way to a page: notes their redirects, and answers for those of a page that is open already.
final class PageHandlers: HandlerWitness {
    /// The page that is open, in place of another one that its handler would make.
    enum OpenPage: NavigationPage {
        case stays
    }

    private struct State {
        var redirects: [HandlerRedirect] = []
        /// The redirects of the open page that have not come again.
        var former: ArraySlice<HandlerRedirect>
    }

    private let state: Lock<State>
    private let handled: HandledRequest?
    private let isRecheck: Bool

    /// The redirects that have led to the page, in their order.
    var redirects: [HandlerRedirect] { state.read { $0.redirects } }

    /// - Parameter open: The page that is open already; `nil` if there is none.
    @MainActor
    init(of open: PageEntry?) {
        state = Lock(State(former: open?.redirects[...] ?? []))
        handled = open?.handled
        isRecheck = open != nil
    }

    func answer(to request: RouteRequest) throws -> Any? {
        // A page that opens has no handlers to be known.
        guard isRecheck else { return nil }
        let request = HandledRequest(request)
        let known = state.withLock { state -> HandlerRedirect? in
            // A handler may lead to its own route, so each redirect counts once.
            guard let index = state.former.firstIndex(where: { $0.request == request }) else { return nil }
            let known = state.former[index]
            state.former = state.former[(index + 1)...]
            state.redirects.append(known)
            return known
        }
        if let known { throw known.redirect }
        return handled == request ? OpenPage.stays : nil
    }

    func note(_ redirect: RouteRedirect, of request: RouteRequest) {
        let noted = HandlerRedirect(request: HandledRequest(request), redirect: redirect)
        state.withLock { $0.redirects.append(noted) }
    }
}
