#if canImport(UIKit) && !os(watchOS)
    import UIKit

    /// A tab bar controller that says when a tab is selected, also by code.
    final class UIKitTabBarController: UITabBarController {
        var whenSelected: (@MainActor () -> Void)?

        override var selectedIndex: Int {
            didSet { whenSelected?() }
        }

        override var selectedViewController: UIViewController? {
            didSet { whenSelected?() }
        }
    }
#endif
