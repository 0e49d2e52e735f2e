import RouterDynamic
import RouterRuntime
import TestSupport
import Testing

/// Closures that rewrite requests in one pass, as Khala's filters do.
@Suite struct RewriteFilterTests {
    let router: Router

    init() throws {
        router = try Shop.router()
    }

    @Test("K9 A filter can change every URL")
    func k9_everyURL() async throws {
        router.rewrite { $0.replacing(url: $0.url.text + "?token=1") }
        #expect(try router.call("//describe/a", as: String.self) == "//describe/a?token=1 app [\"//describe/a\"] []")
        #expect(try await router.open("//orders/5", as: String.self) == "order 5")
        #expect(try router.call(Shop.order(5)) == "order 5")
        #expect(try router.resolve("//orders/5").request.url.text == "//orders/5?token=1")
    }

    @Test("A filter describes itself by its name, its rule or its scope") func descriptions() throws {
        router.rewrite(name: "token") { _ in nil }
        try router.rewrite("//a/**", to: "//b/**")
        try router.rewrite(for: .urls("//orders/**")) { _ in nil }
        router.rewrite { _ in nil }
        let expected = ["token", "'//a/**' to '//b/**'", "//orders/**", "a closure for all requests"]
        #expect(router.rewriteFilters.map(\.description) == expected)
    }

    @Test("A resolution describes the URLs, the route and the handler") func resolution() throws {
        try router.rewrite("//bestellungen/:id", to: "//orders/:id")
        let rewritten = try router.resolve("//bestellungen/5")
        #expect(rewritten.description == "//bestellungen/5 -> //orders/5: \(rewritten.handler ?? "") at //orders/:id")
        try router.add("//added") { _ in }
        #expect(try router.resolve("//added").description == "//added: a closure at //added")
    }

    @Test("K9 Any number of filters can change the URL, also before a redirect")
    func k9_manyFilters() throws {
        for number in 0..<25 {
            router.rewrite { $0.url.text.contains("i\(number)=") ? nil : $0.replacing(url: "\($0.url)&i\(number)=1") }
        }
        #expect(try router.call("//describe/x?", as: String.self).contains("&i24=1 app"))
        #expect(try router.resolve("//describe/x?").request.hops.count == 25)
        try router.use(for: .urls("//describe/**")) { _ in .end(.redirect(to: "//orders/5?")) }
        #expect(try router.call("//describe/x?", as: String.self) == "order 5")
    }

    @Test("K9 Filters apply in their order, each to the result of the previous one")
    func k9_oneAfterTheOther() throws {
        router.rewrite { $0.replacing(url: $0.url.text + "?a=1") }
        router.rewrite { $0.replacing(url: $0.url.text + "&b=2") }
        router.rewrite { request in
            var request = request
            request.context["c"] = 3
            return request
        }
        router.rewrite { $0.replacing(url: $0.url.text + "&d=\($0.context["c"] ?? "")") }
        #expect(
            try router.call("//describe/x", as: String.self)
                == "//describe/x?a=1&b=2&d=3 app [\"//describe/x\", \"//describe/x?a=1\", \"//describe/x?a=1&b=2\"] [\"c\"]"
        )
    }

    @Test("K9 Two filters swap two pages")
    func k9_twoFiltersSwap() throws {
        router.rewrite { $0.url.text == "//login" ? $0.replacing(url: "//secret") : nil }
        router.rewrite { $0.url.text == "//secret" ? $0.replacing(url: "//login") : nil }
        #expect(try router.call("//login", as: String.self) == "secret")
        #expect(try router.call("//secret", as: String.self) == "login")
        #expect(try router.call(Shop.login) == "secret")
    }

    @Test("K9 Two filters for patterns swap two pages")
    func k9_filtersForPatternsSwap() throws {
        try router.rewrite(for: .urls("//login")) { $0.replacing(url: "//secret") }
        try router.rewrite(for: .urls("//secret")) { $0.replacing(url: "//login") }
        #expect(try router.call("//login", as: String.self) == "secret")
        #expect(try router.call("//secret", as: String.self) == "login")
    }

    @Test("A filter is called once for a request, and again after a redirect")
    func aFilterIsCalledOnceForARequestAndAgainAfterARedirect() throws {
        let log = Log<String>()
        router.rewrite {
            log.note($0.url.text)
            return nil
        }
        try router.rewrite("//a", to: "//b")
        try router.rewrite("//b", to: "//orders/5")
        #expect(try router.call("//a", as: String.self) == "order 5")
        #expect(log.entries == ["//a"])
        #expect(try router.call("//old/5", as: String.self) == "order 5")
        #expect(log.entries == ["//a", "//old/5", "//orders/5"])
    }

    @Test("A filter that repeats is called until it changes nothing")
    func repeating() throws {
        router.rewrite(repeats: true) { request in
            request.url.text.hasSuffix("/x") ? request.replacing(url: String(request.url.text.dropLast(2))) : nil
        }
        #expect(try router.call("//login/x/x/x", as: String.self) == "login")
        router.rewrite(repeats: true) { $0.replacing(url: $0.url.text + "?token=1") }
        #expect(errorCode { try router.call("//login") } == .tooManyHops)
    }

    @Test("Rules by pattern apply to the result of a filter")
    func rulesByPatternApplyToTheResultOfAFilter() throws {
        try router.rewrite("//b", to: "//orders/5")
        router.rewrite { $0.url.text == "//a" ? $0.replacing(url: "//b") : nil }
        #expect(try router.call("//a", as: String.self) == "order 5")
    }

    @Test("K9 Filters are listed by their names")
    func k9_listed() throws {
        let router = try Shop.router(rewrites: [("//fixed", "//login")])
        try router.rewrite("//a/**", to: "//b/**")
        try router.rewrite(for: .urls("//c")) { _ in nil }
        try router.rewrite(for: .urls("//c"), name: "experiment") { _ in nil }
        router.rewrite(name: "token") { _ in nil }
        router.rewrite { _ in nil }
        #expect(router.rewriteFilters.map(\.name) == ["'//a/**' to '//b/**'", "//c", "experiment", "token", nil])
    }

    @Test("K9 Filters are reordered, inserted and removed")
    func k9_changed() throws {
        let router = try Shop.router(rewrites: [("//fixed", "//login")])
        let first = router.rewrite(name: "first") { $0.url.text == "//x" ? $0.replacing(url: "//orders/1") : nil }
        router.rewrite(name: "second") { $0.url.text == "//x" ? $0.replacing(url: "//orders/2") : nil }
        #expect(try router.call("//x", as: String.self) == "order 1")
        router.rewriteFilters.swapAt(0, 1)
        #expect(try router.call("//x", as: String.self) == "order 2")
        router.rewrite(name: "third") { $0.url.text == "//x" ? $0.replacing(url: "//orders/3") : nil }
        #expect(try router.call("//x", as: String.self) == "order 2")
        router.rewriteFilters.insert(router.rewriteFilters.removeLast(), at: 0)
        #expect(try router.call("//x", as: String.self) == "order 3")
        router.rewriteFilters.removeAll { $0.name == "third" || $0.name == "second" }
        #expect(try router.call("//x", as: String.self) == "order 1")
        first.remove()
        #expect(router.rewriteFilters.isEmpty)
        #expect(errorCode { try router.call("//x") } == .notFound)
        #expect(try router.call("//fixed", as: String.self) == "login")
    }

    @Test("K9 An engine can apply the filters and change their result")
    func k9_engine() throws {
        try router.rewrite("//a", to: "//b")
        router.rewrite { $0.url.text == "//b" ? $0.replacing(url: "//describe/c") : nil }
        router.rewriter = { request, rules in
            let ruled = try rules(request) ?? request
            return ruled.replacing(url: ruled.url.text + "?engine=1")
        }
        #expect(try router.call("//a", as: String.self) == "//describe/c?engine=1 app [\"//a\"] []")
        #expect(try router.call("//login", as: String.self) == "login")
    }

    @Test("An engine that discards what the rules gave leaves the request unchanged")
    func discardingEngine() throws {
        router.rewrite { $0.replacing(url: "//secret") }
        router.rewriter = { request, rules in
            _ = try rules(request)
            return nil
        }
        let log = Log<[String]>()
        router.observe { log.note($0.chain) }
        #expect(try router.call("//login", as: String.self) == "login")
        #expect(log.entries == [["//login"]])
    }
}
