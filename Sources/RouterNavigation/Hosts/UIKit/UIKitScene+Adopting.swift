#if canImport(UIKit) && !os(watchOS)
    import UIKit

    extension UIKitScene {
        /// The stacks in the containers that an app has made.
        ///
        /// - Parameters:
        ///   - root: The root of the window.
        ///   - names: The names of its tabs; none for a stack.
        /// - Returns: The stacks to adopt, at least one, each with its tab.
        /// - Throws: `NavigationError` if the window has other containers.
        func adoptedStacks(of root: UIViewController, _ names: [TabID?]) throws -> [(tab: TabID?, stack: UIKitStack)] {
            let type = "\(Swift.type(of: root))"
            guard let bar = root as? UITabBarController, names.contains(where: { $0 != nil }) else {
                guard names.isEmpty, !(root is UITabBarController), let stack = adoptedStack(in: root) else {
                    throw NavigationError.notAdoptable(type: type)
                }
                return [(nil, stack)]
            }
            let controllers = bar.tabControllers
            return try names.indices.compactMap { index in
                guard let tab = names[index] else { return nil }
                guard controllers.indices.contains(index), let stack = controllers[index].flatMap(adoptedStack) else {
                    throw NavigationError.notAdoptable(tab: tab, type: type)
                }
                return (tab, stack)
            }
        }

        private func adoptedStack(in container: UIViewController) -> UIKitStack? {
            guard let first = container.shownStack, !first.viewControllers.isEmpty else { return nil }
            return UIKitStack(first, self, in: container)
        }
    }

    extension UIViewController {
        /// The stack that an app's own container shows: itself, or the one in the column that has the content.
        var shownStack: UINavigationController? {
            var controller: UIViewController? = self
            while let container = controller, !(container is UINavigationController) {
                if let split = container as? UISplitViewController {
                    let compact = split.isCollapsed ? split.viewController(for: .compact) : nil
                    controller = compact ?? split.viewController(for: .secondary)
                } else {
                    controller = (container as? UITabBarController)?.selectedViewController
                }
            }
            return controller as? UINavigationController
        }
    }

    extension UITabBarController {
        /// The controllers of all tabs, which iOS 18 may not have made yet.
        fileprivate var tabControllers: [UIViewController?] {
            if #available(iOS 18, tvOS 18, visionOS 2, *), !tabs.isEmpty { return tabs.map(\.viewController) }
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
