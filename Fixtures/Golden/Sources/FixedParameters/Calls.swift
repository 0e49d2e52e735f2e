import GoldenSupport
import RouterRuntime

public enum FixedParametersCalls {
    @MainActor
    public static func make(_ transcript: Transcript) async {
        let router = Router(.fixedParameters)
        for url in [
            "//auction/5", "//auction/5?tab=mine&isOpen=true", "//auction/5/results", "//auction/5/results?tab=mine",
            "//auction/5/bids", "//sport", "//sport?title=cup&count=7", "//menu/lunch?for=two", "//quoted",
        ] {
            await transcript.note(url, on: router) { try router.call(url) }
        }
        await transcript.note("context") { try router.call("//auction/5/results", context: ["tab": "mine"]) }
        await transcript.note("auction") { try router.call(.auction(id: 1)) }
        await transcript.note("auction with a tab") { try router.call(.auction(id: 1, tab: "mine")).description }
        await transcript.note("url") { try Route.auction(id: 1, tab: "mine").url }
        await transcript.note("path") { try router.call(RoutePath.auction2, ["id": 5]) }
        await transcript.note("section") { try router.call(.section(.news, count: 1, title: "a")) }
    }
}
