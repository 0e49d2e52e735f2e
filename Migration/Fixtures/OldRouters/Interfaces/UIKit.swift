// Stands in for UIKit, with what the apps use of it.

@_exported import Foundation

@preconcurrency @MainActor open class UIResponder {
    public init() {}
}

@preconcurrency @MainActor open class UIViewController: UIResponder {
    public var title: String?
    public var hidesBottomBarWhenPushed = false
    public var navigationController: UINavigationController?
    public var tabBarController: UITabBarController?
    public var presentedViewController: UIViewController?

    public override init() {}
    public init(nibName: String?, bundle: Bundle?) {}

    open func viewDidLoad() {}
    public func present(_ page: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {}
    public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
}

open class UINavigationController: UIViewController {
    public init(rootViewController: UIViewController) { super.init() }

    public func pushViewController(_ page: UIViewController, animated: Bool) {}
    @discardableResult
    public func popToRootViewController(animated: Bool) -> [UIViewController]? { nil }
}

open class UITabBarController: UIViewController {
    public var selectedIndex = 0
    public var selectedViewController: UIViewController?
}

public final class UIStoryboard {
    public init(name: String, bundle: Bundle?) {}

    public func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        fatalError(identifier)
    }
}

@preconcurrency @MainActor public final class UIWindow {
    public var rootViewController: UIViewController?
}

@preconcurrency @MainActor public final class UIApplication {
    public static let shared = UIApplication()
    public var keyWindow: UIWindow?
}

open class UIAlertController: UIViewController {
    public enum Style { case alert, actionSheet }

    public init(title: String?, message: String?, preferredStyle: Style) { super.init() }
}
