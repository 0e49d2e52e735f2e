import RouterNavigation
import RouterPipeline
import RouterRuntime
import UIKit

/// What all scenes of the app share.
@MainActor
enum App {
    static let navigator = Navigator(Router(.app))
    static let host = UIKitNavigationHost(navigator)
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        self.window = window
        let id = SceneID(session.persistentIdentifier)
        App.host.connect(window, to: id)
        Task {
            guard App.navigator.state[id] == nil else { return }
            try await App.navigator.openScene(id, tabs: ["home": .url("//home"), "chats": .url("//inbox")])
        }
        App.host.open(options.urlContexts, in: id)
        for activity in options.userActivities { App.host.continue(activity, in: id) }
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        App.host.open(URLContexts, in: SceneID(scene.session.persistentIdentifier))
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        App.host.continue(userActivity, in: SceneID(scene.session.persistentIdentifier))
    }

    func sceneDidBecomeActive(_ scene: UIScene) {
        App.host.report(.activatedScene(SceneID(scene.session.persistentIdentifier)))
    }

    func sceneDidDisconnect(_ scene: UIScene) {
        App.host.disconnect(SceneID(scene.session.persistentIdentifier))
    }
}
