import RouteTables

/// Decides what happens to a request, from the caller's URL or route to the answer.
///
/// Every request to which more than its handler applies takes this way: rewriting, lookup with the access check, set-up
/// of modules, middleware, handler. A redirect is another hop, which begins with rewriting again. After a failure, the
/// fallbacks decide.
///
/// The machine never waits. Two drivers call the app's code for it and tell it the results; see `Router+Drive.swift`.
/// Only one of them uses it at a time, and nothing else refers to it, so it may cross isolations.
@usableFromInline
package final class RequestMachine: @unchecked Sendable {
    /// What the driver does next.
    enum Step: Sendable {
        /// Rewrite the request and look it up; see ``prepare(isFinal:)``.
        case prepare
        /// Do the same on the main actor if the caller can, because code of the main actor takes part in it.
        case prepareOnMainActor
        /// Call the handler of ``target``, to which no middleware applies.
        case call
        /// Pass the request through ``chain``.
        case pass
        /// Call the next fallback; see ``fallback``.
        case fallBack
        /// Give the caller the value of ``response``.
        case answer
        /// Throw the error of ``failed()``.
        case fail
    }

    package let router: Router
    package let origin: RouteOrigin
    /// The request as the caller made it.
    package let first: RouteRequest
    /// Everything that is set up; `nil` if nothing is.
    package var pipeline: Pipeline?
    /// The handlers whose modules were set up when the pipeline was read, so that it includes their changes.
    var ready: HandlerNumbers
    var step = Step.prepare

    // The hop.

    /// The request at the beginning of the hop.
    var start: RouteRequest
    /// The request of the hop, rewritten.
    var request: RouteRequest
    /// The handler, ready to be called.
    package var target: Router.Target?
    /// The middleware that applies; `nil` if none does.
    var chain: RequestChain?

    // The results.

    /// The latest response.
    var response: RouteResponse?
    /// The latest failure.
    var failure: (any Error)?
    /// How many fallbacks have not been asked yet; `nil` before the first failure.
    private var fallbacks: Int?
    /// The errors so far.
    let errors = RequestErrors()

    // The record.

    /// The request of the last hop; `nil` before the first.
    package var last: RouteRequest?
    /// The observers that know of the request.
    var observers: ScopedList<RouteObserver>?
    /// When the request began, in nanoseconds; 0 if nothing has needed the time.
    var startTime: UInt64 = 0

    /// Begins a request.
    ///
    /// - Parameters:
    ///   - router: The router.
    ///   - request: The request.
    ///   - failure: The error of its handler, if that has been called already because nothing else applies.
    package init(_ router: Router, _ request: RouteRequest, after failure: (any Error)? = nil) {
        self.router = router
        origin = request.origin
        first = request
        start = request
        self.request = request
        (pipeline, ready) = router.pipelines.snapshot(for: router)
        beginHop()
        if let failure { fail(failure) }
    }

    /// Begins a request for a URL.
    @usableFromInline
    convenience init(
        _ router: Router,
        _ text: String,
        context: [String: any Sendable],
        from stated: RouteOrigin,
        callbacks: [RouteCallback],
        after failure: (any Error)?
    ) {
        let origin = router.origins.origin(of: text, from: stated)
        let callbacks = RouteCallbacks(callbacks)
        self.init(
            router,
            RouteRequest(router, text, context: context, origin: origin, callbacks: callbacks),
            after: failure
        )
    }

    /// Begins a request for a typed route.
    @usableFromInline
    convenience init(
        _ router: Router,
        _ route: RouteArguments,
        context: [String: any Sendable],
        from origin: RouteOrigin,
        after failure: (any Error)?
    ) {
        self.init(router, RouteRequest(router, route, context: context, origin: origin), after: failure)
    }

    /// The error for a request that no route takes.
    var notFound: RouterError { router.notFound(first.url, origin) }

    /// The request with the match of its route; `nil` if no route was found.
    package var found: RouteRequest? { target?.call.request }

    /// Whether the answer is that of the handler, and not of middleware or a fallback.
    package var isAnsweredByHandler: Bool {
        if case .handler? = response?.stage { true } else { false }
    }
}

// MARK: Results

extension RequestMachine {
    /// Notes the response of the hop.
    func settle(_ result: Result<RouteResponse, any Error>) {
        switch result {
        case .failure(let error): fail(error)
        case .success(let response):
            switch response.content {
            case .redirect(let redirect): follow(redirect)
            case .value:
                self.response = response
                step = .answer
            }
        }
    }

    /// Notes an error of the hop, which may be a redirect.
    @inline(never)
    func fail(_ error: any Error) {
        if let redirect = error as? RouteRedirect { return follow(redirect) }
        failure = errors.noting(error)
        if fallbacks == nil { fallbacks = pipeline?.fallbacks.count ?? 0 }
        step = fallbacks == 0 ? .fail : .fallBack
    }

    /// Begins another hop.
    @inline(never)
    private func follow(_ redirect: RouteRedirect) {
        do {
            follow(to: try request.followed(by: redirect))
        } catch {
            fail(error)
        }
    }

    /// Begins another hop with a request.
    func follow(to next: RouteRequest) {
        start = next
        last = next
        request = next
        target = nil
        response = nil
        beginHop()
    }

    /// Begins a hop.
    private func beginHop() {
        step = pipeline?.rewritesOnMainActor == true ? .prepareOnMainActor : .prepare
    }

    /// The next fallback, the one that was added last first.
    var fallback: RouteFallback? {
        guard let pipeline, let fallbacks, fallbacks > 0 else { return nil }
        return pipeline.fallbacks[fallbacks - 1]
    }

    /// The request that fallbacks receive, with the errors that middleware appended.
    var failedRequest: RouteRequest { request.withErrors(errors.appended) }

    /// Notes the decision of a fallback: a response, or `nil` to leave the failure to the next one.
    func fellBack(_ result: Result<RouteResponse?, any Error>) {
        switch result {
        case .success(nil):
            fallbacks = (fallbacks ?? 1) - 1
            step = fallbacks == 0 ? .fail : .fallBack
        case .success(.some(let response)):
            fallbacks = 0
            settle(.success(response.given(by: .fallback)))
        case .failure(let error):
            fallbacks = 0
            fail(error)
        }
    }

    /// Notes that the answer does not have the type that the caller expects.
    @usableFromInline
    @inline(never)
    func reject(_ value: Any, expected: Any.Type) {
        let source: RouterMessage.ResultSource =
            switch response?.stage {
            case .middleware(let scope): .middleware(scope: scope)
            case .fallback: .fallback
            case .handler, nil: target?.name.map { .handler($0) } ?? .unknown
            }
        let message = RouterMessage.wrongResult(actual: "\(type(of: value))", expected: "\(expected)", source)
        fail(RouterError(.wrongResultType, message, for: request.origin))
    }
}
