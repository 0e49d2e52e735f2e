import AppKit
import RouterNavigation
import RouterRuntime

final class AppDelegate: NSObject, NSApplicationDelegate {
    let host = AppKitNavigationHost(Navigator(Router(.app)))

    func applicationDidFinishLaunching(_ notification: Notification) {
        let navigator = host.navigator
        host.setUpWindow = { window, scene in window.title = scene.name }
        host.openScene = {
            try await navigator.openScene("main", tabs: ["home": .url("//home"), "chats": .url("//inbox")])
        }
        Task {
            try await navigator.attach(host)
            host.reopen()
        }
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
