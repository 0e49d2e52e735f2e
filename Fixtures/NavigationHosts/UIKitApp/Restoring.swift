import RouterNavigation
import RouterPipeline
import RouterRuntime
import UIKit

/// The app, whose windows show in the next launch what they show in this one.
enum Restoring {
    @MainActor
    enum App {
        private(set) static var navigator = Navigator(Router(.app))
        private(set) static var host = UIKitNavigationHost(navigator)

        /// Launches the app, which has nothing of its last launch.
        static func launch() {
            navigator = Navigator(Router(.app))
            host = UIKitNavigationHost(navigator)
            Task { try await navigator.attach(host) }
        }
    }

    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?

        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
            guard let windowScene = scene as? UIWindowScene else { return }
            let window = UIWindow(windowScene: windowScene)
            self.window = window
            let id = SceneID(session.persistentIdentifier)
            App.host.connect(window, to: id)
            let data = session.stateRestorationActivity?.userInfo?["state"] as? Data
            let saved = data.flatMap { try? JSONDecoder().decode(NavigationState.self, from: $0) }
            let tabs: KeyValuePairs<TabID, PageSource> = ["home": .url("//home"), "chats": .url("//inbox")]
            Task {
                guard App.navigator.state[id] == nil else { return }
                if let saved, saved[id] != nil {
                    try await App.navigator.restore(saved, scene: id, tabs: tabs)
                } else {
                    try await App.navigator.openScene(id, tabs: tabs)
                }
            }
            App.host.open(options.urlContexts, in: id)
            for activity in options.userActivities { App.host.continue(activity, in: id) }
        }

        func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
            guard let state = try? JSONEncoder().encode(App.navigator.state) else { return nil }
            let activity = NSUserActivity(activityType: "com.example.messenger.scene")
            activity.userInfo = ["state": state]
            return activity
        }

        func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
            App.host.open(URLContexts, in: SceneID(scene.session.persistentIdentifier))
        }

        func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
            App.host.continue(userActivity, in: SceneID(scene.session.persistentIdentifier))
        }

        func sceneDidDisconnect(_ scene: UIScene) {
            App.host.disconnect(SceneID(scene.session.persistentIdentifier))
        }
    }
}
