import Testing

@testable import RouterPipeline
@testable import RouteTables
@testable import RouterRuntime
@testable import TestSupport

/// A session decides how a hop passes through middleware, and calls only what is next.
@Suite struct MiddlewareDecisionTests {
    private let router: Router
    private let request: RouteRequest

    init() throws {
        router = try Shop.router()
        request = router.makeRequest("//orders/5", context: [:], from: .app, callbacks: .none)
    }

    /// A session whose hop has some middleware.
    private func session(_ count: Int, lookupError: (any Error)? = nil) -> PipelineSession {
        var settings = PipelineSettings()
        var numbers = NumberSet()
        for number in 0..<count {
            let middleware = Middleware.synchronous { .next($0) }
            settings.middleware.append(Scoped(id: number, scope: nil, element: middleware))
            numbers.insert(number)
        }
        let pipeline = Pipeline(settings, reusing: nil, for: router)
        let session = PipelineSession(pipeline, request)
        session.take(request, numbers, lookupError: lookupError)
        return session
    }

    private func value(_ result: HopResult?) throws -> Int? {
        try #require(result).get().value(as: Int.self)
    }

    @Test("Without middleware, the handler is called, and its result is the hop's")
    func withoutMiddleware() throws {
        let session = session(0)
        #expect(session.next.name == "call")
        session.settle(.success(5))
        #expect(session.next.name == "end")
        #expect(try value(session.result) == 5)
    }

    @Test("Completions are called after the handler, the innermost first")
    func completions() throws {
        let session = session(2)
        for number in 0..<2 {
            #expect(session.next.name == "run")
            #expect(session.nextMember?.id == number)
            session.decide { .next(request) { try $0.get() } }
        }
        #expect(session.next.name == "call")
        #expect(session.receivesResult)
        session.settle(.success(5))
        var results: [Int?] = []
        while session.next.name == "run" {
            session.complete { _, result in
                results.append(try result.get().value(as: Int.self))
                return .value(results.count)
            }
        }
        #expect(results == [5, 1])
        #expect(session.next.name == "end")
        #expect(try value(session.result) == 2)
    }

    @Test("Middleware that ends the request leaves out the rest, except for the completions before it")
    func theEnd() throws {
        let session = session(3)
        session.decide { .next(request) { try $0.get() } }
        session.decide { .end(.value(7)) }
        #expect(session.nextMember == nil)
        #expect(session.next.name == "run")
        session.complete { _, result in
            #expect(try result.get().value(as: Int.self) == 7)
            return try result.get()
        }
        #expect(session.next.name == "end")
    }

    @Test("A changed URL and a thrown redirect are redirects, which end the hop")
    func redirects() throws {
        let changed = session(1)
        changed.decide { .next(request.replacing(url: "//login")) }
        #expect(changed.next.name == "end")
        #expect(try changed.result?.get().redirect?.url == "//login")
        let thrown = session(1)
        thrown.decide { throw RouteRedirect(to: "//login") }
        #expect(try thrown.result?.get().redirect?.url == "//login")
    }

    @Test("Without a handler, middleware runs, and then the hop fails with the error of the lookup")
    func withoutHandler() {
        let session = session(1, lookupError: CancellationError())
        #expect(session.next.name == "run")
        session.decide { .next(request) }
        #expect(session.next.name == "end")
        #expect(throws: CancellationError.self) { try session.result?.get() }
    }

    @Test("The rest of a hop has the request that asynchronous middleware passes on, and no completions")
    func theRest() throws {
        let session = session(2)
        session.decide { .next(request) { try $0.get() } }
        var passed = request
        passed.context["key"] = 1
        passed.append(CancellationError())
        let rest = PipelineSession(restOf: session)
        #expect(rest.nextMember?.id == 1)
        rest.decide { .next(passed) }
        #expect(rest.next.name == "call")
        #expect(rest.passed?.context["key"] as? Int == 1)
        #expect(session.errors.appended.count == 1)
        rest.settle(.failure(CancellationError()))
        #expect(rest.next.name == "end")
        #expect(throws: CancellationError.self) { try rest.result?.get() }
        #expect(session.nextMember?.id == 1)
    }

    @Test("A wrong result after a fallback's redirect is that of the last handler, not of the middleware before it")
    func wrongResults() throws {
        let router = try Shop.router()
        router.use(for: [Shop.order(0).path]) { _ in .end(.value(1)) }
        router.fallback { request, _ in request.url.text == "//orders/5" ? .redirect(to: "//secret") : nil }
        let error = #expect(throws: RouterError.self) { try router.call("//orders/5", as: Double.self) }
        #expect(error?.code == .wrongResultType)
        #expect(error?.message.contains("middleware") == false, "\(error?.message ?? "")")
    }
}

extension RequestSessionStep {
    fileprivate var name: String {
        switch self {
        case .run: "run"
        case .call: "call"
        case .answer, .fail: "end"
        }
    }
}
