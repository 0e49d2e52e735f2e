import GoldenModels
import GoldenSupport
import RouterRuntime

public enum ExtensionsCalls {
    @MainActor
    public static func make(_ transcript: Transcript) async {
        let router = Router(.extensions)
        for url in [
            "//chat/open/5", "//chat/open/5?kind=direct", "//chat/sound", "//chat/7/describe", "//list/2",
            "//List/empty",
            "//account/Ada", "//shout/a", "//chat/reset?kind=group", "//names/b/a", "//duration/3",
            "//chat/preset/quiet", "//points/3", "//cards/a/b",
        ] {
            await transcript.note(url, on: router) { try router.call(url) }
        }
        router.provide(Account.self) { Account(name: "Eve") }
        router.provide(Names.self) { ["Ada", "Eve"] }
        for url in [
            "//account/greeting", "//text/end?text=abc", "//deck/2", "//chat/volume/high", "//deck/cut/4", "//names",
        ] {
            await transcript.note(url, on: router) { try router.call(url) }
        }
        await transcript.note("open") { try router.call(.chatOpen(id: 5, kind: .direct)) }
        await transcript.note("sound") { try router.store.chatSettings.sound() }
        await transcript.note("items") { try router.store.list.items(count: 1) }
        await transcript.note("account") { try router.call(.accountOpen(name: "Bob")) }
        await transcript.note("reset") { try router.call(.chatSettingsReset(kind: .group)) }
    }
}
