import GoldenSupport
import RouterRuntime
import RouterServices

public enum InitializersCalls {
    @MainActor
    public static func make(_ transcript: Transcript) async {
        let router = Router(.initializers)
        for url in [
            "//product/5", "//product/5?variant=red", "//product/named/bicycle", "//product/named/car",
            "//direction/200",
        ] {
            await transcript.note(url, on: router) { try router.call(url) }
        }
        await transcript.note("product") { try router.call(.product(id: 1)) }
        await transcript.note("named") { try router.call(.product(named: "bicycle")) as Any }
        await transcript.note("screen") { try router.call(.screen("home")).title }
        await transcript.note("screen of parts") { try router.store.screen(parts: ["a", "b"]).title }
        await transcript.note("screen of nothing") { try router.call("//screen", as: Screen.self).title }
        await transcript.note("loaded") { try await router.open(.screen(loading: 5)).title }
        await transcript.note("part") { try router.call(.screenPart(name: "a")) as Any }
        await transcript.note("direction") { try router.call(.direction(degrees: 1)) }
        await transcript.note("base") { try router.call(.base(value: 1)).value }
    }
}
