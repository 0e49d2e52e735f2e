import AppKit
import RouterNavigation
import RouterRuntime

final class AppDelegate: NSObject, NSApplicationDelegate {
    let host = AppKitNavigationHost(Navigator(Router(.app)))

    func applicationDidFinishLaunching(_ notification: Notification) {
        host.setUpWindow = { window, scene in window.title = scene.name }
        Task {
            try await host.navigator.attach(host)
            try await host.navigator.openScene("main", tabs: ("home", .url("//home")), ("chats", .url("//inbox")))
        }
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
