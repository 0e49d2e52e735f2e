import GoldenSupport
import RouterRuntime

public enum BuiltClassesCalls {
    @MainActor
    public static func make(_ transcript: Transcript) async {
        let router = Router(.builtClasses)
        for url in [
            "//shop/5", "//shop/5?page=3&count=7&limit=4&isOpen=true&tags=a&tags=b", "//store/6/prices", "//store/6",
            "//shop/x", "//shop/5?page=x", "//shop/5?hidden=1&visits=2&size=8&changes=a", "//plain",
        ] {
            await transcript.note(url, on: router) { try router.call(url, as: Page.self).summary }
        }
        await transcript.note("from the web") {
            try await router.open("//store/1", from: .webView, as: ShopPage.self).shopID
        }
        await transcript.note("shop") {
            try router.call(.shopPage(shopID: 5, tab: "prices", limit: .some(nil), onClose: { $0 * 2 })).summary
        }
        await transcript.note("store") { try router.store.shopPage(shopID: 8, page: 2).summary }
        await transcript.note("shop's URL") { try Route.shopPage(shopID: 5, page: 2).url }
        await transcript.note("plain") { try router.call(.plainPage()).summary }
        await transcript.note("checked") { try router.call(.checkedPage(text: "full")).text }
        await transcript.note("checked without text") { try router.call(.checkedPage()).text }
        await transcript.note("//written?default=3") {
            let page = try router.call("//written?default=3", as: WrittenPage.self)
            return "\(page.style) \(page.default ?? 0)"
        }
        await transcript.note("written") { try router.call(.writtenPage(style: "own")).style }
    }
}
