import Account
import Help
import Home
import Messages
import Navigation
import Orders
import Shop
import UIKit

/// Shows the screens of all features in the app's tabs, and in sheets above them.
@MainActor
final class AppCoordinator: Coordinator {
    let tabs = UITabBarController()
    private var stacks: [UINavigationController] = []
    private var pending: Link?

    func start() {
        Coordinators.app = self
        stacks = [HomeController(), ShopController(), InboxController()].map { root in
            let stack = UINavigationController()
            stack.viewControllers = [root]
            return stack
        }
        tabs.viewControllers = stacks
    }

    func open(_ url: URL) {
        if let link = Link(url) { show(link) }
    }

    func show(_ screen: Screen) {
        switch screen {
        case .checkout, .account, .login, .help: present([screen])
        default: visibleStack.pushViewController(makeController(screen), animated: true)
        }
    }

    func signIn() {
        Session.isSignedIn = true
        let link = pending
        pending = nil
        tabs.dismiss(animated: true) { [self] in
            if let link { show(link) }
        }
    }

    private func show(_ link: Link) {
        guard Session.isSignedIn || !link.needsAccount else {
            pending = link
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
        case .home: HomeController()
        case .news(let newsID): NewsController(newsID: newsID)
        case .search(let text): SearchController(text: text)
        case .shop: ShopController()
        case .category(let name): CategoryController(name: name)
        case .product(let productID): ProductController(productID: productID)
        case .reviews(let productID): ReviewsController(productID: productID)
        case .sale: SaleController()
        case .orders: OrdersController()
        case .order(let orderID): OrderController(orderID: orderID)
        case .parcel(let orderID): ParcelController(orderID: orderID)
        case .checkout: CheckoutController()
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
