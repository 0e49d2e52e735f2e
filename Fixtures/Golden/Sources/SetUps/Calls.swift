import GoldenSupport
import RouterPipeline
import RouterRuntime
import RouterServices

public enum SetUpsCalls {
    @MainActor
    public static func make(_ transcript: Transcript) async {
        for url in ["//set-up/renamed", "//set-up/later", "//set-up/count"] {
            let router = Router(.setUps)
            await transcript.note("\(url) before others") { try await router.open(url) }
            await transcript.note("\(url) again") { try await router.open(url) }
        }
        await transcript.note("a service") { try Router(.setUps).services.words.word }
        let router = Router(.setUps)
        await transcript.note("nothing yet") { try router.call("//set-up/word") }
        await transcript.note("all modules") {
            try router.setUpModules()
            return try router.call("//set-up/word")
        }
        await transcript.note("a typed call") { try router.call(.inside()) }
        await transcript.note("the store") { try router.store.counter.next() }
    }
}
