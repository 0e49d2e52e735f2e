import GoldenSupport
import RouterRuntime

public enum StrictMemorySafetyCalls {
    @MainActor
    public static func make(_ transcript: Transcript) async {
        let router = Router(.strictMemorySafety)
        let urls = [
            "//unsafe/free", "//unsafe/waiting/5", "//unsafe/main", "//Memory/read", "//Cursor/position",
            "//unsafe/cursor/start", "//Cursor/draw", "//Cursor/settle", "//Arena/used", "//pool/size", "//heap/size",
        ]
        for url in urls {
            await transcript.note(url, on: router) { try await router.open(url) }
        }
        await transcript.note("size") { try router.call(.memory(size: 7)).size }
    }
}
