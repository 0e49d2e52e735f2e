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

    /// What a caller gets: the text of the result, or the code of the error.
    private func outcome(_ body: () async throws -> Any) async -> String {
        do { return "\(try await body())" } catch { return (error as? RouterError).map { "\($0.code)" } ?? "\(error)" }
    }

    /// Calls a URL from each origin but the app's, and compares what callers, observers and resolutions get.
    ///
    /// - Parameters:
    ///   - url: A URL that leads to the remembered request, or to a closed handler.
    ///   - hops: The URLs of the request's hops.
    ///   - isClosed: Whether it leads to the closed handler.
    ///   - isAsync: Whether only asynchronous calls lead there.
    ///   - isResolved: Whether a resolution, which ignores middleware, leads there, too.
    ///   - place: The place of the failure.
    /// - Throws: If observers were not called.
    private func check(
        _ url: String,
        hops: [String] = [],
        isClosed: Bool = false,
        isAsync: Bool = false,
        isResolved: Bool = false,
        _ place: SourceLocation = #_sourceLocation
    ) async throws {
        for origin in [RouteOrigin.webView, .notification, .remote, .external] {
            let log = Log<RouteRequest>()
            let token = router.observe { log.note($0.last) }
            defer { token.remove() }
            let expected = isClosed ? "notFound" : "//describe/asked?by=app \(origin) \(hops) []"
            let called = await outcome { try router.call(url, from: origin) }
            #expect(called == (isAsync ? "requiresAsync" : expected), sourceLocation: place)
            let opened = await outcome { try await router.open(url, from: origin) as Any }
            #expect(opened == expected, sourceLocation: place)

            try #require(log.entries.count == 2, sourceLocation: place)
            #expect(log.entries.allSatisfy { $0.origin == origin && $0.router === router }, sourceLocation: place)
            for last in isAsync ? log.entries.suffix(1) : log.entries {
                #expect(last.url.text == (isClosed ? "//secret" : remembered.url.text), sourceLocation: place)
                #expect(last.hops == hops, sourceLocation: place)
            }
            let resolution = try? router.resolve(url, from: origin).request
            #expect((resolution != nil) == (isResolved && !isClosed), sourceLocation: place)
            #expect(resolution.map { $0.origin == origin && $0.router === router } ?? true, sourceLocation: place)
        }
    }

    @Test("A rewriting closure that returns an earlier request keeps the origin of the current one")
    func ofARewritingClosure() async throws {
        let remembered = remembered
        try router.rewrite(for: .urls("//describe/asked")) { _ in remembered }
        try router.rewrite(for: .urls("//other")) { _ in remembered }
        try router.rewrite(for: .urls("//closed")) { _ in remembered.replacing(url: "//secret") }
        try await check("//describe/asked?by=app", isResolved: true)
        try await check("//other", hops: ["//other"], isResolved: true)
        try await check("//closed", hops: ["//closed"], isClosed: true, isResolved: true)
    }

    @Test("Later closures see the original caller") func laterClosuresSeeTheOriginalCaller() throws {
        let remembered = remembered
        let log = Log<RouteOrigin>()
        router.rewrite { _ in remembered }
        router.rewrite { request in
            log.note(request.origin)
            return nil
        }
        _ = try? router.call("//describe/asked?by=app", from: .webView)
        #expect(!log.entries.isEmpty && log.entries.allSatisfy { $0 == .webView })
    }

    @Test("A rewriting engine that returns an earlier request keeps the origin of the current one") func ofAnEngine()
        async throws
    {
        try router.rewrite(for: .urls("//describe/asked")) { $0.replacing(url: "//secret") }
        router.rewriter = { [remembered] request, rules in
            switch request.url.text {
            case "//rules": try rules(remembered)
            case "//closed": remembered.replacing(url: "//secret")
            default: remembered
            }
        }
        try await check("//describe/asked?by=app", isResolved: true)
        try await check("//other", hops: ["//other"], isResolved: true)
        try await check("//closed", hops: ["//closed"], isClosed: true, isResolved: true)
        try await check("//rules", hops: ["//rules", "//describe/asked?by=app"], isClosed: true, isResolved: true)
    }

    @Test("Synchronous middleware that passes on an earlier request keeps the origin of the current one")
    func ofSynchronousMiddleware() async throws {
        let remembered = remembered
        try router.use(for: .urls("//describe/asked")) { _ in .next(remembered) }
        try router.use(for: .urls("//other")) { _ in .next(remembered) { try $0.get() } }
        try router.use(for: .urls("//closed")) { _ in .next(remembered.replacing(url: "//secret")) }
        try await check("//describe/asked?by=app", isResolved: true)
        try await check("//other", hops: ["//other"])
        try await check("//closed", hops: ["//closed"], isClosed: true)
    }

    @Test("Asynchronous middleware that passes on an earlier request keeps the origin of the current one")
    func ofAsynchronousMiddleware() async throws {
        let remembered = remembered
        try router.use(for: .urls("//describe/asked")) { _, next in try await next(remembered) }
        try router.use(for: .urls("//other")) { _, next in try await next(remembered) }
        try router.use(for: .urls("//closed")) { _, next in try await next(remembered.replacing(url: "//secret")) }
        try await check("//describe/asked?by=app", isAsync: true, isResolved: true)
        try await check("//other", hops: ["//other"], isAsync: true)
        try await check("//closed", hops: ["//closed"], isClosed: true, isAsync: true)
    }

    @Test("The context and the URL of a returned request are used")
    func contextAndURL() throws {
        var changed = remembered
        changed.context["a"] = 1
        try router.rewrite(for: .urls("//other")) { [changed] _ in changed }
        try router.rewrite(for: .urls("//describe/same")) { [changed] request in
            var request = request
            request.context = changed.context
            return request
        }
        #expect(
            try router.call("//other", from: .webView, as: String.self)
                == "//describe/asked?by=app webView [\"//other\"] [\"a\"]"
        )
        #expect(
            try router.call("//describe/same", from: .webView, as: String.self) == "//describe/same webView [] [\"a\"]"
        )
    }

    @Test("A closure cannot evade the hop limit by returning a request without hops")
    func aClosureCannotEvadeTheHopLimitByReturningARequestWithoutHops() throws {
        let remembered = remembered
        router.rewrite(repeats: true) { request in
            remembered.replacing(url: request.url.text == "//loop-a" ? "//loop-b" : "//loop-a")
        }
        #expect(errorCode { try router.call("//loop-a", from: .webView) } == .tooManyHops)
    }
}
