import RouterDynamic
import RouterRuntime
import TestSupport
import Testing

/// Finding out where URLs lead without going there.
@Suite struct ResolveTests {
    let router: Router
    let log = Log<String>()

    init() throws {
        router = try Shop.router()
        let log = log
        router.observe(onStart: { _ in log.note("start") }, onEnd: { _ in log.note("end") })
        router.fallback { _, _ in
            log.note("fallback")
            return nil
        }
        try router.use(for: .urls("//orders/**")) { request in
            log.note("middleware")
            return .next(request)
        }
    }

    @Test("E13 Resolving and canOpen have no side effects")
    func e13_noSideEffect() throws {
        try router.rewrite("//bestellung/:id", to: "//buy/:id")
        _ = router.relocate([.replace("//buy/:id", target: "//orders/:id")])
        let resolution = try router.resolve("//bestellung/5?a=1", context: ["b": 2])
        #expect(resolution.request.url.text == "//orders/5?a=1")
        #expect(resolution.request.hops == ["//bestellung/5?a=1", "//buy/5?a=1"])
        #expect(resolution.pattern == "//orders/:id")
        #expect(resolution.handler == "order")
        #expect(resolution.request.parameters.mapValues { "\($0)" } == ["id": "5", "a": "1", "b": "2"])
        #expect(resolution.middleware == ["//orders/**"])
        #expect(!resolution.isAsynchronous)
        #expect(router.canOpen("//old/5"))
        #expect(!router.canOpen("//nowhere"))
        #expect(!router.canOpen("//a%2"))
        #expect(errorCode { _ = try router.resolve("//nowhere") } == .notFound)
        #expect(log.entries.isEmpty)
    }

    @Test("The caller determines which routes are found") func theCallerDeterminesWhichRoutesAreFound() throws {
        #expect(router.canOpen("//secret"))
        #expect(!router.canOpen("//secret", from: .external))
        #expect(router.canOpen("//orders/5", from: .external))
        let isolated = try Shop.router(origins: ["out": .external])
        #expect(!isolated.canOpen("out://secret"))
    }

    @Test("An explanation says how the page opens, and which page is below") func pages() throws {
        let handlers = [
            TestHandler(name: "inbox", patterns: ["//inbox"], opening: "tab(chats)"),
            TestHandler(
                name: "openChat",
                patterns: ["//chat/:chatID", "//im/:chatID"],
                parameters: ["chatID"],
                origins: [.webView],
                opening: "present",
                parent: "inbox"
            ),
            TestHandler(name: "plain", patterns: ["//plain"]),
        ]
        let router = Router(try .test(handlers, Shop.self)).silent
        #expect(router.explain("//inbox") == "//inbox\n  //inbox calls 'inbox'\n  opens with tab(chats)")
        let chat = router.explanation(of: "//im/5")
        #expect(chat.open == "present")
        #expect(chat.parent == "//inbox")
        #expect(chat.description.hasSuffix("\n  opens with present\n  opens above the page of //inbox"))
        #expect(
            router.explain("//im/5", from: .webView)
                == "//im/5\n  //im/:chatID calls 'openChat'\n  opens with present"
        )
        #expect(router.explain("//plain") == "//plain\n  //plain calls 'plain'")
    }

    @Test("An explanation says why the handler cannot take the request") func problems() throws {
        let handlers = [
            TestHandler(name: "finish", patterns: ["//finish/:id"], parameters: ["id", "done"], callbacks: ["done"])
        ]
        let router = Router(try .test(handlers, Shop.self)).silent
        let unknown = router.explanation(of: "//finish/5", callbacks: [RouteCallback(for: "don") {}])
        #expect(
            unknown.description == """
                //finish/5
                  //finish/:id calls 'finish'
                  fails: no parameter of 'finish' is left for the callback 'don' of the request
                """
        )
        try router.add("//added") { _ in 1 }
        #expect(router.canOpen("//added", callbacks: [RouteCallback {}]), "an added route may hand them on")
        #expect(try router.resolve("//added").problem == nil)
    }

    @Test("A typed route is resolved with rewriting rules and access") func typedRoutes() throws {
        #expect(try router.resolve(Shop.order(5)).request.url.text == "//orders/5")
        #expect(try router.resolve(Shop.order(5)).handler == "order")
        try router.rewrite("//login", to: "//waiting/orders/7")
        let moved = try router.resolve(Shop.login)
        #expect(moved.pattern == "//waiting/orders/:id")
        #expect(moved.isAsynchronous)
        #expect(errorCode { _ = try router.resolve(Shop.secret, from: .webView) } == .unknownRoute)
    }

    @Test("Resolving a loop of rules is an error") func loopsEnd() throws {
        try router.rewrite("//a", to: "//b")
        try router.rewrite("//b", to: "//a")
        #expect(errorCode { _ = try router.resolve("//a") } == .tooManyHops)
    }

    @Test("An explanation shows rules, the route, its middleware and other matches")
    func anExplanationShowsRulesTheRouteItsMiddlewareAndOtherMatches() throws {
        try router.rewrite("//bestellung/:id", to: "//orders/:id")
        try router.add("//:any/:number") { _ in 1 }
        router.use { request in .next(request) }
        #expect(
            router.explain("//bestellung/5") == """
                //bestellung/5
                  -> //orders/5, as '//bestellung/:id' to '//orders/:id'
                  //orders/:id calls 'order'
                  passes the middleware of '//orders/**'
                  passes the middleware of all requests
                  //:any/:number matches too
                """
        )
        #expect(
            router.explain("//x/5") == """
                //x/5
                  //:any/:number calls a closure
                  passes the middleware of all requests
                """
        )
        #expect(log.entries.isEmpty)
    }

    @Test("An explanation of a failure shows the nearest routes that the caller may know")
    func anExplanationOfAFailureShowsTheNearestRoutesThatTheCallerMayKnow() throws {
        let explanation = router.explanation(of: "//wating/orders/5")
        #expect(explanation.resolution == nil)
        #expect((explanation.error as? RouterError)?.code == .notFound)
        #expect(explanation.nearest.first?.pattern == "//waiting/orders/:id")
        #expect(
            explanation.description.hasPrefix(
                "//wating/orders/5\n  no route matches '//wating/orders/5'\n  //waiting/orders/:id: "
            )
        )
        let closed = router.explanation(of: "//secret", from: .external)
        #expect(closed.resolution == nil && closed.nearest.isEmpty)
        #expect(router.explanation(of: "//secret").resolution?.pattern == "//secret")
        _ = router.relocate([.remove("//login")])
        #expect(router.explanation(of: "//login").nearest.first?.reason == "a relocation removed it")
        #expect(router.explanation(of: "//login", from: .external).nearest.isEmpty)
    }
}
