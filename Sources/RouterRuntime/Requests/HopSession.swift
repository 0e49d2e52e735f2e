/// The state of a request that was led from one URL to another, or has failed, and to which nothing but its handler
/// applies.
///
/// Unchecked: only the driver of the request uses it.
package final class HopSession: RequestSession, @unchecked Sendable {
    package let first: RouteRequest
    package var last: RouteRequest?
    package var outcome: RequestOutcome?

    package init(_ first: RouteRequest, last: RouteRequest? = nil) {
        self.first = first
        self.last = last
    }

    package var next: RequestSessionStep { .call(nil) }
    package var takesResult: Bool { false }
    package var lookupError: (any Error)? { nil }
    package var middleware: [String?] { [] }
    package var isAnsweredByHandler: Bool { true }

    package func checkSynchronous(isOnMainActor: Bool) {}
    package func run() {}
    package func runOnMainActor() {}
    package func run(before target: Router.Target?, _ isolation: isolated (any Actor)?) async {}
    package func refuse() {}
    package func settle(_ result: Result<Any, any Error>) {}
    package func performing() -> any RequestSession { HopSession(first, last: last) }
    package func readSettings(_ machine: borrowing RequestMachine) {}
    package func wrongResult(actual: String, expected: String, for origin: RouteOrigin) -> RouterError? { nil }

    package func fail(_ error: any Error, _ request: RouteRequest) -> (error: any Error, isHandled: Bool) {
        (error, false)
    }

    package func end(_ machine: borrowing RequestMachine, throwing error: (any Error)?) -> (any Error)? {
        guard let error else { return nil }
        let reduced = RouterError.reduced(error, for: first)
        first.router.note(error, hiddenAs: reduced, first, last)
        return reduced
    }
}
