import GoldenSupport
import RouterRuntime

public enum DefaultIsolationCalls {
    public static func make(_ transcript: Transcript) async {
        let router = Router(.defaultIsolation)
        for url in [
            "//default/free", "//default/nonisolated", "//default/waiting/5", "//Counter/next", "//Counter/limit",
            "//Counter/name", "//Counter/Part/size", "//Plain/size", "//Plain/more", "//Worker/work", "//Worker/name",
            "//default/failure/5", "//default/old", "//default/concurrent",
        ] {
            await transcript.note(url, on: router) { try await router.open(url) }
        }
        await transcript.note("free") { try router.call(.free()) }
        await transcript.note("nowhere") { try await elsewhere(router) }
        await transcript.note("waiting") { try await router.open(.waiting()) }
        await transcript.note("next") { try router.store.counter.next(step: 2) }
        await transcript.note("plain") { try router.call(.plainMore()) }
        await transcript.note("failure") { try router.call(.failure(code: 1)).code }
    }

    @concurrent
    private static func elsewhere(_ router: Router) async throws -> String {
        try router.call(.nowhere()) + String(try router.store.plain.size())
    }
}
