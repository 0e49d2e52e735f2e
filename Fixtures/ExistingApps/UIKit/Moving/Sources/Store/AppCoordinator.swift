import Account
import Help
import Home
import Messages
import Navigation
import RouterNavigation
import RouterPipeline
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
    /// The link that came last, which replaces one that is not shown yet.
    private var link: Task<Void, any Error>? { didSet { oldValue?.cancel() } }
    private let host: UIKitNavigationHost
    private var navigator: Navigator { host.navigator }

    init() {
        let router = Router(.store)
        host = UIKitNavigationHost(Navigator(router))
        router.use(for: .requiring(RouteRequirement.account)) { [weak self] request, next in
            if await Session.isSignedIn { return try await next(request) }
            await self?.askForLogin(before: request)
            throw CancellationError()
        }
    }

    func start(in window: UIWindow) {
        Coordinators.app = self
        stacks = [HomeController(), ShopController(), InboxController()].map { root in
            let stack = UINavigationController()
            stack.viewControllers = [root]
            return stack
        }
        tabs.viewControllers = stacks
        Task { [host] in try await host.navigator.attach(host) }
        try? host.adopt(window, as: "main", tabs: AppTab.allCases.map { TabID("\($0)") })
    }

    func stop() { host.disconnect("main") }

    func open(_ url: URL) {
        if navigator.router.canOpen(url.absoluteString, from: .external) {
            open(url.absoluteString, from: .external)
        } else if let old = Link(url) {
            // The feature has not moved.
            link = nil
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

    private func open(_ url: String, from origin: RouteOrigin) {
        link = Task { _ = try await navigator.openLink(url, from: origin, in: "main") }
    }

    private func askForLogin(before request: RouteRequest) {
        pending = { [weak self] in self?.open(request.url.text, from: request.origin) }
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
