#if canImport(UIKit) && !os(watchOS)
    import RouterPlans
    import UIKit

    extension SceneCoordinator {
        /// Whether the user sees what moves; UIKit may hold the transitions of an inactive scene.
        private var isAnimated: Bool {
            container.viewIfLoaded?.window?.windowScene?.activationState == .foregroundActive
        }

        /// The next step from what is on the screen to the scene, which says whether UIKit has taken it; `nil` if there is none.
        func nextStep() -> (() -> Bool)? {
            let (scene, presented, kept) = (model.scene, presented, keptModalCount)
            let below = kept == 0 ? 0 : 1 + (presented.firstIndex { $0 === modals[kept - 1].controller } ?? -1)
            if below < presented.count, kept < modals.count || dismissesOthers {
                return { [self] in dismiss(presented[below]) }
            }
            if let tab = scene.visibleStack.tab, tab != self.tab, let controller = tabs[tab] {
                return { [self] in select(tab, controller) }
            }
            for pages in scene.stacks + scene.modals.prefix(kept) where pages.pages.map({ $0.id }) != paths[pages.place]
            {
                if let stack = stack(at: pages.place) { return { [self] in show(pages, in: stack) } }
            }
            guard kept < scene.modals.count else { return nil }
            return { [self] in present(scene.modals[kept], on: highest) }
        }

        private func dismiss(_ modal: UIViewController) -> Bool {
            let presenter = modal.presentingViewController
            presenter?.dismiss(animated: isAnimated)
            return modal.isBeingDismissed || presenter?.presentedViewController !== modal
        }

        private func select(_ tab: TabID, _ controller: UIViewController) -> Bool {
            (container as? UITabBarController)?.selectTab(of: controller)
            self.tab = shownTab
            return shownTab == tab
        }

        private func show(_ pages: PageStack<Screen>, in stack: UINavigationController) -> Bool {
            let current = stack.viewControllers
            var target = pages.pages.compactMap { controller(of: $0, in: pages) }
            // The compact column of a split view has a first page of its own.
            if pages.style == nil, pages.root.screen == nil, let first = current.first { target[0] = first }
            let isAnimated = isAnimated && stack.viewIfLoaded?.window != nil
            // Apps override this method.
            if target.dropLast().elementsEqual(current, by: ===), let top = target.last {
                stack.pushViewController(top, animated: isAnimated)
            } else {
                stack.setViewControllers(target, animated: isAnimated)
            }
            guard stack.viewControllers.elementsEqual(target, by: ===) else { return false }
            paths[pages.place] = pages.pages.map { $0.id }
            return true
        }

        private func present(_ modal: PageStack<Screen>, on presenter: UIViewController) -> Bool {
            guard let root = controller(of: modal.root, in: modal) else { return false }
            let shown = root is UIAlertController ? root : makeStack(modal, root)
            presenter.present(shown, animated: isAnimated)
            guard presenter.presentedViewController === shown else { return false }
            // An alert has no stack, so the pages that came later open when it has closed.
            paths[modal.place] = (root === shown ? [modal.root] : modal.pages).map { $0.id }
            modals.append((modal.id, shown))
            return true
        }

        /// Makes the controller of a modal, which UIKit asks how its root wants to be presented.
        private func makeStack(_ modal: PageStack<Screen>, _ root: UIViewController) -> UIViewController {
            let stack = SceneStackController()
            stack.setViewControllers(modal.pages.compactMap { controller(of: $0, in: modal) }, animated: false)
            stack.modalPresentationStyle = modal.style == .fullScreen ? .fullScreen : root.modalPresentationStyle
            #if !os(tvOS)
                // A popover that comes from nowhere raises an exception.
                if stack.modalPresentationStyle == .popover { stack.modalPresentationStyle = .automatic }
            #endif
            stack.modalTransitionStyle = root.modalTransitionStyle
            stack.transitioningDelegate = root.transitioningDelegate
            stack.preferredContentSize = root.preferredContentSize
            stack.isModalInPresentation = root.isModalInPresentation
            stack.delegate = events
            stack.presentationController?.delegate = events
            stack.events = events
            return stack
        }

        /// The controller of a page; `nil` for a page of other code that has gone.
        private func controller(of page: SceneEntry<Screen>, in stack: PageStack<Screen>) -> UIViewController? {
            if let controller = controllers[page.id] { return controller }
            let controller = page.screen.map(makeController) ?? (page == stack.root ? roots[stack.tab] : nil)
            controllers[page.id] = controller
            return controller
        }
    }
#endif
