import GoldenSupport
import RouterDynamic

public enum RewritesCalls {
    @MainActor
    public static func make(_ transcript: Transcript) async {
        let router = Router(.rewrites)
        for url in [
            "https://blog.example/2024/a/b", "https://blog.example/about", "HTTP://Example.com/?page=2", "//im/5",
            "//im/5/6", "//im/five", "//search/a%20b%26c?text=d", "/open?id=7&from=push&type=chat",
            "//gr%C3%B6%C3%9Fe/5?text=x", "//shop/a/b", "//chat/8",
        ] {
            await transcript.note(url, on: router) { try router.call(url) }
        }
        await transcript.note("waiting") { try await router.open("//im/9", as: String.self) }
        await transcript.note("chat") { try router.call(.chat(id: 1)) }
        await transcript.note("explained") { router.explain("/open?type=chat&id=7").description }
        await transcript.note("before a rule that is added") {
            try router.rewrite("//im/**", to: "//find")
            return try router.call("//im/5")
        }
    }
}
