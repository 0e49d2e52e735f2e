import AppRoutes
import Pages
import RouterFoundation
import RouterNavigation
import RouterRuntime
import UIKit

/// What all scenes of the app share.
///
/// The app has no plugin: its table is that of a target in its package.
@MainActor
enum Navigation {
    static let router = Router(.appRoutes)
    static let navigator = Navigator(router)
    static let host = UIKitNavigationHost(navigator)
    /// Code in Objective-C that calls routes.
    static let legacyShop = LegacyShop(
        router: ObjectiveCRouter(router) { try await navigator.openLink($0, from: $1) }
    )

    static func attach() async throws {
        host.makeController = { page in
            switch page {
            case let page as ChatPage: PageController("Chat \(page.chatID)")
            case let page as ProductPage: PageController(title(of: page))
            default: page as? UIViewController
            }
        }
        try await navigator.attach(host)
    }

    static func scene(of session: UISceneSession) -> SceneID { SceneID(session.persistentIdentifier) }

    private static func title(of page: ProductPage) -> String {
        do {
            return "\(page.name), \(try legacyShop.price(ofProduct: page.name))"
        } catch {
            return page.name
        }
    }
}

/// A page that shows a title.
final class PageController: UIViewController {
    init(_ title: String) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }
}
