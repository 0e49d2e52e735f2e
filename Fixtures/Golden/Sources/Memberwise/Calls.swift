import GoldenSupport
import RouterRuntime

public enum MemberwiseCalls {
    @MainActor
    public static func make(_ transcript: Transcript) async {
        let router = Router(.memberwise)
        for url in [
            "//chat/5", "//im/5/7", "//im/5?position=9&count=3", "//chat/x", "//settings/general",
            "//settings/general?name=about&isOn=false&tags=a&tags=b&columns=3", "//traced/1", "//traced/1?log=b",
            "//point?x=1&y=2.5", "//point?x=1", "//point/diagonal/3", "//opaque/4", "//opaque/maybe/0",
        ] {
            await transcript.note(url, on: router) {
                let value = try router.call(url)
                return (value as? any Page)?.title ?? value
            }
        }
        await transcript.note("from the web") {
            try await router.open("//im/1", from: .webView, as: ChatPage.self).title
        }
        await transcript.note("chat") { try router.call(.chatPage(chatID: 5, position: 2, count: 1)).title }
        await transcript.note("form") {
            var text: String?
            let link = Link(get: { text }, set: { text = $0 })
            try router.call(.formPage(size: 20, text: link)).edit()
            return try router.call(.formPage(size: 20, text: link)).summary()
        }
        await transcript.note("chat's URL") { try Route.chatPage(chatID: 5, position: 2).url }
        await transcript.note("general") { try router.store.general(columns: 4).title }
        await transcript.note("editor") {
            let page = try router.call(.editorPage(draft: "text") { $0.count })
            return page.finish()
        }
        await transcript.note("point") { try router.call(.point(x: 1, y: 2)) }
        await transcript.note("opaque") { try router.call(.opaque(id: 5)).title }
        await transcript.note("maybe") { try router.call(.maybe(id: 5))?.title ?? "none" }
        router.provide(ChatPage.self) { ChatPage(chatID: 9) }
        await transcript.note("line") { try router.store.chatPage.line(index: 3) }
    }
}
