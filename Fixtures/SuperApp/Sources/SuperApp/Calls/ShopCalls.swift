import AccountRoutes
import RouterRuntime
import SharedModels
import ShopRoutes

extension SuperApp {
    /// Prefixes, raw-representable enums, static handlers, initializers, throwing handlers, callers from outside, state.
    @MainActor
    static func callShop(_ router: Router, _ report: Report) async {
        await callAuctions(router, report)
        await report.expect(["Lamp", "Desk", "Pen"], "//shop/search") {
            try router.call("//shop/search", as: [String].self)
        }
        await report.expect(["Pen", "Desk"], "//shop/search?tags=office&sort=price-asc") {
            try router.call("//shop/search?tags=office&sort=price-asc", as: [String].self)
        }
        await report.expect(["Lamp"], "store.catalog.search(tags: [\"home\"], maximumPrice: 100)") {
            try router.store.catalog.search(tags: ["home"], maximumPrice: 100)
        }
        await report.expect(["Desk"], "//shop/search?text=des, from the web") {
            try await router.open("https://superapp.example/shop/search?text=des", from: .webView, as: [String].self)
        }
        await report.expect("Lamp", ".catalogProduct(productID: 1)") {
            try router.call(.catalogProduct(productID: 1)).name
        }
        await report.expectError("closed to the web", "//shop/product/1, from the web", where: { $0 is RouterError }) {
            try await router.open("//shop/product/1", from: .webView, as: Product.self)
        }
        await report.expectError("sold out", "//shop/product/9", where: { "\($0)".contains("soldOut") }) {
            try router.call("//shop/product/9", as: Product.self)
        }
        await report.expect("Lamp, red", ".productPage(productID: 1, variant: \"red\")") {
            try router.call(.productPage(productID: 1, variant: "red")).title
        }
        await report.expect(1, "//shop/cart/add/1") { try router.call("//shop/cart/add/1", as: Int.self) }
        await report.expect(3, "store.cart.add(productID: 3, quantity: 2)") {
            try router.store.cart.add(productID: 3, quantity: 2)
        }
        await report.expectError("not signed in", "//shop/cart/checkout", where: { "\($0)".contains("notSignedIn") }) {
            try router.call("//shop/cart/checkout", as: String.self)
        }
        await report.expect("Ada pays 42.0", "//shop/cart/checkout, signed in") {
            _ = try router.call(.sessionSignIn(name: "Ada", password: "open sesame"))
            return try router.call("//shop/cart/checkout", as: String.self)
        }
    }

    /// A parameter that a marker fixes.
    @MainActor
    private static func callAuctions(_ router: Router, _ report: Report) async {
        await report.expect("auction 5, insights", "//auction/5/results") {
            try router.call("//auction/5/results", as: String.self)
        }
        await report.expect("auction 5, insights", "//auction/5/results?tab=bids with a context") {
            try router.call("//auction/5/results?tab=bids", context: ["tab": "bids"], as: String.self)
        }
        await report.expect("auction 5, photos", "//auction/5/photos") {
            try router.call("//auction/5/photos", as: String.self)
        }
        await report.expect("auction 5, bids", ".openAuction(id: 5)") { try router.call(.openAuction(id: 5)) }
        await report.expect("//auction/5/results", "RoutePath.auctionResults.url") {
            try RoutePath.auctionResults.url(["id": 5, "tab": "insights"])
        }
        await report.expect("auction 5, bids", "RoutePath.openAuction with values") {
            try router.call(RoutePath.openAuction, ["id": 5], as: String.self)
        }
    }
}
