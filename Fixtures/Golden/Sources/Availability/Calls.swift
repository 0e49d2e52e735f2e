import GoldenSupport
import RouterRuntime

public enum AvailabilityCalls {
    @MainActor
    public static func make(_ transcript: Transcript) async {
        let router = Router(.availability)
        for url in [
            "//old/all", "//old/renamed/5", "//new/5", "//Store/open", "//Store/slow", "//Pages/first",
            "//Pages/blocking",
            "//Pages/last", "//old-news/1", "//news/2", "//gone",
        ] {
            await transcript.note(url, on: router) { try await router.open(url) }
        }
        await transcript.note("news") { try router.call(.news(id: 3)) }
        await transcript.note("new") { try router.call(.new(id: 1)) }
        await (DeprecatedCalls() as any OldCalls).make(router, transcript)
    }
}

private protocol OldCalls {
    @MainActor func make(_ router: Router, _ transcript: Transcript) async
}

private struct DeprecatedCalls: OldCalls {
    @available(*, deprecated)
    func make(_ router: Router, _ transcript: Transcript) async {
        await transcript.note("old") { try router.call(.old()) }
        await transcript.note("renamed") { try router.call(.renamed(id: 1)) }
        await transcript.note("open") { try router.store.store.open() }
        await transcript.note("slow") { try await router.store.store.slow() }
        await transcript.note("first") { try router.store.pages.first() }
        await transcript.note("gone") { try router.store.gone() }
        await transcript.note("older news") { try router.call(RoutePath.news3, ["id": 4]) }
        await transcript.note("last") { try router.call(.pagesLast()) }
    }
}
