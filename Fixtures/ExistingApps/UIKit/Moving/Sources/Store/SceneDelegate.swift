import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let coordinator = AppCoordinator()

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        self.window = window
        window.rootViewController = coordinator.tabs
        window.makeKeyAndVisible()
        coordinator.start()
        for context in options.urlContexts { coordinator.open(context.url) }
        for activity in options.userActivities { if let url = activity.webpageURL { coordinator.open(url) } }
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        for context in URLContexts { coordinator.open(context.url) }
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        if let url = userActivity.webpageURL { coordinator.open(url) }
    }

    func sceneDidDisconnect(_ scene: UIScene) {}
}
