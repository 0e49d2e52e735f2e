import GoldenSupport
import RouterNavigation
import RouterRuntime

public enum PagesCalls {
    @MainActor
    public static func make(_ transcript: Transcript) async {
        let navigator = Navigator(Router(.pages))
        let host = SceneList()
        await transcript.note("scene") {
            try await navigator.attach(host)
            try await navigator.openScene("main", tabs: ["my home": .url("//home"), "chats": .url("//inbox")])
            return host.newScenes()
        }
        for url in [
            "//chat/5/photos/7", "//chat/5/photos/8?tab=new", "//home", "//im/6", "//quick/7", "//help/chats",
            "//frame/a",
        ] {
            await transcript.note(url) {
                try await navigator.open(url)
                return host.newScenes()
            }
        }
        await transcript.note("typed") {
            try await navigator.open(.openPhoto(chatID: 1, photoID: 2, tab: "new"))
            return host.newScenes()
        }
    }
}

/// A host that lists the pages of each scene that it is to show.
@MainActor
private final class SceneList: NavigationHost {
    private var scenes: [String] = []

    func show(
        _ scene: NavigatorScene?,
        replacing old: NavigatorScene?,
        isAnimated: Bool,
        in navigator: Navigator
    ) {
        scenes.append((scene?.path ?? []).map(\.description).joined(separator: " > "))
    }

    func newScenes() -> String {
        defer { scenes = [] }
        return scenes.joined(separator: ", ")
    }
}
