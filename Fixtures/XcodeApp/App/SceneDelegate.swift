import RouterNavigation
import RouterPipeline
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        self.window = window
        let id = Navigation.scene(of: session)
        Navigation.host.connect(window, to: id)
        Task {
            if Navigation.navigator.state[id] == nil {
                try await Navigation.navigator
                    .openScene(id, tabs: ["shop": .url("//shop/lamp"), "chats": .url("//chat/1")])
            }
            Navigation.host.open(options.urlContexts, in: id)
            for activity in options.userActivities { Navigation.host.continue(activity, in: id) }
        }
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        Navigation.host.open(URLContexts, in: Navigation.scene(of: scene.session))
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        Navigation.host.continue(userActivity, in: Navigation.scene(of: scene.session))
    }

    func sceneDidBecomeActive(_ scene: UIScene) {
        Navigation.host.report(.activatedScene(Navigation.scene(of: scene.session)))
    }

    func sceneDidDisconnect(_ scene: UIScene) {
        Navigation.host.disconnect(Navigation.scene(of: scene.session))
    }
}
