@_spi(Locks) internal import RouteTables
package import RouterRuntime

/// The redirects of handlers in an attempt to make a plan at once, which stand for the handlers if the plan must be awaited.
package final class HandlerRedirects: HandlerWitness {
    private struct State {
        var noted: [(url: String, redirect: RouteRedirect)] = []
        /// The redirects of the attempt that have not come again.
        var former: ArraySlice<(url: String, redirect: RouteRedirect)> = []
    }

    private let state = Lock(State())

    /// Creates the redirects of a first attempt, which has none.
    package init() {}

    /// Takes the redirects so far as those of an attempt that has ended.
    package func startOver() {
        state.withLock { state in (state.noted, state.former) = ([], state.noted[...]) }
    }

    package func answer(to request: RouteRequest) throws -> Any? {
        let redirect = state.withLock { state -> RouteRedirect? in
            // A handler may lead to its own route, so each redirect counts once.
            guard state.former.first?.url == request.urlText else { return nil }
            return state.former.popFirst()?.redirect
        }
        if let redirect { throw redirect }
        return nil
    }

    package func note(_ redirect: RouteRedirect, of request: RouteRequest) {
        state.withLock { $0.noted.append((request.urlText, redirect)) }
    }
}

extension RouteRequest {
    /// The request, whose redirects are noted.
    package func noting(_ redirects: HandlerRedirects) -> RouteRequest {
        RouteRequest(storage: storage.copy { $0.hops.attend(redirects) })
    }
}
