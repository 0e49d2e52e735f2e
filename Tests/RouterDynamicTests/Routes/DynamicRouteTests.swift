import RoutePatterns
import RouterDynamic
import RouterRuntime
import TestSupport
import Testing

/// Routes that are added at run time.
@Suite struct DynamicRouteTests {
    let router: Router

    init() throws {
        router = try Shop.router()
    }

    @Test("E3 Routes are added by pattern and by regular expression, and removed")
    func e3_addAndRemove() async throws {
        let token = try router.add("//campaigns/:id") { request in try request.value("id", as: Int.self) * 2 }
        let expression = try router.add("regex https?://shop.example/(?<item>[a-z]+)") { request in
            try "item " + request.value("item", as: String.self)
        }
        #expect(try router.call("//campaigns/21", as: Int.self) == 42)
        #expect(try await router.open("//campaigns/21", as: Int.self) == 42)
        #expect(try router.call("https://shop.example/desk", as: String.self) == "item desk")
        token.remove()
        expression.remove()
        #expect(errorCode { try router.call("//campaigns/21") } == .notFound)
        #expect(errorCode { try router.call("https://shop.example/desk") } == .notFound)
    }

    @Test("E3 Routes are removed by their pattern or expression, and those of the table until they are reset")
    func e3_removeByPattern() throws {
        try router.add("//campaigns/:id") { _ in "first" }
        try router.add("//Campaigns/:id/") { _ in "second" }
        try router.add("regex ^http://") { "page \($0.url)" }
        #expect(try !router.remove("//campaigns/:number"))
        #expect(try router.remove("//CAMPAIGNS/:id"))
        #expect(try !router.remove("//campaigns/:id"))
        #expect(errorCode { try router.call("//campaigns/21") } == .notFound)
        #expect(try router.call("http://example.com/a", as: String.self) == "page http://example.com/a")
        #expect(try router.remove("regex ^http://"))
        #expect(errorCode { try router.call("http://example.com/a") } == .notFound)
        try router.add("//login") { _ in "added" }
        #expect(try router.remove("//login"))
        #expect(try router.call("//login", as: String.self) == "login", "the route below remains")
        #expect(try router.remove("//orders/:id"))
        #expect(try !router.remove("//orders/:id"))
        #expect(errorCode { try router.call("//orders/7") } == .notFound)
        #expect(router.relocate([.reset("//orders/:id")]).refused.isEmpty)
        #expect(try router.call("//orders/7", as: String.self) == "order 7")
        #expect(throws: RoutePatternError.self) { try router.remove("//a/:x(") }
    }

    @Test("E3 A match block decides by the URL, as by a port over 10,000") func e3_matchBlock() throws {
        try router.add("regex ^http://", when: { ($0.url.port ?? 80) > 10_000 }) { _ in "development"
        }
        #expect(try router.call("http://localhost:10001/chat", as: String.self) == "development")
        #expect(errorCode { try router.call("http://localhost:10000/chat") } == .notFound)
        #expect(errorCode { try router.call("http://localhost/chat") } == .notFound)
    }

    @Test("E7 A request has its URL in one spelling") func e7_normalizedURL() throws {
        try router.add("myapp://chat/:name") { $0.normalizedURL }
        #expect(try router.call("MYAPP://me@Chat/%61%2fb/?q=é", as: String.self) == "myapp://chat/a%2Fb?q=%C3%A9")
    }

    @Test("A capture of an empty rest is the empty text, not an absent value") func emptyRest() throws {
        try router.add("//files/:rest(.*)") { try $0.value("rest", as: String.self) + "." }
        #expect(try router.call("//files", as: String.self) == ".")
        #expect(try router.call("//files/a/b", as: String.self) == "a/b.")
    }

    @Test("A dynamic route can have an asynchronous handler") func asynchronousHandlers() async throws {
        let session = Session()
        try router.add("//log-in") { _ in
            await session.logIn()
            return await session.logins
        }
        #expect(try await router.open("//log-in", as: Int.self) == 1)
        let error = #expect(throws: RouterError.self) { try router.call("//log-in") }
        #expect(error?.message == "'//log-in' is asynchronous or isolated to an actor: use await router.open")
    }

    @MainActor final class Window {
        var title = "window"
    }

    @Test("A dynamic route can have a handler of the main actor")
    @MainActor func handlersOfTheMainActor() async throws {
        let window = Window()
        try router.add("//window", onMainActor: { _ in window })
        #expect(try router.call("//window", as: Window.self) === window)
        let router = router
        let title = try await Task.detached {
            #expect(errorCode { try router.call("//window") } == .requiresAsync)
            return await (try router.open("//window", as: Window.self)).title
        }.value
        #expect(title == "window")
    }

    @Test("The more specific route wins, whether it is static or dynamic")
    func theMoreSpecificRouteWinsWhereverItStands() throws {
        try router.add("//orders/7") { _ in "dynamic literal" }
        try router.add("//:any/:id") { _ in "dynamic host" }
        try router.add("//orders/**") { _ in "dynamic rest" }
        #expect(try router.call("//orders/7", as: String.self) == "dynamic literal")
        #expect(try router.call("//orders/8", as: String.self) == "order 8")
        #expect(try router.call("//orders/8/9", as: String.self) == "dynamic rest")
        #expect(try router.call("//other/8", as: String.self) == "dynamic host")
    }

    @Test("Priorities count for dynamic and static routes together") func prioritiesCountAcrossBoth() throws {
        let low = try router.add("//orders/7", priority: .low) { _ in "low" }
        #expect(try router.call("//orders/7", as: String.self) == "order 7")
        low.remove()
        try router.add("//*/*", priority: .high) { _ in "high" }
        #expect(try router.call("//orders/7", as: String.self) == "high")
    }

    @Test("Among equal routes, the one that was added last wins") func ofEqualRoutesTheLastOneAddedWins() throws {
        let first = try router.add("//orders/:number") { _ in "first" }
        let second = try router.add("//orders/:number") { _ in "second" }
        #expect(try router.call("//orders/7", as: String.self) == "second")
        second.remove()
        #expect(try router.call("//orders/7", as: String.self) == "first")
        first.remove()
        #expect(try router.call("//orders/7", as: String.self) == "order 7")
    }

    @Test("E5 A condition for each route")
    func e5_conditions() throws {
        try router.add("//orders/:id", when: { $0.context["beta"] as? Bool == true }) { _ in "beta" }
        #expect(try router.call("//orders/7", as: String.self) == "order 7")
        #expect(try router.call("//orders/7", context: ["beta": true], as: String.self) == "beta")
        try router.add("//new", when: { _ in false }) { _ in "never" }
        #expect(errorCode { try router.call("//new") } == .notFound)
    }

    @Test("Dynamic routes are open to the app only, unless they are opened")
    func dynamicRoutesAreOpenToTheAppOnlyUnlessTheyAreOpened()
        throws
    {
        try router.add("//inner") { _ in "inner" }
        try router.add("//outer", from: [.webView]) { _ in "outer" }
        try router.add("//orders/:id") { _ in "closed variant" }
        #expect(errorCode { try router.call("//inner", from: .webView) } == .notFound)
        #expect(try router.call("//outer", from: .webView, as: String.self) == "outer")
        #expect(errorCode { try router.call("//outer", from: .notification) } == .notFound)
        #expect(try router.call("//orders/7", from: .webView, as: String.self) == "order 7")
        #expect(try router.call("//orders/7", as: String.self) == "closed variant")
    }

    @Test("Requests contain the values of dynamic routes") func requestsHaveTheirValues() throws {
        try router.add("//values/:a/:rest*") { request in
            let a: Int = try request.value("a")
            let rest: [String] = try request.value("rest")
            let c: String? = try request.value("c")
            return "\(a) \(rest) \(c ?? "-") \(request.parameters.keys.sorted()) \(request.route ?? "-")"
        }
        #expect(
            try router.call("//values/1/x/y?b=2", context: ["c": "3"], as: String.self)
                == "1 [\"x\", \"y\"] 3 [\"a\", \"b\", \"c\", \"rest\"] //values/:a/:rest*"
        )
        let error = #expect(throws: RouterError.self) { try router.call("//values/one") }
        #expect(
            error?.message
                == "'one' is not a value of type 'Int', the type of the parameter 'a' of '//values/:a/:rest*'"
        )
    }

    @Test("Dynamic routes pass through the whole pipeline") func dynamicRoutesPassThroughTheWholePipeline() async throws
    {
        let log = Log<String>()
        try router.add("//added/:id") { _ in "added" }
        try router.rewrite("//alias/:id", to: "//added/:id")
        try router.use(for: .urls("//added/**")) { request in
            log.note("middleware \(request.route ?? "-")")
            return .next(request)
        }
        router.observe { log.note("observer \($0.route ?? "-") \($0.handler ?? "-")") }
        #expect(try router.call("//alias/1", as: String.self) == "added")
        #expect(log.entries == ["middleware //added/:id", "observer //added/:id -"])
        let error = #expect(throws: RouterError.self) { try router.call("//addd/1") }
        #expect(error?.suggestions == ["//added/:id"])
    }

    @Test("A dynamic route with a malformed pattern is refused") func malformedPatternsAreRefused() {
        #expect(throws: RoutePatternError.self) { try router.add("//a/:x(") { _ in 1 } }
        #expect(throws: RoutePatternError.self) { try router.add("regex (") { _ in 1 } }
    }
}
