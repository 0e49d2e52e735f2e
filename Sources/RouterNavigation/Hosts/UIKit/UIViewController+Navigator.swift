#if canImport(UIKit) && !os(watchOS)
    public import UIKit

    extension NavigationPage where Self: UIViewController {
        /// The navigator that shows the view controller; `nil` while no ``UIKitNavigationHost`` shows it.
        ///
        /// ```swift
        /// try await navigator?.push(.openChat(chatID: 5))
        /// ```
        ///
        /// The children of a page have the navigator of the page. In a class with a property `navigator` of its own, the
        /// name refers to that property.
        ///
        /// - Complexity: O(*n*), where *n* is the number of controllers that contain or present this one.
        public var navigator: Navigator? {
            sequence(first: self as UIViewController) { $0.parent ?? $0.presentingViewController }.lazy
                .compactMap(\.host).first?.navigator
        }
    }

    extension UIViewController {
        /// The host, if this is a controller that it has made around pages.
        fileprivate var host: UIKitNavigationHost? {
            switch self {
            case let stack as UIKitStackController: (stack.delegate as? UIKitStack)?.host
            case let bar as UITabBarController: (bar.delegate as? UIKitScene)?.host
            case let split as UISplitViewController: (split.delegate as? UIKitScene)?.host
            default: nil
            }
        }
    }
#endif
