import RouterRuntime
import StandInUI

/// Opens every view by URL and by typed route, and prints whether each call gave what it should.
@main
enum Main {
    @MainActor
    static func main() async {
        let router = Router(.messenger)
        let report = Report()
        await openByURL(router, report)
        await openByRoute(router, report)
        await openFromElsewhere(router, report)
        print("\(report.calls) calls, \(report.failures) not as expected")
    }

    /// The URLs of views, each with the texts that its view shows.
    private static let urls: [(url: String, texts: [String])] = [
        ("//chats", ["chats in en"]),
        ("//chat/5", ["chat 5", "at the end"]),
        ("//chat/5?position=7", ["chat 5", "at 7"]),
        ("//chat/5/message/a", ["message a of chat 5"]),
        ("//chat/5/message/a?isHighlighted=true", ["message a of chat 5, highlighted"]),
        ("//chat/5/members?names=Ada&names=Bo", ["members of 5: Ada, Bo"]),
        ("//search?text=tea", ["3 results for tea in all"]),
        ("//search?text=tea&scope=chats", ["3 results for tea in chats"]),
        ("//settings", ["settings"]),
        ("//settings/account?name=Ada", ["account of Ada"]),
        ("//settings/notifications?isOn=false&sound=drum", ["notifications off, drum"]),
        ("//settings/appearance?size=1.5&grid=true", ["size 1.5 with a grid"]),
        ("//settings/about", ["about"]),
        ("//settings/language/fr", ["language fr"]),
        ("//settings/advanced/logs?level=3", ["logs of level 3"]),
        ("//people/5", ["person 5"]),
        ("//people", ["people"]),
        ("//people/5/badge", ["badge", "of 5"]),
        ("//banner/hello", ["banner hello"]),
        ("//root", ["chats in en"]),
    ]

    @MainActor
    private static func openByURL(_ router: Router, _ report: Report) async {
        for (url, texts) in urls {
            await report.expect(texts, url) { try router.call(url, as: (any View).self).texts }
        }
        router.provide(Messenger.self, onMainActor: { Messenger() })
        await report.expect("Messenger", "//app/title") { try router.call("//app/title", as: String.self) }
        await report.expect(["chat 1", "at the end"], "//chat/1, from outside") {
            try await router.open("//chat/1", from: .external, as: ChatView.self).texts
        }
    }

    @MainActor
    private static func openByRoute(_ router: Router, _ report: Report) async {
        await report.expect(["chat 5", "at 7"], ".chatView") {
            try router.call(.chatView(chatID: 5, position: 7)).texts
        }
        await report.expect("//chat/5?position=7", "the URL of .chatView") {
            try Route.chatView(chatID: 5, position: 7).url
        }
        await report.expect(["message b of chat 1"], ".messageView") {
            try router.call(.messageView(chatID: 1, messageID: "b")).texts
        }
        var isMuted = false
        let binding = Binding(get: { isMuted }, set: { isMuted = $0 })
        await report.expect(["chat 5 is muted"], ".muteView with a binding") {
            let view = try router.call(.muteView(chatID: 5, isMuted: binding))
            view.toggle()
            return view.texts
        }
        await report.expect(true, "the bound value") { isMuted }
        await report.expect("spam", ".reportView with a callback") {
            var sent = ""
            let view = try router.call(.reportView(chatID: 5) { sent = $0 })
            view.onSend("spam")
            return sent
        }
        await report.expect(["2 of 3"], ".filterView with an object") {
            try router.call(.filterView(model: SearchModel(), limit: 2)).texts
        }
        await report.expect(["3 of 3"], ".filterView with its own limit") {
            try router.store.filterView(model: SearchModel()).texts
        }
        let cache = PhotoCache()
        await report.expect(["photo 5 of cache"], ".photoView with an object") {
            try router.call(.photoView(personID: 5, cache: cache)).texts
        }
        await report.expect(["badge", "of 7"], ".badge") { try router.call(.badge(personID: 7)).texts }
        await report.expect(["banner hello"], ".bannersBanner") {
            try await router.open(.bannersBanner(text: "hello")).texts
        }
        router.provide(ProfileView.self, onMainActor: { ProfileView(personID: 1) })
        await report.expect("person 1 is Ada", "store.profileView.rename") {
            try router.store.profileView.rename(to: "Ada")
        }
    }

    /// Views are built on the main actor wherever the request comes from.
    @MainActor
    private static func openFromElsewhere(_ router: Router, _ report: Report) async {
        await report.expect(["message c of chat 2"], "//chat/2/message/c, from elsewhere") {
            try await Task.detached {
                let view = try await router.open("//chat/2/message/c", as: MessageView.self)
                return await view.texts
            }.value
        }
        await report.expect(["person 3"], "//people/3, from elsewhere") {
            try await Task.detached {
                let view = try await router.open("//people/3", as: ProfileView.self)
                return await view.texts
            }.value
        }
    }
}
