import GoldenSupport
import RouterRuntime

public enum RouteConditionsCalls {
    @MainActor
    public static func make(_ transcript: Transcript) async {
        let router = Router(.routeConditions)
        for url in [
            "//chat/5", "//chat/5/6", "//weekend", "//always", "//never", "//offers", "//shop/offers", "//debug",
        ] {
            await transcript.note(url, on: router) { try router.call(url) }
        }
        await transcript.note("new look") { try router.call("//chat/5", context: ["new": true]) }
        for context in [[:], ["user": "Ada"]] {
            await transcript.note("profile") { try router.call("//profile", context: context) }
            await transcript.note("profile from elsewhere") { try await openElsewhere(router, context) }
        }
        await transcript.note("banner") { try router.call("//banner") }
        await transcript.note("from the web") { try router.call("//offers", from: .web) }
        await transcript.note("newChat") { try router.call(.newChat(id: 1)) }
        await transcript.note("offers") { try router.store.shop.offers() }
    }

    @concurrent
    private static func openElsewhere(_ router: Router, _ context: [String: String]) async throws -> String {
        try await router.open("//profile", context: context, as: String.self)
    }
}
