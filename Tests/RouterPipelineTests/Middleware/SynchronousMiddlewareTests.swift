import RouterDynamic
@_spi(Generated) import RouterRuntime
import TestSupport
import Testing

/// Synchronous middleware, around synchronous and asynchronous requests.
@Suite struct SynchronousMiddlewareTests {
    let router: Router

    init() throws {
        router = try Shop.router()
    }

    @Test("Synchronous middleware applies to synchronous and asynchronous requests")
    func synchronousMiddlewareAppliesToSynchronousAndAsynchronousRequests()
        async throws
    {
        let log = Log<String>()
        try router.use(for: .urls("//orders/**")) { request in
            log.note("before")
            return .next(request) { result in
                log.note("after \(try result.get().value(as: String.self) ?? "-")")
                return try result.get()
            }
        }
        #expect(try router.call("//orders/5", as: String.self) == "order 5")
        #expect(try await router.open("//orders/6", as: String.self) == "order 6")
        #expect(try router.call(Shop.order(7)) == "order 7")
        #expect(log.entries == ["before", "after order 5", "before", "after order 6", "before", "after order 7"])
    }

    @Test("Synchronous middleware ends a request with a response, a redirect or an error") func endings() async throws {
        try router.use(for: .urls("//orders/1")) { _ in .end(.value("stopped")) }
        try router.use(for: .urls("//orders/2")) { _ in throw Shop.Failure() }
        try router.use(for: .urls("//orders/3")) { _ in throw RouteRedirect(to: "//describe") }
        try router.use(for: .urls("//orders/4")) { _ in .end(.redirect(to: Shop.login)) }
        try router.use(for: .urls("//orders/5")) { request in .next(request.replacing(url: "//orders/6")) }
        try router.use(for: .urls("//orders/7")) { request in
            .next(request.replacing(url: "//orders/8")) { try $0.get().redirect == nil ? .value("-") : $0.get() }
        }
        #expect(try router.call("//orders/1", as: String.self) == "stopped")
        #expect(throws: Shop.Failure()) { try router.call("//orders/2") }
        #expect(try router.call("//orders/3", as: String.self) == "//describe app [\"//orders/3\"] []")
        #expect(try router.call("//orders/4", as: String.self) == "login")
        #expect(try router.call("//orders/5", as: String.self) == "order 6")
        #expect(try router.call("//orders/7", as: String.self) == "order 8")
        #expect(try await router.open("//orders/5", as: String.self) == "order 6")
        #expect(try await router.open("//orders/7", as: String.self) == "order 8")
    }

    @Test("Synchronous middleware can replace an error with a value") func errorsAreMapped() async throws {
        router.use { request in
            .next(request) { result in
                do { return try result.get() } catch is Shop.Failure { return .value("page of errors") }
            }
        }
        #expect(try router.call("//failing", as: String.self) == "page of errors")
        #expect(try await router.open("//waiting/failing", as: String.self) == "page of errors")
        #expect(errorCode { try router.call("//nowhere") } == .notFound)
    }

    @Test("An asynchronous handler is refused before middleware runs") func aHandlerThatHasToBeWaitedForIsRefusedFirst()
    {
        let log = Log<Int>()
        #expect(throws: Never.self) {
            router.use { request in
                log.note(1)
                return .next(request)
            }
        }
        #expect(errorCode { try router.call("//waiting/orders/5") } == .requiresAsync)
        #expect(errorCode { try router.call("//main/page") } == .requiresAsync)
        #expect(log.entries.isEmpty)
    }

    @Test("Synchronous and asynchronous middleware run in the order of their priorities")
    func bothKindsMixInTheirOrder() async throws {
        let log = Log<Int>()
        router.use(priority: 3) { request in
            log.note(3)
            return .next(request) { result in
                log.note(-3)
                return try result.get()
            }
        }
        router.use(priority: 2) { request, next in
            log.note(2)
            let response = try await next(request)
            log.note(-2)
            return response
        }
        router.use(priority: 1) { request in
            log.note(1)
            return .next(request)
        }
        #expect(try await router.open("//waiting/orders/5", as: String.self) == "order 5")
        #expect(log.entries == [3, 2, 1, -2, -3])
    }

    @Test("A token removes synchronous middleware") func aTokenRemovesIt() throws {
        let token = try router.use(for: .urls("//login")) { _ in .end(.value("stopped")) }
        #expect(try router.call(Shop.login) == "stopped")
        token.remove()
        #expect(try router.call(Shop.login) == "login")
    }

    @Test("Results that are not Sendable pass through") func resultsThatAreNotSendablePass() throws {
        router.use { request in .next(request) { try $0.get() } }
        #expect(try router.call("//page/home", as: Shop.Page.self).title == "home")
    }

    @Test("A typed route whose value has no URL does not evade middleware by pattern")
    func aTypedRouteWhoseValueFitsNoURLIsNotLetPast() throws {
        try router.use(for: .urls("//orders/*")) { request in .next(request) }
        let path = RoutePath(#"//orders/:id(\d)"#, handler: Shop.handlers[0].identity, parameters: "id")
        #expect(try router.call(Route<String>(path, 7)) == "order 7")
        #expect(errorCode { _ = try router.call(Route<String>(path, 77)) } == .notEncodable)
    }

    @Test("Values that no URL can carry reach the handler through middleware")
    func valuesThatNoURLCanCarryReachTheHandlerThroughMiddleware() throws {
        try router.use(for: .urls("//finish/**")) { request in
            var request = request
            request.context["a"] = 1
            return .next(request)
        }
        let log = Log<String>()
        try router.call(Shop.finish(5) { log.note($0) })
        #expect(log.entries == ["typed 13 5"])
    }
}
