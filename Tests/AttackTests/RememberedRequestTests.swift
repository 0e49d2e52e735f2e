import RouterDynamic
import RouterRuntime
import TestSupport
import RouteTables
import Testing

/// A request keeps its origin, its hops and its router, whatever other request code returns for it.
@Suite struct RememberedRequestTests {
    /// A request by the app, which closures keep and return later.
    private let remembered: RouteRequest
    private let router: Router

    init() throws {
        let log = Log<RouteRequest>()
        let other = try Shop.router()
        other.observe { log.note($0.request) }
        try other.call("//describe/asked?by=app")
        remembered = try #require(log.entries.first)
        router = try Shop.router()
    }

    private func check(_ url: String, hops: Int? = nil, _ place: SourceLocation = #_sourceLocation) async throws {
        for origin in [RouteOrigin.web, .push, .remote, .external] {
            let log = Log<RouteRequest>()
            let token = router.observe { log.note($0.last) }
            defer { token.remove() }
            let called = try? router.call(url, from: origin)
            let opened = try? await router.open(url, from: origin) as Any
            #expect(called as? String != "secret" && opened as? String != "secret", sourceLocation: place)
            for text in [called, opened].compactMap({ $0 as? String }) {
                #expect(!text.contains(" app "), "\(text)", sourceLocation: place)
            }
            for last in log.entries {
                #expect(last.origin == origin && last.router === router, sourceLocation: place)
                if let hops { #expect(last.hops.count == hops, sourceLocation: place) }
            }
            if let resolution = try? router.resolve(url, from: origin) {
                #expect(resolution.request.origin == origin, sourceLocation: place)
                #expect(resolution.request.router === router, sourceLocation: place)
            }
        }
    }

    @Test("A rewriting closure that returns an earlier request keeps the origin of the current one")
    func ofARewritingClosure() async throws {
        let remembered = remembered
        try router.rewrite("//describe/asked") { _ in remembered }
        try router.rewrite("//other") { _ in remembered }
        try router.rewrite("//closed") { _ in remembered.replacing(url: "//secret") }
        try await check("//describe/asked?by=app", hops: 0)
        try await check("//other", hops: 1)
        try await check("//closed", hops: 1)
    }

    @Test("Later closures see the original caller") func laterClosuresSeeTheOriginalCaller() throws {
        let remembered = remembered
        let log = Log<RouteOrigin>()
        router.rewrite { _ in remembered }
        router.rewrite { request in
            log.note(request.origin)
            return nil
        }
        _ = try? router.call("//describe/asked?by=app", from: .web)
        #expect(!log.entries.isEmpty && log.entries.allSatisfy { $0 == .web })
    }

    @Test("A rewriting engine that returns an earlier request keeps the origin of the current one") func ofAnEngine()
        async throws
    {
        struct Engine: RouteRewriter {
            let remembered: RouteRequest
            func rewrite(_ request: RouteRequest, rules: RewriteRules) throws -> RouteRequest? {
                switch request.url {
                case "//rules": try rules.rewrite(remembered)
                case "//closed": remembered.replacing(url: "//secret")
                default: remembered
                }
            }
        }
        try router.rewrite("//describe/asked") { $0.replacing(url: "//secret") }
        router.rewriter = Engine(remembered: remembered)
        for url in ["//describe/asked?by=app", "//other", "//closed", "//rules"] { try await check(url) }
    }

    @Test("Synchronous middleware that passes on an earlier request keeps the origin of the current one")
    func ofSynchronousMiddleware() async throws {
        let remembered = remembered
        try router.use("//describe/asked") { _ in .next(remembered) }
        try router.use("//other") { _ in .next(remembered) { try $0.get() } }
        try router.use("//closed") { _ in .next(remembered.replacing(url: "//secret")) }
        for url in ["//describe/asked?by=app", "//other", "//closed"] { try await check(url) }
    }

    @Test("Asynchronous middleware that passes on an earlier request keeps the origin of the current one")
    func ofAsynchronousMiddleware() async throws {
        let remembered = remembered
        try router.use("//describe/asked") { _, next in try await next(remembered) }
        try router.use("//other") { _, next in try await next(remembered) }
        try router.use("//closed") { _, next in try await next(remembered.replacing(url: "//secret")) }
        for url in ["//describe/asked?by=app", "//other", "//closed"] { try await check(url) }
    }

    @Test("The context and the URL of a returned request are used")
    func contextAndURL() throws {
        var changed = remembered
        changed.context["a"] = 1
        try router.rewrite("//other") { [changed] _ in changed }
        try router.rewrite("//describe/same") { [changed] request in
            var request = request
            request.context = changed.context
            return request
        }
        #expect(
            try router.call("//other", from: .web, as: String.self)
                == "//describe/asked?by=app web [\"//other\"] [\"a\"]"
        )
        #expect(try router.call("//describe/same", from: .web, as: String.self) == "//describe/same web [] [\"a\"]")
    }

    @Test("A closure cannot evade the hop limit by returning a request without hops")
    func aClosureCannotEvadeTheHopLimitByReturningARequestWithoutHops() throws {
        let remembered = remembered
        router.rewrite(repeats: true) { request in
            remembered.replacing(url: request.url == "//loop-a" ? "//loop-b" : "//loop-a")
        }
        #expect(errorCode { try router.call("//loop-a", from: .web) } == .tooManyHops)
    }
}
