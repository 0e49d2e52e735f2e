#if canImport(UIKit) && !os(watchOS)
    import UIKit

    extension UIViewController {
        /// The stack that a tab shows: itself, or the one in the column of a split view that has the content.
        var shownStack: UINavigationController? {
            guard let split = self as? UISplitViewController else { return self as? UINavigationController }
            let compact = split.isCollapsed ? split.viewController(for: .compact) : nil
            return (compact ?? split.viewController(for: .secondary)) as? UINavigationController
        }
    }

    extension UITabBarController {
        /// The controllers of all tabs, which iOS 18 may not have made yet.
        var tabControllers: [UIViewController] {
            if #available(iOS 18, tvOS 18, visionOS 2, *), !tabs.isEmpty {
                return tabs.compactMap { $0.viewController }
            }
            return viewControllers ?? []
        }

        /// Selects the tab of a controller.
        func selectTab(of controller: UIViewController) {
            if #available(iOS 18, tvOS 18, visionOS 2, *),
                let tab = tabs.first(where: { $0.viewController === controller })
            {
                selectedTab = tab
            } else {
                selectedViewController = controller
            }
        }
    }
#endif
