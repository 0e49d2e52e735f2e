import Testing

@testable import RouterPipeline
@testable import RouteTables
@testable import RouterRuntime
@testable import TestSupport

/// A hop is a chain of calls: middleware around middleware around the handler.
@Suite struct MiddlewareChainTests {
    private let router: Router

    init() throws { router = try Shop.router() }

    @Test("Completions are called after the handler, the innermost first")
    func completions() throws {
        let log = Log<String>()
        for number in 0..<3 {
            router.use { request in
                log.note("before \(number)")
                return .next(request) { result in
                    log.note("after \(number) \(try result.get().value(as: String.self) ?? "-")")
                    return .value("\(number)")
                }
            }
        }
        #expect(try router.call("//orders/5", as: String.self) == "0")
        #expect(
            log.entries == ["before 0", "before 1", "before 2", "after 2 order 5", "after 1 2", "after 0 1"]
        )
    }

    @Test("Middleware that ends the request leaves out the rest, except for the completions before it")
    func theEnd() throws {
        let log = Log<Int>()
        router.use { request in
            .next(request) { result in
                log.note(try result.get().value(as: Int.self) ?? 0)
                return try result.get()
            }
        }
        router.use { _ in .end(.value(7)) }
        router.use { request in
            log.note(-1)
            return .next(request)
        }
        #expect(try router.call("//orders/5", as: Int.self) == 7)
        #expect(log.entries == [7])
    }

    @Test("The completion of middleware that changes the URL receives a redirect")
    func redirects() throws {
        let log = Log<String>()
        router.use(for: [Shop.order(0).path]) { request in
            .next(request.replacing(url: "//login")) { result in
                log.note(try result.get().redirect?.url ?? "-")
                return try result.get()
            }
        }
        _ = try router.call("//orders/5", as: Any.self)
        #expect(log.entries == ["//login"])
    }

    @Test("Without a handler, middleware runs, and then the hop fails with the error of the lookup")
    func withoutHandler() {
        let log = Log<String>()
        router.use { request in
            log.note(request.url.text)
            return .next(request)
        }
        let error = #expect(throws: RouterError.self) { try router.call("//nowhere", as: Any.self) }
        #expect(error?.code == .notFound)
        #expect(log.entries == ["//nowhere"])
    }

    @Test("A wrong result after a fallback's redirect is that of the last handler, not of the middleware before it")
    func wrongResults() throws {
        router.use(for: [Shop.order(0).path]) { _ in .end(.value(1)) }
        router.fallback { request, _ in request.url.text == "//orders/5" ? .redirect(to: "//secret") : nil }
        let error = #expect(throws: RouterError.self) { try router.call("//orders/5", as: Double.self) }
        #expect(error?.code == .wrongResultType)
        #expect(error?.message.contains("middleware") == false, "\(error?.message ?? "")")
    }

    @Test("A request passes through 100 pieces of middleware, and not through more")
    func theLimit() async throws {
        let log = Log<Int>()
        for number in 0..<100 {
            router.use { request in
                log.note(number)
                return .next(request) { try $0.get() }
            }
        }
        try callOnSmallThread()
        #expect(try await router.open("//orders/5", as: String.self) == "order 5")
        #expect(log.entries == Array(0..<100) + Array(0..<100))
        router.use { .next($0) }
        for isAwaited in [false, true] {
            let error = await #expect(throws: RouterError.self) {
                if isAwaited { try await router.open("//orders/5") } else { try call() }
            }
            #expect(error?.code == .invalidMiddleware)
            #expect(
                error?.message
                    == "101 pieces of middleware apply to the request, and a request passes through at most 100: "
                    + "give them scopes, with router.use(for:)"
            )
            #expect(
                error?.message(in: .chinese) == "有 101 个中间件作用于该请求，而一个请求最多经过 100 个：请用 router.use(for:) 限定它们的范围"
            )
        }
        #expect(log.entries.count == 200, "no middleware of such a request runs")
    }

    private func call() throws { try router.call("//orders/5") }

    /// Each level takes a part of the stack, which other threads of Apple's systems have only 512 KB of.
    private func callOnSmallThread() throws {
        try SmallThread.run {
            let result = try router.call("//orders/5", as: String.self)
            #expect(result == "order 5")
        }
    }

    @Test("Middleware may keep next, and call it after the request has ended") func lateCalls() async throws {
        let kept = Log<(request: RouteRequest, next: RouteNext)>()
        let ends = Log<String>()
        router.observe { ends.note("\($0.error == nil)") }
        router.use { request, next in
            kept.note((request, next))
            return .value("early")
        }
        router.use { .next($0.changed) }
        #expect(try await router.open("//orders/5", as: String.self) == "early")
        let (request, next) = try #require(kept.entries.first)
        #expect(try await next(request).value(as: String.self) == "order 5")
        #expect(ends.entries == ["true"])
    }

    @Test("Middleware may call next again, one call after the other")
    func retries() async throws {
        let log = Log<String>()
        router.use { request, next in
            do { return try await next(request) } catch {
                log.note("\(error)")
                var request = request
                request.context["again"] = true
                return try await next(request.replacing(url: "//orders/6"))
            }
        }
        router.use(for: [Shop.order(0).path]) { request in
            if request.context["again"] == nil, request.hops.isEmpty { throw Shop.Failure(text: "once") }
            return .next(request)
        }
        #expect(try await router.open("//orders/5", as: String.self) == "order 6")
        #expect(log.entries.count == 1)
    }

    @Test("A second call of next while the first goes on is refused, and the first goes on")
    func callsAtTheSameTime() async throws {
        let suspension = Suspension()
        router.use { request, next in
            async let first = next(request)
            await suspension.begins()
            let error = await #expect(throws: RouterError.self) { try await next(request) }
            #expect(error?.code == .invalidMiddleware)
            #expect(
                error?.message
                    == "the middleware of all requests calls 'next' again before its first call has ended: await one call "
                    + "before the next"
            )
            #expect(error?.message(in: .chinese) == "作用于所有请求的中间件在上一次 next 调用结束前再次调用了 next：请先 await 上一次调用")
            await suspension.end()
            return try await first
        }
        router.use { request, next in
            await suspension.wait()
            return try await next(request)
        }
        #expect(try await router.open("//orders/5", as: String.self) == "order 5")
    }
}

extension RouteRequest {
    fileprivate var changed: RouteRequest {
        var request = self
        request.context["key"] = 1
        return request
    }
}
