import RouterDynamic
import RouterPlans
@_spi(Generated) import RouterRuntime
import RouteTables
import TestSupport
import Testing

/// A plan prints the accessors of its pages, with the values of their URLs.
@Suite struct PlanTextTests {
    /// The handlers of a shop, by their whole names.
    private enum Shop: RouteDispatcher {
        static let handlers = [
            TestHandler(name: "Shop.ShopScreen.shop", patterns: ["//shop"]),
            TestHandler(
                name: "Shop.ShopScreen.product(id:)",
                patterns: ["//product/:id"],
                parameters: ["id", "size", "tags"],
                parent: "Shop.ShopScreen.shop",
                forms: ["id": ValueForm.integer],
                defaults: [("size", "M")]
            ),
            TestHandler(name: "Shop.Cart.Page.init(id:)", patterns: ["//cart/:id"], parameters: ["id"]),
            TestHandler(
                name: "Shop.ShopScreen.help(topic:)",
                givenName: "support",
                patterns: ["//help/:topic?"],
                parameters: ["topic"],
                opening: "present"
            ),
            TestHandler(name: "Shop.openWeb(_:)", patterns: ["//web/:path*"], takesRequest: true),
        ]

        static func call(_ handler: Int, _ call: RouteCall) throws -> Any { handlers[handler].name }
    }

    private let router: Router

    init() throws { router = Router(try .test(Shop.handlers, Shop.self)).silent }

    @Test(
        "Accessors are named after types, members and markers, and values are those that make the page",
        arguments: [
            ("//shop?from=mail", "shopScreenShop"),
            ("//product/05", "shopScreenShop > shopScreenProduct(id: 5, size: M)"),
            (
                "//product/5?size=L&tags=a&tags=b%2C%26",
                "shopScreenShop > shopScreenProduct(id: 5, size: L, tags: a, tags: b%2C%26)"
            ),
            ("//cart/5", "cartPage(id: 5)"), ("//help", "present support"),
            ("//help/caf%C3%A9", "present support(topic: café)"),
            ("//web/a/b?x=1#top", "openWeb(//web/a/b, path: a, path: b, x: 1)"),
            ("//replaced/5", "shopScreenShop > shopScreenProduct(id: 5, size: M) by another"),
            ("//added/5", "//added/5"), ("//unknown?x=1", "//unknown?x=1"),
        ]
    )
    func texts(_ url: String, _ text: String) async throws {
        try router.add("//added/:id") { _ in "added" }
        router.use { request in
            switch request.url.text {
            case "//replaced/5": .end(.redirect(to: "//product/5"))
            case "//product/5" where !request.hops.isEmpty: .end(.value("other"))
            default: .next(request)
            }
        }
        router.fallback { request, _ in request.url.text.hasPrefix("//unknown") ? .value("lost") : nil }
        #expect("\(try await router.plan(for: url, as: String.self))" == text)
    }

    @Test("A page without a route is its name, and a scene prints pages as plans do") func scenes() async throws {
        typealias Page = LinkPlan<String>.Page
        var scene = NavigationScene<Page>(tabs: ["home"])
        scene.show(try await router.plan(for: "//product/5", as: String.self))
        scene.push(Page("old settings", "settings"))
        #expect("\(scene)" == "[home > shopScreenShop > shopScreenProduct(id: 5, size: M) > old settings]")
    }
}
