import GoldenSupport
import RouterNavigation
import RouterRuntime

public enum PagesCalls {
    @MainActor
    public static func make(_ transcript: Transcript) async {
        let navigator = Navigator(Router(.pages))
        let host = EffectList()
        await transcript.note("scene") {
            try await navigator.attach(host)
            try await navigator.openScene("main", tabs: ("my home", .url("//home")), ("chats", .url("//inbox")))
            return host.newEffects()
        }
        for url in [
            "//chat/5/photos/7", "//chat/5/photos/8?tab=new", "//home", "//im/6", "//quick/7", "//help/chats",
            "//frame/a",
        ] {
            await transcript.note(url) {
                try await navigator.open(url)
                return host.newEffects()
            }
        }
        await transcript.note("typed") {
            try await navigator.open(.openPhoto(chatID: 1, photoID: 2, tab: "new"))
            return host.newEffects()
        }
    }
}

/// A host that shows nothing and lists the effects.
@MainActor
private final class EffectList: NavigationHost {
    private var effects: [String] = []

    func show(_ effect: NavigationEffect, isAnimated: Bool, in navigator: Navigator) {
        effects.append(effect.description)
    }

    func newEffects() -> String {
        defer { effects = [] }
        return effects.joined(separator: ", ")
    }
}
