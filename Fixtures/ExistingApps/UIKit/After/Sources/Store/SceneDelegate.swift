import Home
import Messages
import Navigation
import RouterPipeline
import RouterScenes
import Shop
import StoreRoutes
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let model = SceneDelegate.makeModel()
    private var coordinator: SceneCoordinator<Page>?
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
        coordinator = SceneCoordinator(model, tabs) { $0.destination }
        for context in options.urlContexts { model.show(context.url) }
        for activity in options.userActivities { if let url = activity.webpageURL { model.show(url) } }
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        for context in URLContexts { model.show(context.url) }
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        if let url = userActivity.webpageURL { model.show(url) }
    }

    func sceneDidDisconnect(_ scene: UIScene) {}

    func sceneDidEnterBackground(_ scene: UIScene) {
        if !Session.gate.isClosed { model.push(.lockController()) }
        Session.gate.close()
    }

    private static func makeModel() -> SceneModel<Page> {
        let router = Router(.store)
        router.use(for: .requiring(RouteRequirement.account)) { request, next in
            if await Session.isSignedIn { return try await next(request) }
            return .redirect(to: "//login", from: .app, postponing: true)
        }
        return SceneModel(pagesOf: router, through: Session.gate)
    }
}

/// A page with its controller.
private typealias Page = LinkPlan<UIViewController>.Page
