#if canImport(UIKit) && !os(watchOS)
    import UIKit

    extension UIKitScene {
        /// The controllers that are presented, the lowest first, unless they are closing; a search is a part of its page.
        var presented: [UIViewController] { presentedWithSearches.filter { !($0 is UISearchController) } }

        private var presentedWithSearches: [UIViewController] {
            guard let lowest = container?.presentedViewController else { return [] }
            return sequence(first: lowest, next: \.presentedViewController).prefix { !$0.isBeingDismissed }
        }

        /// The highest controller, which alone can present another one.
        var highest: UIViewController? { presentedWithSearches.last ?? container }

        /// The transitions that are running.
        var transitions: [any UIViewControllerTransitionCoordinator] {
            ([container] + stacks.map(\.controller) + presentedWithSearches + modals.map(\.controller)).compactMap {
                $0?.transitionCoordinator
            }
        }

        /// Lets the navigator read the scene, because something has changed.
        func read() {
            if let shown = scene() { host?.navigator.record(shown) }
        }

        /// The content of the scene; of what is moving, that of the state.
        ///
        /// - Parameter isLast: Whether the scene disconnects, so that nothing that is moving comes back.
        /// - Returns: The scene, of which only the tab is read while the screen does not show the state yet; `nil` without a
        ///   window.
        func scene(isLast: Bool = false) -> NavigatorScene? {
            guard let host, var scene = host.navigator.state[id], window != nil, isConnected, !isSelecting else {
                return nil
            }
            let former = scene
            if let selected, tabs.indices.contains(selected) { scene.select(tabs[selected], keepingModals: true) }
            // Only the tab is what the user has left.
            guard !isBehind else { return scene }
            // In a window that UIKit has refused to fill, there are no stacks.
            let shown = isChanging || tabs != scene.tabs ? [] : stacks
            for (index, stack) in zip(scene.stacks.indices, shown)
            where isLast || stack.controller.transitionCoordinator == nil {
                scene.stacks[index] = scene.stacks[index].with(stack.pages) ?? scene.stacks[index]
            }
            let presented = presented
            let isMoving = (presented + modals.map(\.controller)).contains {
                $0.isBeingPresented || $0.isBeingDismissed
            }
            if isLast || !isMoving && !isChanging {
                scene.modals = presented.map { modal($0, former.modals, host, isLast: isLast) }
                modals.removeAll { modal in !presented.contains { $0 === modal.controller } }
            }
            if !isChanging { host.forget(former.pages, notIn: scene.pages) }
            return scene
        }

        private func modal(
            _ controller: UIViewController,
            _ former: [PageStack<OwnPage>],
            _ host: UIKitNavigationHost,
            isLast: Bool
        ) -> PageStack<OwnPage> {
            if let known = modals.first(where: { $0.controller === controller }), let shown = known.shown {
                let isMoving = !isLast && controller.transitionCoordinator != nil
                let former = isMoving ? former.first { $0.id == known.id } : nil
                return former ?? shown
            }
            let style: ModalStyle = controller.modalPresentationStyle == .fullScreen ? .fullScreen : .sheet
            return PageStack(style: style, isWrapped: false, host.page(of: controller))
        }
    }

    extension UIKitScene: UITabBarControllerDelegate {
        func tabBarController(
            _ tabBarController: UITabBarController,
            shouldSelect viewController: UIViewController
        ) -> Bool {
            // A tap on the selected tab goes back to its root.
            guard viewController === tabBarController.selectedViewController else { return true }
            let stack = stacks.first { $0.container === viewController }
            return host?.navigator.allowsGesture(closing: stack?.pages.dropFirst().map(\.id) ?? [], in: id) ?? true
        }

        func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
            read()
        }

        @available(iOS 18, tvOS 18, visionOS 2, *)
        func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
            tab.viewController.map { self.tabBarController(tabBarController, shouldSelect: $0) } ?? true
        }

        @available(iOS 18, tvOS 18, visionOS 2, *)
        func tabBarController(
            _ tabBarController: UITabBarController,
            didSelectTab selectedTab: UITab,
            previousTab: UITab?
        ) {
            read()
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
