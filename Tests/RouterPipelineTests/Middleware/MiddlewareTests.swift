import RouterDynamic
@_spi(Generated) import RouterRuntime
import TestSupport
import Testing

/// Asynchronous middleware.
@Suite struct MiddlewareTests {
    let router: Router

    init() throws {
        router = try Shop.router()
    }

    @Test("E6 Middleware by pattern runs before and after the route, and passes on, ends or redirects")
    func e6_beforeAndAfter() async throws {
        let log = Log<String>()
        try router.use(for: .urls("//orders/**")) { request, next in
            log.note("before \(request.route ?? "-")")
            let response = try await next(request)
            log.note("after \(response.value(as: String.self) ?? "-")")
            return response
        }
        #expect(try await router.open("//orders/5", as: String.self) == "order 5")
        #expect(try await router.open("//login", as: String.self) == "login")
        #expect(log.entries == ["before //orders/:id", "after order 5"])
    }

    @Test("E6 A scope may be a regular expression")
    func e6_regularExpressions() async throws {
        try router.use(for: .urls(#"regex //(orders|login)(/\d+)?"#)) { _, _ in .value("guarded") }
        #expect(try await router.open("//orders/5", as: String.self) == "guarded")
        #expect(try await router.open(Shop.login) == "guarded")
        #expect(try await router.open(Shop.secret) == "secret")
    }

    @Test("Middleware runs by priority, then in the order of addition")
    func priorityThenTheOrderOfAddition() async throws {
        let log = Log<Int>()
        for (number, priority) in [(1, 0), (2, 10), (3, 0), (4, -1), (5, 10)] {
            try router.use(for: .urls("//orders/:id"), priority: priority) { request, next in
                log.note(number)
                defer { log.note(-number) }
                return try await next(request)
            }
        }
        try await router.open("//orders/5")
        #expect(log.entries == [2, 5, 1, 3, 4, -4, -3, -1, -5, -2])
    }

    @Test("T11 Middleware logs in first, and then continues the original request once")
    func t11_logInFirst() async throws {
        let session = Session()
        let log = Log<String>()
        let token = try router.use(for: .urls("//finish/**"), priority: 10) { request, next in
            if await !session.isOpen { await session.logIn() }
            return try await next(request)
        }
        for _ in 0..<2 {
            try await router.open(
                "//finish/5",
                callbacks: [RouteCallback { (text: String) in log.note(text) }],
                as: Void.self
            )
        }
        #expect(log.entries == ["url 13 5", "url 13 5"])
        #expect(await session.logins == 1)
        token.remove()
        try router.call("//finish/6", callbacks: [RouteCallback { (text: String) in log.note(text) }], as: Void.self)
        #expect(log.entries.last == "url 13 6")
    }

    @Test("E8 Middleware ends a request with a value, with an error, or with a redirect")
    func e8_endings() async throws {
        try router.use(for: .urls("//orders/1")) { _, _ in .value("stopped") }
        try router.use(for: .urls("//orders/2")) { _, _ in throw Shop.Failure() }
        try router.use(for: .urls("//orders/3")) { _, _ in .redirect(to: "//describe", context: ["a": 1]) }
        try router.use(for: .urls("//orders/4")) { _, _ in throw RouteRedirect(to: Shop.login) }
        try router.use(for: .urls("//orders/5")) { request, next in try await next(request.replacing(url: "//orders/6"))
        }
        #expect(try await router.open("//orders/1", as: String.self) == "stopped")
        await #expect(throws: Shop.Failure()) { try await router.open("//orders/2") }
        #expect(try await router.open("//orders/3", as: String.self) == "//describe app [\"//orders/3\"] [\"a\"]")
        #expect(try await router.open("//orders/4", as: String.self) == "login")
        #expect(try await router.open("//orders/5", as: String.self) == "order 6")
    }

    @Test("E9 Exactly one route handles a request")
    func e9_oneHandler() async throws {
        let log = Log<String>()
        router.use { request, next in
            log.note("\(request.url)")
            return try await next(request)
        }
        try await router.open("//old/5")
        #expect(log.entries == ["//old/5", "//orders/5"])
    }

    @Test("E10 Later middleware sees earlier errors, and may map them")
    func e10_errorsAreMapped() async throws {
        struct Mapped: Error {}
        let log = Log<String>()
        router.observe { log.note("\($0.errors.map { "\(type(of: $0))" })") }
        router.use(priority: 1) { request, next in
            do {
                return try await next(request)
            } catch is Mapped {
                return .value("page of errors")
            }
        }
        router.use { request, next in
            do { return try await next(request) } catch is Shop.Failure { throw Mapped() }
        }
        #expect(try await router.open("//waiting/failing", as: String.self) == "page of errors")
        #expect(log.entries == ["[\"Failure\", \"Mapped\"]"])
    }

    @Test("E8 Later middleware, observers and the final error have an error that middleware appends")
    func e8_appendedErrors() async throws {
        let log = Log<String>()
        router.observe { log.note("observed \($0.errors.map { "\($0)" })") }
        router.use(priority: 2) { request in
            var request = request
            request.append(Shop.Failure(text: "first"))
            return .next(request)
        }
        router.use(priority: 1) { request, next in
            var request = request
            request.append(Shop.Failure(text: "second"))
            return try await next(request)
        }
        router.use { request in
            log.note("later \(request.errors.compactMap { ($0 as? Shop.Failure)?.text })")
            return .next(request)
        }
        #expect(try await router.open("//orders/5", as: String.self) == "order 5")
        #expect(
            log.entries == [
                "later [\"first\", \"second\"]",
                "observed [\"Failure(text: \\\"first\\\")\", \"Failure(text: \\\"second\\\")\"]",
            ]
        )
        let error = await #expect(throws: RouterError.self) { try await router.open("//nowhere") }
        #expect(error?.code == .notFound)
        #expect(error?.stack.compactMap { ($0 as? Shop.Failure)?.text } == ["first", "second"])
    }

    @Test("E8 A response tells a redirect from a value")
    func e8_status() throws {
        let log = Log<String>()
        router.use { request in
            .next(request) { result in
                log.note(try result.get().redirect?.url ?? "finished")
                return try result.get()
            }
        }
        #expect(try router.call("//old/5", as: String.self) == "order 5")
        #expect(log.entries == ["//orders/5", "finished"])
    }

    @Test("Middleware can answer a request without a route") func middlewareCanAnswerARequestWithoutARoute()
        async throws
    {
        router.use { request, next in
            do {
                return try await next(request)
            } catch let error as RouterError where error.code == .notFound {
                return .value("no page \(request.url), \(request.route ?? "no route")")
            }
        }
        #expect(try await router.open("//nowhere", as: String.self) == "no page //nowhere, no route")
        #expect(
            try await router.open("//secret", from: .external, as: String.self) == "no page //secret, no route"
        )
    }

    @Test("Middleware can answer a typed route that the router does not have")
    func typedRouteOfAnotherRouter() async throws {
        let room = Route<String>(RoutePath("//rooms/:id", handler: 99, parameters: "id"), 5)
        #expect(errorCode { try router.call(room) } == .unknownRoute)
        let token = router.use { request -> RouteStep in
            request.url.text == "//rooms/5" ? .end(.value("room of \(request.route ?? "no route")")) : .next(request)
        }
        #expect(try router.call(room) == "room of //rooms/:id")
        #expect(try await router.open(room) == "room of //rooms/:id")
        token.remove()
        #expect(errorCode { try router.call(room) } == .unknownRoute)
    }

    @Test("Middleware sees the redirect of a handler as a response")
    func redirectsOfHandlersComeBackAsResponses() async throws {
        let log = Log<String>()
        try router.use(for: .urls("//old/*")) { request, next in
            let response = try await next(request)
            log.note(response.redirect?.url ?? "-")
            return response
        }
        #expect(try await router.open("//old/5", as: String.self) == "order 5")
        #expect(log.entries == ["//orders/5"])
    }

    @Test("Values that middleware adds to the context reach the handler")
    func valuesThatMiddlewareAddsToTheContextReachTheHandler() async throws {
        try router.use(for: .urls("//describe/**")) { request, next in
            var request = request
            request.context["user"] = "ada"
            return try await next(request)
        }
        try router.use(for: .urls("//describe/**"), priority: -1) { request, next in
            var request = request
            request.context["group"] = "\(request.context["user"] ?? "-") b"
            return try await next(request)
        }
        #expect(
            try await router.open("//describe/1", as: String.self) == "//describe/1 app [] [\"group\", \"user\"]"
        )
    }

    @Test("A synchronous call does not wait for asynchronous middleware") func aSynchronousCallDoesNotWait() throws {
        let log = Log<Int>()
        try router.use(for: .urls("//orders/**")) { request, next in
            log.note(1)
            return try await next(request)
        }
        try router.use(for: .urls("//orders/**"), priority: 5) { request in
            log.note(2)
            return .next(request)
        }
        let error = #expect(throws: RouterError.self) { try router.call("//orders/5") }
        #expect(error?.code == .requiresAsync)
        #expect(error?.message == "the middleware of '//orders/**' is asynchronous: use await router.open")
        #expect(errorCode { try router.call(Shop.order(5)) } == .requiresAsync)
        #expect(log.entries.isEmpty)
    }

    @Test("Middleware applies to typed calls") func typedCallsPassThroughIt() async throws {
        let log = Log<String>()
        try router.use(for: .urls("//orders/:id")) { request, next in
            log.note("\(request.url) \(request.route ?? "-")")
            return try await next(request)
        }
        #expect(try await router.open(Shop.order(5)) == "order 5")
        #expect(try await router.open(Shop.login) == "login")
        #expect(log.entries == ["//orders/5 //orders/:id"])
    }

    @Test("The rewritten URL determines the middleware") func theRewrittenURLDeterminesTheMiddleware() async throws {
        let log = Log<String>()
        try router.rewrite("//bestellungen/:id", to: "//orders/:id")
        try router.use(for: .urls("//bestellungen/**")) { request, next in
            log.note("old")
            return try await next(request)
        }
        try router.use(for: .urls("//orders/**")) { request, next in
            log.note(request.hops.first ?? "-")
            return try await next(request)
        }
        #expect(try await router.open("//bestellungen/5", as: String.self) == "order 5")
        #expect(log.entries == ["//bestellungen/5"])
    }

    @Test("The caller receives a result that is not Sendable, and middleware cannot read it")
    func theCallerReceivesAResultThatIsNotSendable() async throws {
        let log = Log<Bool>()
        try router.use(for: .urls("//page/**")) { request, next in
            let response = try await next(request)
            log.note(response.value(as: (any Sendable).self) == nil && response.value(as: String.self) == nil)
            return response
        }
        let page = try await router.open("//page/home", as: Shop.Page.self)
        #expect(page.title == "home")
        #expect(log.entries == [true])
    }

    @Test("Middleware does not change the isolation of a handler")
    @MainActor func handlersKeepTheirIsolation() async throws {
        router.use { request, next in try await next(request) }
        #expect(try await router.open("//main/page", as: Shop.Page.self).title == "main")
        router.use { @MainActor request, next in try await next(request) }
        #expect(try await router.open("//main/page", as: Shop.Page.self).title == "main")
    }

    @Test("A result of the main actor that is not Sendable does not leave it")
    func resultsOfTheMainActorDoNotLeaveIt() async throws {
        router.use { request, next in try await next(request) }
        await #expect(throws: RouterError.self) { try await router.open("//main/page", as: Shop.Page.self) }
    }

    @Test("Cancellation reaches the middleware and routes of a request")
    func cancellationReachesTheHandler() async throws {
        router.use { request, next in try await next(request) }
        let router = router
        let task = Task { () -> Bool in
            while !Task.isCancelled { await Task.yield() }
            let log = Log<Bool>()
            try router.use(for: .urls("//login")) { request in
                log.note(Task.isCancelled)
                return .next(request)
            }
            try await router.open("//login")
            return log.entries == [true]
        }
        task.cancel()
        #expect(try await task.value)
    }

    @Test("Passing on another request does not change the caller") func passingOnAnotherRequestDoesNotChangeTheCaller()
        async throws
    {
        let stolen = Log<RouteRequest>()
        router.use { request, next in
            if request.url.text == "//describe" { stolen.note(request) }
            if request.url.text == "//gate", let other = stolen.entries.first { return try await next(other) }
            return try await next(request)
        }
        #expect(try await router.open("//describe", as: String.self) == "//describe app [] []")
        #expect(
            try await router.open("//gate", from: .external, as: String.self)
                == "//describe external [\"//gate\"] []"
        )
    }
}
