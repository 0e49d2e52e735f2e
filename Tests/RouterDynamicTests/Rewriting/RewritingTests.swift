import RouterDynamic
@_spi(Generated) import RouterRuntime
import TestSupport
import Testing

/// Rules, closures and engines that change requests before their route is looked up.
@Suite struct RewritingTests {
    let router: Router

    init() throws {
        router = try Shop.router()
    }

    @Test("K9 An ordered list of rules changes the request")
    func k9_theFirstRuleThatMatchesGoesFirst() throws {
        try router.rewrite("//a/*", to: "//orders/1")
        try router.rewrite("//a/b", to: "//orders/2")
        try router.rewrite("//a/:x", to: "//orders/3")
        #expect(try router.call("//a/b", as: String.self) == "order 1")
    }

    @Test("K9 The whole engine is replaceable")
    func k9_theEngineIsReplaceable() throws {
        try router.rewrite("//rules", to: "//orders/8")
        try router.rewrite("//other", to: "//orders/9")
        #expect(router.rewriter == nil)
        router.rewriter = { request, rules in
            if request.url.text == "//mine" { return request.replacing(url: "//orders/7") }
            return request.url.text.hasPrefix("//rules") ? try rules(request) : nil
        }
        #expect(router.rewriter != nil)
        #expect(try router.call("//mine", as: String.self) == "order 7")
        #expect(try router.call("//rules", as: String.self) == "order 8")
        #expect(errorCode { try router.call("//other") } == .notFound)
        router.rewriter = nil
        #expect(try router.call("//other", as: String.self) == "order 9")
        #expect(errorCode { try router.call("//mine") } == .notFound)
    }

    @Test("A closure for some routes rewrites their URLs only") func scopesOfRoutes() throws {
        let log = Log<String>()
        router.rewrite(for: [Shop.order(1).path, Shop.login.path]) { request in
            log.note(request.url.text)
            return request.replacing(url: "//secret")
        }
        #expect(router.rewriteFilters.map(\.name) == ["//orders/:id, //login"])
        #expect(try router.call("//orders/5", as: String.self) == "secret")
        #expect(try router.call("//login?a=1", as: String.self) == "secret")
        #expect(try router.call(Shop.order(6)) == "secret")
        #expect(try router.resolve(Shop.login).request.url.text == "//secret")
        #expect(try router.call("//describe/x", as: String.self) == "//describe/x app [] []")
        #expect(errorCode { try router.call("//nowhere") } == .notFound)
        #expect(log.entries == ["//orders/5", "//login?a=1", "//orders/6", "//login"])
        let other = try Shop.router()
        other.rewrite(for: []) { $0.replacing(url: "//secret") }
        #expect(try other.call("//orders/5", as: String.self) == "order 5")
    }

    @Test("A scope of routes tells routes apart that take one URL") func overlappingRoutes() throws {
        enum Dispatcher: RouteDispatcher {
            static func call(_ handler: Int, _ call: RouteCall) throws -> Any { ["sale", "product", "moved"][handler] }
        }
        let handlers = [
            TestHandler(name: "Shop.sale()", patterns: ["//shop/sale"]),
            TestHandler(name: "Shop.product(id:)", patterns: ["//shop/:id"], parameters: ["id"]),
            TestHandler(name: "Shop.moved()", patterns: ["//moved"]),
        ]
        let sale = RoutePath("//shop/sale", handler: handlers[0].identity, parameters: "")
        let product = RoutePath("//shop/:id", handler: handlers[1].identity, parameters: "id")
        for (scope, expected) in [(sale, ["moved", "product", "product"]), (product, ["sale", "moved", "moved"])] {
            let router = Router(try .test(handlers, Dispatcher.self)).silent
            router.rewrite(for: [scope]) { $0.replacing(url: "//moved") }
            let urls = try ["//shop/sale", "//shop/5"].map { try router.call($0, as: String.self) }
            #expect(urls == Array(expected.prefix(2)))
            // Its URL is that of the other route.
            #expect(try router.call(Route<String>(product, "sale")) == expected[2])
        }
    }

    @Test("K10 A closure sends some users to another page")
    func k10_experiments() async throws {
        try router.rewrite(for: .urls("//login")) { request in
            request.context["group"] as? String == "b" ? request.replacing(url: "//describe/login") : nil
        }
        #expect(try router.call("//login", as: String.self) == "login")
        #expect(
            try router.call("//login", context: ["group": "b"], as: String.self)
                == "//describe/login app [\"//login\"] [\"group\"]"
        )
        #expect(
            try await router.open("//login", context: ["group": "b"], as: String.self)
                == "//describe/login app [\"//login\"] [\"group\"]"
        )
    }

    @Test("K10 Rules move a page to the web and back")
    func k10_pagesMove() throws {
        let down = try router.rewrite("//orders/:id", to: "https://m.shop.example/orders?id=:id")
        let log = Log<[String]>()
        router.observe { log.note($0.chain) }
        _ = try? router.call("//orders/5?from=push")
        down.remove()
        try router.rewrite("https://m.shop.example/orders?id=:id", to: "//orders/:id")
        #expect(try router.call("https://m.shop.example/orders?id=5", as: String.self) == "order 5")
        #expect(
            log.entries == [
                ["//orders/5?from=push", "https://m.shop.example/orders?id=5&from=push"],
                ["https://m.shop.example/orders?id=5", "//orders/5"],
            ]
        )
    }

    @Test("A token removes a rule by pattern and a rule by closure") func aRuleCanBeRemoved() throws {
        let token = try router.rewrite("//a", to: "//login")
        let closure = router.rewrite { $0.url.text == "//b" ? $0.replacing(url: "//login") : nil }
        #expect(try router.call("//a", as: String.self) == "login")
        #expect(try router.call("//b", as: String.self) == "login")
        token.remove()
        closure.remove()
        #expect(errorCode { try router.call("//a") } == .notFound)
        #expect(errorCode { try router.call("//b") } == .notFound)
    }

    @Test("The result of a rule is rewritten again") func theResultOfARuleIsRewrittenAgain() throws {
        try router.rewrite("//a/:x", to: "//b/:x")
        try router.rewrite("//b/:x", to: "//orders/:x")
        #expect(try router.call("//a/5", as: String.self) == "order 5")
    }

    @Test("Rewriting and redirecting share one limit of hops") func rewritingAndRedirectingShareOneLimit() throws {
        try router.rewrite("//there/:x", to: "//old/5?n=:x")
        try router.rewrite("//orders/5", to: "//there/1")
        let error = #expect(throws: RouterError.self) { try router.call("//there/0") }
        #expect(error?.code == .tooManyHops)
        #expect(
            error?.message
                == "the request was redirected more than 10 times: '//there/0' -> '//old/5?n=0' -> '//orders/5' -> '//there/1' -> "
                + "'//old/5?n=1' -> '//orders/5' -> '//there/1' -> '//old/5?n=1' -> '//orders/5' -> '//there/1' -> '//old/5?n=1' -> '//orders/5'"
        )
    }

    @Test("A rule that changes nothing is skipped") func aRuleThatChangesNothingIsPassedOver() throws {
        try router.rewrite("//orders/:id", to: "//orders/:id")
        try router.rewrite(for: .urls("//orders/:id")) { $0 }
        #expect(try router.call("//orders/5", as: String.self) == "order 5")
    }

    @Test("Rules can change the context one after the other") func contextsAddUp() throws {
        try router.rewrite(for: .urls("//describe")) { request in
            var request = request
            request.context["a"] = 1
            return request
        }
        try router.rewrite(for: .urls("//describe")) { request in
            var request = request.replacing(url: "//describe/b")
            request.context["b"] = 2
            return request
        }
        #expect(
            try router.call("//describe", as: String.self) == "//describe/b app [\"//describe\"] [\"a\", \"b\"]"
        )
    }

    @Test("An error that a closure throws is the failure") func anErrorThatAClosureThrowsIsTheFailure() throws {
        try router.rewrite(for: .urls("//closed")) { _ in throw Shop.Failure() }
        try router.rewrite(for: .urls("//moved")) { _ in throw RouteRedirect(to: Shop.order(5)) }
        #expect(throws: Shop.Failure()) { try router.call("//closed") }
        #expect(try router.call("//moved", as: String.self) == "order 5")
    }

    @Test("Rewriting keeps the origin") func rewritingKeepsTheOrigin() throws {
        try router.rewrite("//in", to: "//secret")
        try router.rewrite("//out", to: "//orders/5")
        #expect(errorCode { try router.call("//in", from: .external) } == .notFound)
        #expect(try router.call("//in", as: String.self) == "secret")
        #expect(try router.call("//out", from: .external, as: String.self) == "order 5")
    }
}

/// Typed routes are rewritten by their URLs.
@Suite struct TypedRewritingTests {
    let router: Router

    init() throws {
        router = try Shop.router()
    }

    @Test("The values of a rewritten typed route reach the new handler") func theirValuesGoAlong() throws {
        try router.rewrite("//finish/:id", to: "//finish-other/:id")
        let log = Log<String>()
        try router.call(Shop.finish(5) { log.note($0) })
        #expect(log.entries == ["url 16 5"])
    }

    @Test("The values of a dictionary reach the new handler") func soDoTheValuesOfADictionary() throws {
        try router.rewrite("//info", to: "//info?moved=1")
        #expect(errorCode { try router.call(Shop.info(["page": Shop.Page("x"), "a": 1])) } == .tooManyHops)
        let other = try Shop.router()
        try other.rewrite("//info?a=1", to: "//info?moved=1")
        let info = try other.call(Shop.info(["page": Shop.Page("x"), "a": 1]))
        #expect(info.count == 2)
        #expect(info.first == "moved=1")
        #expect(info.last?.hasPrefix("page=TestSupport.Shop.Page") == true)
    }

    @Test("A rule for another host does not affect typed routes") func aRuleForAnotherHostDoesNotAffectTypedRoutes()
        throws
    {
        try router.rewrite("//elsewhere/**", to: "//secret")
        let log = Log<String>()
        try router.call(Shop.finish(5) { log.note($0) })
        #expect(log.entries == ["typed 13 5"])
    }

    @Test("A rewritten typed route must return its own type") func theirResultHasToBeOfTheirType() throws {
        try router.rewrite("//orders/:id", to: "//finish/:id")
        #expect(errorCode { try router.call(Shop.order(5)) } == .missingParameter)
        let other = try Shop.router()
        try other.rewrite("//orders/:id", to: "//info")
        #expect(errorCode { try other.call(Shop.order(5)) } == .wrongResultType)
    }
}
