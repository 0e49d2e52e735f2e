import AppRoutes
import RouterNavigation
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        self.window = window
        Messenger.host.connect(window, to: "main")
        Task { await Messenger.start() }
        // The links that start the app open above its first page.
        Messenger.host.open(options.urlContexts, in: "main")
        for activity in options.userActivities { Messenger.host.continue(activity, in: "main") }
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        Messenger.host.open(URLContexts, in: "main")
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        Messenger.host.continue(userActivity, in: "main")
    }

    func sceneDidDisconnect(_ scene: UIScene) {
        Messenger.host.disconnect("main")
    }
}

/// What the app has once.
@MainActor
enum Messenger {
    static let host = UIKitNavigationHost(Navigator(Router(.appRoutes)))

    /// Shows the first page.
    static func start() async {
        guard host.navigator.state["main"] == nil else { return }
        try? await host.navigator.attach(host)
        try? await host.navigator.openScene("main", root: .url("//profile"))
    }
}
