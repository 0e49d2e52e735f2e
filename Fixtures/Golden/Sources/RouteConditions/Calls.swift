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
        await transcript.note("from the web") { try router.call("//offers", from: .webView) }
        await transcript.note("newChat") { try router.call(.newChat(id: 1)) }
        await transcript.note("offers") { try router.store.shop.offers() }
        await provided(transcript)
    }

    /// Methods of instances that the app gives to the router.
    @MainActor
    private static func provided(_ transcript: Transcript) async {
        let router = Router(.routeConditions)
        await transcript.note("without a server") { try router.call("//timeline") }
        router.provide(Server.self, onMainActor: { Server(host: "a.example") })
        for host in ["a.example", "b.example"] {
            await transcript.note("timeline of \(host)") { try router.call("//timeline", context: ["host": host]) }
            await transcript.note("timeline of \(host) from elsewhere") {
                try await openElsewhere(router, ["host": host], "//timeline")
            }
        }
        for name in ["open", "closed"] {
            router.register(Brand(name: name))
            await transcript.note("brand \(name)") { try router.store.brand.show() }
        }
    }

    @concurrent
    private static func openElsewhere(
        _ router: Router,
        _ context: [String: String],
        _ url: String = "//profile"
    ) async throws -> String {
        try await router.open(url, context: context, as: String.self)
    }
}
