import RouterDynamic
import RouterRuntime
import TestSupport
import Testing

/// Rules of the table, which go before those that are added at run time.
@Suite struct TableRewritingTests {
    @Test("K9 The first of several matching rules applies")
    func k9_theFirstRuleThatMatchesAppliesFirst() throws {
        let router = try Shop.router(rewrites: [
            ("//a/*", "//orders/1"), ("//a/b", "//orders/2"), ("//a/:x", "//orders/3"),
        ])
        #expect(try router.call("//a/b", as: String.self) == "order 1")
    }

    @Test("K9 A replacement engine can apply the rules of the table")
    func k9_theEngineGetsTheRules() throws {
        let router = try Shop.router(rewrites: [("//rules", "//orders/8"), ("//other", "//orders/9")])
        router.rewriter = { request, rules in request.url.text.hasPrefix("//rules") ? try rules(request) : nil }
        #expect(try router.call("//rules", as: String.self) == "order 8")
        #expect(errorCode { try router.call("//other") } == .notFound)
    }

    @Test("K10 A rule moves a page to the web, for calls by URL and typed calls")
    func k10_pagesMove() throws {
        let router = try Shop.router(rewrites: [
            ("//orders/:id", "https://m.shop.example/orders?id=:id"), ("https://shop.example/:id", "//old/:id"),
        ])
        let log = Log<[String]>()
        router.observe { log.note($0.chain) }
        _ = try? router.call("//orders/5?from=push")
        _ = try? router.call(Shop.order(6))
        #expect(
            log.entries == [
                ["//orders/5?from=push", "https://m.shop.example/orders?id=5&from=push"],
                ["//orders/6", "https://m.shop.example/orders?id=6"],
            ]
        )
    }

    @Test("E21 A URL of the web leads to a native page if there is one, and else to a web page")
    func e21_theWebIsTheFallback() throws {
        let router = try Shop.router(rewrites: [
            ("(http|https)://shop.example/orders/:id", "//orders/:id"), ("(http|https)://*/**", "//page/web"),
        ])
        #expect(try router.call("https://shop.example/orders/5", as: String.self) == "order 5")
        #expect(try router.call("http://elsewhere.example/a/b", as: Shop.Page.self).title == "web")
    }

    @Test("Rules of the table precede rules that are added at run time")
    func rulesOfTheTablePrecedeRulesThatAreAddedAtRunTime() throws {
        let router = try Shop.router(rewrites: [("//a", "//orders/1")])
        let token = try router.rewrite("//a", to: "//orders/2")
        router.rewrite { $0.url.text == "//a" ? $0.replacing(url: "//orders/3") : nil }
        #expect(try router.call("//a", as: String.self) == "order 1")
        token.remove()
        #expect(try router.call("//a", as: String.self) == "order 1")
        #expect(try router.call("//orders/5", as: String.self) == "order 5")
    }

    @Test("The result of a rule is rewritten again") func theResultOfARuleIsRewrittenAgain() async throws {
        let router = try Shop.router(rewrites: [("//a/:x", "//b/:x")])
        try router.rewrite("//b/:x", to: "//orders/:x")
        #expect(try router.call("//a/5", as: String.self) == "order 5")
        #expect(try await router.open("//a/5", as: String.self) == "order 5")
        #expect(router.canOpen("//a/5"))
    }

    @Test("A redirect is rewritten") func redirectsAreRewritten() throws {
        let router = try Shop.router(rewrites: [("//orders/:id", "//describe/:id")])
        #expect(
            try router.call("//old/5", as: String.self)
                == "//describe/5 app [\"//old/5\", \"//orders/5\"] []"
        )
    }

    @Test("Rules of the table count toward the limit of hops") func rulesOfTheTableCountTowardTheLimitOfHops() throws {
        let router = try Shop.router(rewrites: [("//a/:x", "//b/:x"), ("//b/:x", "//a/:x")])
        let error = #expect(throws: RouterError.self) { try router.call("//a/0") }
        #expect(error?.code == .tooManyHops)
        let chain = (0...11).map { "'//\($0 % 2 == 0 ? "a" : "b")/0'" }.joined(separator: " -> ")
        #expect(error?.message == "the request was redirected more than 10 times: \(chain)")
    }

    @Test("Rewriting keeps the origin, the context and the callbacks")
    func rewritingKeepsTheOriginTheContextAndTheCallbacks() throws {
        let router = try Shop.router(rewrites: [
            ("//in", "//secret"), ("//out", "//describe/x"), ("//finish/:id", "//finish-other/:id"),
        ])
        #expect(errorCode { try router.call("//in", from: .external) } == .notFound)
        #expect(
            try router.call("//out", context: ["a": 1], from: .external, as: String.self)
                == "//describe/x external [\"//out\"] [\"a\"]"
        )
        let log = Log<String>()
        try router.call(Shop.finish(5) { log.note($0) })
        let done: (String) -> Void = { log.note($0) }
        try router.call("//finish/6", callbacks: [RouteCallback(done)], as: Void.self)
        #expect(log.entries == ["url 16 5", "url 16 6"])
    }

    @Test("A captured value that becomes a scheme must be one") func aSchemeIsCheckedWhenItIsTaken() throws {
        let router = try Shop.router(rewrites: [("/go/:to", ":to://x")])
        let error = #expect(throws: RouterError.self) { try router.call("/go/a%2Fb") }
        #expect(error?.code == .notEncodable)
        #expect(error?.message == "'a%2Fb', the value of ':to', is not a scheme")
    }

    @Test("An explanation names rules of the table and added rules, but no closures")
    func anExplanationNamesRulesOfTheTableAndAddedRulesButNoClosures() throws {
        let router = try Shop.router(rewrites: [("//a/:x", "//b/:x")])
        try router.rewrite("//b/:x", to: "//c/:x")
        router.rewrite { $0.url.text == "//c/5" ? $0.replacing(url: "//orders/5") : nil }
        let explanation = router.explanation(of: "//a/5")
        #expect(explanation.hops == ["//b/5", "//c/5", "//orders/5"])
        #expect(explanation.rules == ["'//a/:x' to '//b/:x'", "'//b/:x' to '//c/:x'", nil])
        #expect(
            explanation.description == """
                //a/5
                  -> //b/5, as '//a/:x' to '//b/:x'
                  -> //c/5, as '//b/:x' to '//c/:x'
                  -> //orders/5
                  //orders/:id calls 'order'
                """
        )
    }
}
