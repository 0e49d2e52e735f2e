#if canImport(UIKit) && !os(watchOS)
    import UIKit

    /// The UIKit objects of a scene: a container with stacks, and modals above it.
    @MainActor
    final class UIKitScene: NSObject {
        let id: SceneID
        private(set) weak var host: UIKitNavigationHost?
        /// The modals that are presented, the highest last.
        var modals: [UIKitModal] = []

        /// The window, without which nothing is presented.
        private(set) weak var window: UIWindow?

        private var container: UIViewController?
        private var stacks: [UIKitStack] = []
        private var tabs: [TabID] = []
        private var selected = 0

        init(_ id: SceneID, _ host: UIKitNavigationHost) {
            self.id = id
            self.host = host
        }

        /// Waits until no transition is running.
        func transitionEnds() async {
            await container?.transitionEnds()
            if !stacks.isEmpty { await stacks[selected].controller.transitionEnds() }
            for modal in modals { await modal.controller.transitionEnds() }
        }

        /// Makes UIKit show a scene.
        ///
        /// - Parameters:
        ///   - isAnimated: Whether the change is animated.
        ///   - target: The scene, which the user may change during an animation.
        /// - Throws: The error of `target`; ``NavigationHostError`` if UIKit does not show the scene.
        func show(isAnimated: Bool, _ target: () throws -> NavigationScene) async throws {
            try await dismissModals(notIn: target().modals, isAnimated: isAnimated)
            try await show(target().content, isAnimated: isAnimated)
            try await showModals(target().modals, isAnimated: isAnimated)
        }

        private func show(_ content: SceneContent, isAnimated: Bool) async throws {
            if container == nil || tabs != content.tabs { try await replaceContainer(for: content) }
            select(content.selectedIndex)
            // An effect concerns one stack. In another one, the user may just be going back.
            let changes = zip(content.stacks, stacks).filter { $0.pages != $1.pages }
            for (stack, shown) in changes { try await shown.show(stack.pages, isAnimated: isAnimated) }
        }

        /// Makes controllers for other tabs, or for none.
        private func replaceContainer(for content: SceneContent) async throws {
            guard let host else { return }
            let stacks = content.stacks.map { _ in UIKitStack(id, host) }
            for (stack, shown) in zip(content.stacks, stacks) { try await shown.show(stack.pages, isAnimated: false) }
            self.stacks = stacks
            tabs = content.tabs
            selected = content.selectedIndex
            if tabs.isEmpty {
                container = stacks[selected].controller
            } else if let sidebar = host.makeSidebar(id) {
                let split = UISplitViewController(style: .doubleColumn)
                split.setViewController(sidebar, for: .primary)
                split.setViewController(stacks[selected].controller, for: .secondary)
                split.delegate = self
                container = split
            } else {
                let bar = UITabBarController()
                bar.viewControllers = stacks.map(\.controller)
                bar.selectedIndex = selected
                bar.delegate = self
                container = bar
            }
            install()
        }

        /// Shows the scene in a window.
        func appear(in window: UIWindow?) {
            self.window = window
            install()
        }

        /// Takes the controllers of pages out of UIKit, so that another window can show them.
        func close() {
            let closing = modals
            modals = []
            if container?.presentedViewController != nil { container?.dismiss(animated: false) }
            for modal in closing { modal.close() }
            for stack in stacks { stack.close() }
        }

        private func install() {
            guard let window, let container, window.rootViewController !== container else { return }
            window.rootViewController = container
            window.makeKeyAndVisible()
        }

        private func select(_ index: Int) {
            guard index != selected else { return }
            selected = index
            if let bar = container as? UITabBarController {
                bar.selectedIndex = index
            } else if let split = container as? UISplitViewController {
                split.setViewController(stacks[index].controller, for: .secondary)
                split.show(.secondary)
            }
        }

        /// Selects a tab in a sidebar for the user.
        func userSelects(_ tab: TabID) {
            guard let index = tabs.firstIndex(of: tab) else { return }
            // A collapsed sidebar covers the tab, even if it is selected.
            if index == selected { (container as? UISplitViewController)?.show(.secondary) }
            select(index)
            host?.report(.selectedTab(tab, id))
        }

        /// The controller that presents the modal with an index.
        func presenter(ofModal index: Int) -> UIViewController? {
            index == 0 ? container : modals[index - 1].controller
        }
    }

    extension UIKitScene: UITabBarControllerDelegate {
        func tabBarController(
            _ tabBarController: UITabBarController,
            shouldSelect viewController: UIViewController
        ) -> Bool {
            // A tap on the selected tab goes back to its root.
            guard viewController === tabBarController.selectedViewController else { return true }
            let stack = stacks.first { $0.controller === viewController }
            return host?.navigator.allowsGesture(closing: stack?.pages.dropFirst().map(\.id) ?? [], in: id) ?? true
        }

        func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
            guard let index = stacks.firstIndex(where: { $0.controller === viewController }), index != selected else {
                return
            }
            selected = index
            host?.report(.selectedTab(tabs[index], id))
        }
    }

    extension UIKitScene: UISplitViewControllerDelegate {
        func splitViewController(
            _ svc: UISplitViewController,
            topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
        ) -> UISplitViewController.Column {
            // The state always shows a tab.
            .secondary
        }
    }
#endif
