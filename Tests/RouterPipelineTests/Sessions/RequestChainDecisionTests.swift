import Testing

@testable import RouterPipeline
@testable import RouteTables
@testable import RouterRuntime
@testable import TestSupport

/// A chain decides how a request passes through middleware, without calling any.
@Suite struct RequestChainDecisionTests {
    private let request: RouteRequest
    private let target: Router.Target

    init() throws {
        let router = try Shop.router()
        var request = router.makeRequest("//orders/5", context: [:], from: .app, callbacks: .none)
        target = try router.target(for: &request)
        self.request = request
    }

    private func chain(_ count: Int) -> RequestChain {
        let middleware = (0..<count).map { number in
            Scoped<Middleware>(id: number, scope: nil, element: .synchronous { .next($0) })
        }
        return RequestChain(request, middleware, .success(target), RequestErrors())
    }

    private func value(_ result: Result<RouteResponse, any Error>?) throws -> Int? {
        try #require(result).get().value(as: Int.self)
    }

    @Test("Without middleware, the handler is called, and its result is the chain's")
    func withoutMiddleware() throws {
        var chain = chain(0)
        #expect(chain.step.name == "call")
        chain.settle(.success(.value(5)))
        #expect(chain.step.name == "end")
        #expect(try value(chain.step.result) == 5)
    }

    @Test("Completions are called after the handler, the innermost first")
    func completions() throws {
        var chain = chain(2)
        for number in 0..<2 {
            #expect(chain.step.name == "middleware")
            #expect(chain.member.id == number)
            chain.decided(.next(chain.request) { try $0.get() })
        }
        #expect(chain.step.name == "call")
        chain.settle(.success(.value(5)))
        var results: [Int?] = []
        while chain.step.name == "completion" {
            chain.complete { _, result in
                results.append(try value(result))
                return .value(results.count)
            }
        }
        #expect(results == [5, 1])
        #expect(chain.step.name == "end")
        #expect(try value(chain.step.result) == 2)
    }

    @Test("Middleware that ends the request leaves out the rest, except for the completions before it")
    func theEnd() throws {
        var chain = chain(3)
        chain.decided(.next(chain.request) { try $0.get() })
        chain.decided(.end(.value(7)))
        #expect(chain.step.name == "completion")
        chain.complete { _, result in
            #expect(try value(result) == 7)
            return try result.get()
        }
        #expect(chain.step.name == "end")
    }

    @Test("A changed URL and a thrown redirect are redirects, which end the hop")
    func redirects() throws {
        var changed = chain(1)
        changed.decided(.next(request.replacing(url: "//login")))
        #expect(changed.step.name == "end")
        #expect(try changed.step.result?.get().redirect?.url == "//login")
        var thrown = chain(1)
        thrown.settle(.failure(RouteRedirect(to: "//login")))
        #expect(try thrown.step.result?.get().redirect?.url == "//login")
    }

    @Test("The rest of a chain has the request that asynchronous middleware passes on, and no completions")
    func theRest() throws {
        var chain = chain(2)
        chain.decided(.next(chain.request) { try $0.get() })
        var passed = chain.request
        passed.context["key"] = 1
        passed.append(CancellationError())
        var rest = chain.rest(passing: passed)
        #expect(rest.step.name == "call")
        #expect(rest.request.context["key"] as? Int == 1)
        #expect(chain.errors.appended.count == 1)
        rest.settle(.failure(CancellationError()))
        #expect(rest.step.name == "end")
        #expect(throws: CancellationError.self) { try rest.step.result?.get() }
    }

    @Test("A wrong result after a fallback's redirect is that of the last handler, not of the middleware before it")
    func wrongResults() throws {
        let router = try Shop.router()
        router.use(for: [Shop.order(0).path]) { _ in .end(.value(1)) }
        router.fallback { request, _ in request.url == "//orders/5" ? .redirect(to: "//secret") : nil }
        let error = #expect(throws: RouterError.self) { try router.call("//orders/5", as: Double.self) }
        #expect(error?.code == .wrongResultType)
        #expect(error?.message.contains("middleware") == false, "\(error?.message ?? "")")
    }
}

extension RequestChain.Step {
    fileprivate var name: String {
        switch self {
        case .middleware: "middleware"
        case .call: "call"
        case .completion: "completion"
        case .end: "end"
        }
    }

    /// The result of a hop that is complete.
    fileprivate var result: Result<RouteResponse, any Error>? {
        if case .end(let result) = self { return result }
        return nil
    }
}
