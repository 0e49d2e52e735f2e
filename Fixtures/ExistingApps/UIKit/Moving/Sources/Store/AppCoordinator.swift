import Account
import Help
import Home
import Messages
import Navigation
import RouterPipeline
import RouterScenes
import Shop
import UIKit

/// Shows the screens of features that have not moved in the app's tabs, and in sheets above them, beside the pages of
/// routes.
@MainActor
final class AppCoordinator: Coordinator {
    let tabs = UITabBarController()
    private var stacks: [UINavigationController] = []
    /// What follows the login.
    private var pending: (@MainActor () -> Void)?
    private let router = Router(.store)
    private let model: SceneModel<LinkPlan<UIViewController>.Page>
    private var coordinator: SceneCoordinator<LinkPlan<UIViewController>.Page>?

    init() {
        model = SceneModel(pagesOf: router, NavigationScene(tabs: AppTab.allCases.map { TabID("\($0)") }))
        router.use(for: .requiring(RouteRequirement.account)) { [weak self] request, next in
            if await Session.isSignedIn { return try await next(request) }
            await self?.askForLogin(before: request)
            throw CancellationError()
        }
    }

    func start() {
        Coordinators.app = self
        stacks = [HomeController(), ShopController(), InboxController()].map { root in
            let stack = UINavigationController()
            stack.viewControllers = [root]
            return stack
        }
        tabs.viewControllers = stacks
        coordinator = SceneCoordinator(model, tabs) { $0.destination }
    }

    func open(_ url: URL) {
        if router.canOpen(url.absoluteString, from: .external) {
            model.show(url)
        } else if let old = Link(url) {
            // The feature has not moved.
            show(old)
        }
    }

    func show(_ screen: Screen) {
        switch screen {
        case .account, .login, .help: present([screen])
        default: visibleStack.pushViewController(makeController(screen), animated: true)
        }
    }

    func signIn() {
        Session.isSignedIn = true
        let next = pending
        pending = nil
        tabs.dismiss(animated: true) { next?() }
    }

    private func askForLogin(before request: RouteRequest) {
        pending = { [model] in model.show(LinkRequest(url: request.url.text, origin: request.origin)) }
        present([.login])
    }

    private func show(_ link: Link) {
        guard Session.isSignedIn || !link.needsAccount else {
            pending = { [weak self] in self?.show(link) }
            return present([.login])
        }
        if let tab = link.tab {
            let stack = stacks[tab.rawValue]
            if tabs.presentedViewController != nil { tabs.dismiss(animated: false) }
            tabs.selectedIndex = tab.rawValue
            let controllers = Array(stack.viewControllers.prefix(1)) + link.stack.map(makeController)
            stack.setViewControllers(controllers, animated: true)
        }
        if !link.sheet.isEmpty { present(link.sheet) }
    }

    private var visibleStack: UINavigationController {
        tabs.presentedViewController as? UINavigationController ?? stacks[tabs.selectedIndex]
    }

    private func present(_ screens: [Screen]) {
        if tabs.presentedViewController != nil { tabs.dismiss(animated: false) }
        let stack = UINavigationController()
        stack.viewControllers = screens.map(makeController)
        tabs.present(stack, animated: true)
    }

    private func makeController(_ screen: Screen) -> UIViewController {
        switch screen {
        case .inbox: InboxController()
        case .chat(let chatID): ChatController(chatID: chatID)
        case .photo(let chatID, let number): PhotoController(chatID: chatID, number: number)
        case .account: AccountController()
        case .settings: SettingsController()
        case .notifications: NotificationsController()
        case .login: LoginController()
        case .help: HelpController()
        case .topic(let topic): TopicController(topic: topic)
        case .contact: ContactController()
        }
    }
}
