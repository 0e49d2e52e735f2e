import AccountRoutes
import RouterDynamic
import RouterRuntime
import SharedModels
import ShopRoutes

extension SuperApp {
    /// Logging in first, pages for errors, what is noted of each request, requests that are put together step by step.
    @MainActor
    static func callWrapped(_ report: Report) async {
        let router = Router(.superApp)
        await report.expect("Ada pays 39.5", "//shop/cart/checkout, which logs in first and then continues") {
            router.use(for: [.cartCheckout], priority: 10) { request, next in
                if try await request.router.open(.sessionCurrentUser()) == nil {
                    _ = try await request.router.open(.sessionSignIn(name: "Ada", password: "open sesame"))
                }
                return try await next(request)
            }
            _ = try router.store.cart.add(productID: 1)
            return try await router.open("//shop/cart/checkout", as: String.self)
        }
        await report.expectError("has to be waited for", "//shop/cart/checkout, synchronously", where: isSynchronous) {
            try router.call("//shop/cart/checkout", as: String.self)
        }
        await report.expect("Sold out", "//shop/product/9/page, with a page for errors") {
            try router.use(for: .urls("//shop/**")) { request in
                .next(request) { result in
                    do { return try result.get() } catch { return .value(ErrorPage(title: "Sold out") as any Page) }
                }
            }
            return try router.call("//shop/product/9/page", as: (any Page).self).title
        }
        await report.expect(["//shop/product/2 -> Shop.Catalog.product(productID:)"], "an observer") {
            let observed = Notes()
            let token = router.observe { event in
                let urls = event.last.hops + [event.last.url.text]
                observed.add("\(urls.joined(separator: " -> ")) -> \(event.handler ?? "-")")
            }
            defer { token.remove() }
            _ = try router.call(.catalogProduct(productID: 2))
            return observed.all
        }
        await report.expect(["Shop.Catalog.product(productID:)"], "an observer of one route") {
            let observed = Notes()
            let token = router.observe(for: [.catalogProduct]) { event in
                observed.add(event.handler ?? "-")
            }
            defer { token.remove() }
            _ = try router.call(.catalogProduct(productID: 2))
            _ = try router.call("//shop/search?text=desk", as: [String].self)
            return observed.all
        }
        await report.expect("[Desk]", "a request, step by step") {
            let found = try router.request("//shop/search").with("text", "desk").with("tags", ["office"])
                .call(from: .webView, as: [String].self)
            return "[\(found.joined(separator: ", "))]"
        }
    }

    /// Whether an error says that a synchronous call cannot wait.
    private static func isSynchronous(_ error: any Error) -> Bool {
        (error as? RouterError)?.code == .requiresAsync
    }
}

/// A page that says what went wrong.
private struct ErrorPage: Page {
    let title: String
}
