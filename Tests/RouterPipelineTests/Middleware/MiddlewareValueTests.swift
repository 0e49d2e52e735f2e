import RouterDynamic
import TestSupport
import Testing

@testable import RouterPipeline
@testable import RouterRuntime

/// Middleware that is a value of a type of its own, and the scopes of middleware.
@Suite struct MiddlewareValueTests {
    let router: Router

    init() throws {
        router = try Shop.router()
    }

    /// Notes each request, and its result.
    private struct Note: RouteMiddleware {
        let name: String
        let log: Log<String>

        func handle(_ request: RouteRequest, next: RouteNext) async throws -> RouteResponse {
            log.note("\(name) \(request.url)")
            do {
                return try await next(request)
            } catch is Shop.Failure {
                return .value("failed in \(name)")
            }
        }
    }

    @Test("A value wraps the handlers of its scope, by priority") func valuesWrapHandlers() async throws {
        let log = Log<String>()
        router.use(Note(name: "all", log: log))
        try router.use(Note(name: "orders", log: log), for: .urls("//orders/**"), priority: 1)
        let token = router.use(Note(name: "secret", log: log), for: [Shop.secret.path], priority: 2)
        #expect(try await router.open("//orders/5", as: String.self) == "order 5")
        #expect(try await router.open("//secret", as: String.self) == "secret")
        token.remove()
        #expect(try await router.open(Shop.secret) == "secret")
        #expect(try await router.open("//failing", as: String.self) == "failed in all")
        #expect(
            log.entries == [
                "orders //orders/5", "all //orders/5", "secret //secret", "all //secret", "all //secret",
                "all //failing",
            ]
        )
        #expect(errorCode { try router.call("//login") } == .requiresAsync)
    }

    @Test("The scope of no route includes no request") func theScopeOfNoRouteIsEmpty() throws {
        router.use(for: []) { _ in .end(.value("ended")) }
        router.observe(for: []) { _ in Issue.record("the observer was called") }
        #expect(try router.call("//login", as: String.self) == "login")
        #expect(try router.call(Shop.login) == "login")
        router.use { _ in .end(.value("ended")) }
        #expect(try router.call("//login", as: String.self) == "ended")
    }

    @Test("A scope of URLs is checked where it is made, and serves several routers")
    func scopesOfURLs() throws {
        #expect(throws: RoutePatternError.self) { _ = try RouteScope.urls("//a(") }
        let scope = try RouteScope.urls("//orders/**")
        let other = try Shop.router()
        for router in [router, other] { router.use(for: scope) { _ in .end(.value("ended")) } }
        #expect(try router.call("//orders/5", as: String.self) == "ended")
        #expect(try other.call("//orders/5", as: String.self) == "ended")
        #expect(try other.call("//login", as: String.self) == "login")
    }
}
