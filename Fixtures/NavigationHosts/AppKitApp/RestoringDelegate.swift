import AppKit
import RouterNavigation
import RouterRuntime

/// The delegate of the app whose windows show in the next launch what they show in this one.
final class RestoringDelegate: NSObject, NSApplicationDelegate {
    let host = AppKitNavigationHost(Navigator(Router(.app)))
    /// The windows of the last launch, until they open.
    private var saved: NavigationState?
    /// What each window has shown last, also if it has closed since.
    private var shown: [(scene: SceneID, state: NavigationState)] = []

    func applicationDidFinishLaunching(_ notification: Notification) {
        let navigator = host.navigator
        let data = UserDefaults.standard.data(forKey: "windows")
        saved = data.flatMap { try? JSONDecoder().decode(NavigationState.self, from: $0) }
        host.openScene = { [self] in
            if let saved {
                self.saved = nil
                _ = try? await navigator.restore(saved)
            }
            // Nothing is saved, or no page of it opens.
            guard navigator.state.scenes.isEmpty else { return }
            try await navigator.openScene("main", tabs: ["home": .url("//home"), "chats": .url("//inbox")])
        }
        navigator.didShow = { [self] _, scene in
            shown.removeAll { $0.scene == scene }
            shown.append((scene, navigator.state))
        }
        Task {
            try await navigator.attach(host)
            host.reopen()
        }
    }

    func applicationWillTerminate(_ notification: Notification) {
        let state = try? JSONEncoder().encode(host.navigator.state)
        UserDefaults.standard.set(state, forKey: "windows")
    }

    /// Opens a window that has closed, as the user has left it.
    func reopenWindow() {
        let navigator = host.navigator
        guard let last = shown.last(where: { navigator.state[$0.scene] == nil }) else { return }
        Task { try await navigator.restore(last.state, scene: last.scene) }
    }

    func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool { host.reopen() }

    func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply {
        host.shouldTerminate(sender)
    }

    func application(_ application: NSApplication, open urls: [URL]) { host.open(urls) }

    func application(
        _ application: NSApplication,
        continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any NSUserActivityRestoring]) -> Void
    ) -> Bool {
        host.continue(userActivity)
    }
}
