import RouterDynamic
@_spi(Generated) import RouterRuntime
import TestSupport
import Testing

/// A redirect as the app leads outside callers to closed routes, where the app says so, and tells them nothing else.
@Suite struct RedirectAsAppTests {
    private func router() throws -> Router {
        let router = try Shop.router()
        try router.use(for: .urls("//invited/url")) { _ in .end(.redirect(to: "//secret", from: .app)) }
        try router.use(for: .urls("//invited/route")) { _ in throw RouteRedirect(to: Shop.secret, from: .app) }
        try router.use(for: .urls("//invited/later")) { request, next in .redirect(to: "//gate", from: .app) }
        try router.rewrite(for: .urls("//invited/early")) { _ in throw RouteRedirect(to: "//secret", from: .app) }
        return router
    }

    @Test("A redirect as the app reaches a closed route", arguments: ClosedRouteTests.outside)
    func aRedirectAsTheAppReachesAClosedRoute(_ origin: RouteOrigin) async throws {
        let router = try router()
        for url in ["//invited/url", "//invited/route", "//invited/early"] {
            #expect(try router.call(url, from: origin, as: String.self) == "secret", "\(url)")
        }
        // The redirects that follow are the app's own, too.
        for url in ["//invited/url", "//invited/route", "//invited/early", "//invited/later"] {
            #expect(try await router.open(url, from: origin, as: String.self) == "secret", "\(url)")
        }
        #expect(router.canOpen("//invited/early", from: origin))
        let resolution = try router.resolve("//invited/early", from: origin)
        #expect(resolution.pattern == "//secret")
        #expect(resolution.request.origin == .app)
        #expect(resolution.request.hops == ["//invited/early"])
    }

    @Test("Without `from: .app`, a redirect keeps the caller", arguments: ClosedRouteTests.outside)
    func withoutItTheCallerStays(_ origin: RouteOrigin) throws {
        let router = try Shop.router()
        try router.rewrite(for: .urls("//early")) { _ in throw RouteRedirect(to: "//secret") }
        try router.use(for: .urls("//described")) { _ in throw RouteRedirect(to: "//describe") }
        #expect(!router.canOpen("//early", from: origin))
        #expect(try router.call("//described", from: origin, as: String.self).contains(" \(origin) "))
    }

    @Test("Observers and the caller's next request keep the caller's origin")
    func onlyTheRedirectIsTheApps() throws {
        let router = try router()
        let log = Log<String>()
        router.observe { log.note("\($0.request.origin) \($0.last.origin)") }
        try router.call("//invited/url", from: .webView)
        #expect(throws: RouterError.self) { try router.call("//secret", from: .webView) }
        #expect(log.entries == ["webView app", "webView webView"])
    }

    @Test(
        "A failure behind a redirect as the app looks like a route that does not exist",
        arguments: [
            "//absent", "//loop/1", "//waiting/orders/5", "//main/page", "//finish/5", "//orders/five", "//info?a=%FF",
        ]
    )
    func failuresTellNothing(_ target: String) async throws {
        let router = try router()
        try router.use(for: .urls("//invited/there")) { _ in .end(.redirect(to: target, from: .app)) }
        try router.rewrite(for: .urls("//invited/early-there")) { _ in throw RouteRedirect(to: target, from: .app) }
        func trace(_ url: String) -> String {
            let error = #expect(throws: RouterError.self) {
                try router.call(url, from: .external, as: Int.self)
            }
            let text = error.map { "\($0) \($0.report()) \($0.suggestions) \($0.stack)" } ?? "-"
            return text.replacing(url, with: "URL")
        }
        #expect(trace("//invited/there") == trace("//nowhere"))
        #expect(trace("//invited/early-there") == trace("//nowhere"))
    }

    @Test("A result of the wrong type behind a redirect as the app does not name the handler")
    func aWrongResultDoesNotNameTheHandler() async throws {
        let router = try router()
        for url in ["//invited/url", "//invited/route", "//invited/early"] {
            let called = #expect(throws: RouterError.self) { try router.call(url, from: .webView, as: Int.self) }
            let opened = await #expect(throws: RouterError.self) {
                try await router.open(url, from: .webView, as: Int.self)
            }
            for error in [called, opened] {
                let text = error.map { "\($0) \($0.report()) \($0.stack)" } ?? "secret"
                #expect(!text.contains("secret"), "\(text)")
            }
        }
    }
}
