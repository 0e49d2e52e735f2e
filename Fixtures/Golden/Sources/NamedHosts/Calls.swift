import GoldenSupport
import RouterPipeline
import RouterRuntime

public enum NamedHostsCalls {
    @MainActor
    public static func make(_ transcript: Transcript) async {
        let router = Router(.namedHosts(server: ["one.example", "two.example"], brand: ["shop.example"]))
        for url in [
            "https://one.example/post/5", "https://Two.example/post/5", "https://shop.example/post/5",
            "https://one.example/admin/users", "https://other.example/post/5", "https://blog.example/post/5",
            "kit:/post/5", "/post/5",
        ] {
            await transcript.note(url, on: router) { try router.call(url, from: .webView) }
        }
        router.useHosts(of: .namedHosts(server: ["blog.example"], brand: []))
        await transcript.note("after a change of the settings") {
            try router.call("https://blog.example/post/5", from: .webView)
        }
        await transcript.note("a former server") { try router.call("https://one.example/post/5", from: .webView) }
    }
}
