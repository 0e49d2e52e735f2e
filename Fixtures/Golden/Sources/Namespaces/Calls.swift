import GoldenSupport
import RouterRuntime

public enum NamespacesCalls {
    @MainActor
    public static func make(_ transcript: Transcript) async {
        let router = Router(.namespaces)
        for url in [
            "//shop/5", "//Shop/Wishes/list", "//Shop/Wishes/first", "//Theme/describe", "//Base/overridable",
        ] {
            await transcript.note(url, on: router) { try router.call(url) }
        }
        await transcript.note("product") { try router.store.shop.product(id: 1) }
        await transcript.note("add") { try router.store.shopCart.add(Shop.Cart.Line(count: 2)) }
        await transcript.note("pay") { try router.call(.shopCartCheckoutPay(lines: [Shop.Cart.Line(count: 2)])) }
        await transcript.note("provided") {
            router.provide(Theme.self) { .dark }
            return try router.call("//Theme/describe")
        }
        await transcript.note("first") { try router.call(.shopWishesFirst()) as Any }
    }
}
