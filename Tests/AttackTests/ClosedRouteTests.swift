import RouterDynamic
@_spi(Generated) import RouterRuntime
import TestSupport
import RouteTables
import Testing

/// No detour leads a caller to a route that is closed to it, and the route looks like one that does not exist.
@Suite struct ClosedRouteTests {
    static let outside: [RouteOrigin] = [.webView, .notification, .remote, .external]

    /// Everything that could lead to the closed route `//secret`.
    private func router() throws -> Router {
        let router = try Shop.router(origins: ["inner": .app, "outer": .external])
        try router.rewrite("//rewritten", to: "//secret")
        try router.rewrite("//captured/:host", to: "//:host")
        try router.rewrite("https://shop.example/**", to: "//secret")
        try router.rewrite(for: .urls("//closure")) { $0.replacing(url: "//secret") }
        try router.rewrite(for: .urls("//thrown")) { _ in throw RouteRedirect(to: Shop.secret) }
        _ = router.relocate([
            .replace("//page/:title", target: "//secret"), .replace("//relocated", target: "//secret"),
            .add("//added", handler: "secret"), .add("//orders/secret", handler: "secret"),
        ])
        try router.use(for: .urls("//middleware/redirect")) { _ in throw RouteRedirect(to: "//secret") }
        try router.use(for: .urls("//middleware/typed")) { _ in .end(.redirect(to: Shop.secret)) }
        try router.use(for: .urls("//middleware/replaced")) { .next($0.replacing(url: "inner://secret")) }
        try router.use(for: .urls("//middleware/context")) { request in
            var request = request
            request.context["origin"] = RouteOrigin.app
            return .next(request)
        }
        try router.add("//dynamic", from: Set(RouteOrigin.allCases)) { _ -> String in
            throw RouteRedirect(to: "//secret")
        }
        return router
    }

    @Test(
        "No detour leads an outside caller to a closed route",
        arguments: [
            "//secret", "//SECRET", "//Secret/", "//secret?origin=app&from=app", "//secret#top", "inner://secret",
            "INNER://secret",
            "outer://secret", "other://secret", "//%73ecret", "//%73%65%63%72%65%74", "//user@secret", "///secret",
            "//secret//",
            "//./secret", "//orders/../secret", "//orders/%2e%2e/secret", "//secret/.", "//orders%2f..%2fsecret",
            "/secret",
            "secret",
            "//rewritten", "//captured/secret", "//captured/%73ecret", "https://shop.example/a", "//closure",
            "//thrown",
            "//page/a",
            "//relocated", "//added", "//orders/secret", "//gate", "//middleware/redirect", "//middleware/typed",
            "//middleware/replaced", "//middleware/context", "//dynamic", " //secret", "//secret%00", "//ſecret",
        ]
    )
    func noDetourLeadsAnOutsideCallerToAClosedRoute(_ url: String) async throws {
        let router = try router()
        for origin in Self.outside {
            for context in [[:], ["origin": RouteOrigin.app, "from": "app"]] as [[String: any Sendable]] {
                let called = try? router.call(url, context: context, from: origin) as? String
                #expect(called != "secret", "\(origin)")
                let opened = try? await router.open(url, context: context, from: origin) as? String
                #expect(opened != "secret", "\(origin)")
            }
        }
    }

    @Test("The same detours lead the app to the route") func theSameDetoursLeadTheAppToTheRoute() throws {
        let router = try router()
        for url in [
            "//secret", "//SECRET", "//%73ecret", "//rewritten", "//captured/secret", "https://shop.example/a",
            "//closure", "//thrown",
            "//page/a", "//relocated", "//added", "//orders/secret", "//gate", "//middleware/redirect",
            "//middleware/typed",
            "//middleware/replaced", "//dynamic", "inner://secret",
        ] {
            #expect(try router.call(url, as: String.self) == "secret", "\(url)")
        }
    }

    @Test("A typed route is closed to outside callers too", arguments: outside)
    func typedRoutesAreClosedToo(_ origin: RouteOrigin) async throws {
        let router = try router()
        #expect(errorCode { try router.call(Shop.secret, from: origin) } == .unknownRoute)
        await #expect(throws: RouterError.self) { try await router.open(Shop.secret, from: origin) }
        let old = Shop.order(5)
        _ = router.relocate([.replace("//orders/:id", target: "//secret")])
        #expect(throws: RouterError.self) { try router.call(old, from: origin) }
    }

    @Test("A foreign scheme is not one of the app's own") func foreignSchemesAreNotTakenForTheAppsOwn() throws {
        let router = Router(
            try .test(Shop.handlers, Shop.self, links: RouteLinks(["shop:": ""]))
        ).silent
        try router.rewrite("//old-login", to: "//login")
        try router.add("//added") { _ in "added" }
        _ = router.relocate([.replace("shop://page/:title", target: "shop://login")])
        for url in ["login", "old-login", "added", "page/a"] {
            #expect(router.canOpen("//\(url)"))
            #expect(router.canOpen("shop://\(url)"))
            #expect(router.canOpen("SHOP://\(url)"))
            #expect(!router.canOpen("foreign://\(url)"), "\(url)")
        }
        try router.rewrite("foreign://login", to: "shop://login")
        #expect(router.canOpen("foreign://login"))
    }

    @Test("A closed route looks like one that does not exist") func aClosedRouteLooksLikeNone() throws {
        let router = try router()
        func trace(_ url: String) -> String {
            let log = Log<String>()
            let token = router.observe {
                log.note("\($0.route ?? "-") \($0.handler ?? "-") \($0.chain.count) \($0.errors.map { "\($0)" })")
            }
            defer { token.remove() }
            let error = #expect(throws: RouterError.self) { try router.call(url, from: .external) }
            let text = "\(log.entries) \(error.map { "\($0) \($0.report()) \($0.suggestions)" } ?? "-")"
            return text.replacing(url, with: "URL")
        }
        #expect(trace("//secret") == trace("//absent"))
        #expect(!router.canOpen("//secret", from: .external))
        // The hop is visible, but not what follows it.
        #expect(!trace("//rewritten").contains("-> secret"))
        #expect(trace("//added") == trace("//absent"))
    }
}
