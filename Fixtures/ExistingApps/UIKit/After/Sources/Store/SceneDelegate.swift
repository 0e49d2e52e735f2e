import Home
import Messages
import Navigation
import RouterNavigation
import RouterPipeline
import Shop
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let host = SceneDelegate.makeHost()
    private let tabs = UITabBarController()

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        self.window = window
        tabs.viewControllers = [HomeController(), ShopController(), InboxController()].map { root in
            let stack = UINavigationController()
            stack.viewControllers = [root]
            return stack
        }
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        Task { try await host.navigator.attach(host) }
        try? host.adopt(window, as: "main", tabs: RouteTab.allCases.map { TabID($0) })
        host.open(options.urlContexts, in: "main")
        for activity in options.userActivities { host.continue(activity, in: "main") }
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        host.open(URLContexts, in: "main")
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        host.continue(userActivity, in: "main")
    }

    func sceneDidDisconnect(_ scene: UIScene) { host.disconnect("main") }

    private static func makeHost() -> UIKitNavigationHost {
        let router = Router(.store)
        router.use(for: .requiring(RouteRequirement.account)) { request, next in
            if await Session.isSignedIn { return try await next(request) }
            return .redirect(to: "//login", from: .app, postponing: true)
        }
        return UIKitNavigationHost(Navigator(router))
    }
}
