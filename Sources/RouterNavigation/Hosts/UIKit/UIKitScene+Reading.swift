#if canImport(UIKit) && !os(watchOS)
    import UIKit

    extension UIKitScene {
        /// The controllers that are presented, the lowest first, unless they are closing.
        var presented: [UIViewController] {
            guard let lowest = container?.presentedViewController else { return [] }
            return sequence(first: lowest, next: \.presentedViewController).prefix { !$0.isBeingDismissed }
        }

        /// The transitions that are running.
        var transitions: [any UIViewControllerTransitionCoordinator] {
            ([container] + stacks.map(\.controller) + presented + modals.map(\.controller)).compactMap {
                $0?.transitionCoordinator
            }
        }

        /// Lets the navigator read the scene, because something has changed.
        func read() {
            if let shown = scene() { host?.navigator.record(shown) }
        }

        /// What the scene shows.
        ///
        /// - Parameter isLast: Whether the scene disconnects, so that what is closing will not come back.
        /// - Returns: The scene; `nil` if it is between two states.
        func scene(isLast: Bool = false) -> NavigationScene? {
            guard let host, let state = host.navigator.state[id], window != nil, isConnected, !isChanging, !isBehind
            else { return nil }
            var content = state.content
            // In a window that UIKit has refused to fill, there is none.
            var shown = (tabs == content.tabs ? stacks : []).makeIterator()
            content.updateStacks { known in
                guard let stack = shown.next(), isLast || stack.controller.transitionCoordinator == nil else { return }
                known = stack.stack ?? known
            }
            if let selected, tabs.indices.contains(selected) { _ = content.select(tabs[selected]) }
            let presented = presented
            let isMoving = (presented + modals.map(\.controller)).contains {
                $0.isBeingPresented || $0.isBeingDismissed
            }
            var shownModals = state.modals
            if isLast || !isMoving {
                shownModals = presented.map { modal($0, host) }
                modals.removeAll { modal in !presented.contains { $0 === modal.controller } }
            }
            let scene = NavigationScene(id, content, modals: shownModals)
            host.forget(state.pages, notIn: scene.pages)
            return scene
        }

        private func modal(_ controller: UIViewController, _ host: UIKitNavigationHost) -> Modal {
            if let known = modals.first(where: { $0.controller === controller }), let content = known.content {
                return Modal(known.style, content)
            }
            let style: Modal.Style = controller.modalPresentationStyle == .fullScreen ? .fullScreen : .sheet
            return Modal(style, .page(host.page(of: controller)))
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
