import GoldenSupport
import RouterRuntime

public enum LooseValuesCalls {
    @MainActor
    public static func make(_ transcript: Transcript) async {
        let router = Router(.looseValues)
        for url in [
            "//volume/5", "//volume/5.0?isMuted=1.0&balance=true", "//volume/true?isMuted=maybe&balance=left",
            "//volume/loud", "//brightness/5", "//brightness/5.0", "//display/scale?factor=2.0",
            "//display/scale?factor=big",
        ] {
            await transcript.note(url, on: router) { try router.call(url) }
        }
        await transcript.note("arrays") {
            let values: [any Sendable] = ["1", 2.0, true]
            return try router.call("//display/levels", context: ["levels": values])
        }
        await transcript.note("context") { try router.call("//volume/1", context: ["isMuted": 1]) }
    }
}
