import RouterDynamic
import RouterRuntime
import TestSupport
import RouteTables

extension App {
    /// The whole app, with everything that could lead to a closed route.
    static let whole = make { router in
        try configure(router) { _ in true }
        _ = router.relocate([
            .replace("//moved", target: "//vault"), .replace("//describe/:text?", target: "//admin"),
            .add("//orders/added", handler: "zqvault"), .add("//added/:zqid", handler: "zqvault"),
        ])
        try router.use(for: .urls("//middleware/redirect")) { _ in throw RouteRedirect(to: "//admin/a") }
        try router.use(for: .urls("//middleware/replaced/**")) { .next($0.replacing(url: "inner://vault/1")) }
        try router.use(for: .urls("//middleware/context/**")) { request in
            var request = request
            request.context["origin"] = RouteOrigin.app
            return .next(request.replacing(url: "//vault"))
        }
        try router.add("//dynamic/redirect/:id", from: everyone) { _ -> String in throw RouteRedirect(to: "//vault") }
    }

    /// The app, with closed routes.
    static let closed = make { try configure($0) { _ in true } }

    /// The app as each caller sees it, without the routes that are closed to that caller.
    static let views: [RouteOrigin: Router] = Dictionary(
        uniqueKeysWithValues: everyone.compactMap { origin in
            make(openTo: origin) { try configure($0) { $0.contains(origin) } }.map { (origin, $0) }
        }
    )

    /// A router of the app, without the routes that are closed to an origin.
    private static func make(openTo origin: RouteOrigin? = nil, _ configure: (Router) throws -> Void) -> Router? {
        let visible = handlers.map { handler in
            var handler = handler
            if let origin, !handler.origins.contains(origin) { handler.patterns = [] }
            return handler
        }
        guard
            let table = try? RouteTable.test(
                visible,
                App.self,
                links: RouteLinks(["app:": "", "inner:": "", "outer:": "", "https://www.shop.example": "//shop"])
            )
        else { return nil }
        let router = Router(table, origins: ["inner": .app, "outer": .external])
        do { try configure(router) } catch { return nil }
        return router
    }

    /// What the whole app and a caller's view share, except for routes that are closed to the caller.
    private static func configure(_ router: Router, _ isVisible: (Set<RouteOrigin>) -> Bool) throws {
        try router.rewrite("//rewritten/:id", to: "//vault/:id")
        try router.rewrite("//captured/:name/**", to: "//:name/**")
        try router.rewrite("https://blog.example/**", to: "//admin/**")
        try router.rewrite("//shops/:name", to: "//shop/:name/items")
        try router.rewrite(for: .urls("//closure")) { $0.replacing(url: "//vault/7") }
        _ = router.relocate([.replace("//describe-it/:text", target: "//describe/:text")])
        try router.use(for: .urls("//shop/**")) { .next($0) }
        // Middleware runs for every URL in its scope, even if no route takes it.
        try router.use(for: .urls("//vault/**")) { .next($0) }
        try router.add("//campaign/:id", from: everyone) { "campaign \(try $0.value("id") as String)" }
        if isVisible([]) {
            try router.add("//campaign/zqclosed", priority: .high) { _ in
                if caller != .app { trespass = "//campaign/zqclosed" }
                return "closed"
            }
            try router.add("/dynamic/:zqdynamic+") { _ in
                if caller != .app { trespass = "/dynamic/:zqdynamic+" }
                return "closed"
            }
        }
    }
}
