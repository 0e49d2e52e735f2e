import GoldenSupport
import RouterRuntime

public enum DocumentationCalls {
    @MainActor
    public static func make(_ transcript: Transcript) async {
        let router = Router(.documentation)
        for url in ["//page/5", "//block/5", "//stars", "//first", "//undocumented", "//tabs", "//gap"] {
            await transcript.note(url, on: router) { try router.call(url) }
        }
    }
}
