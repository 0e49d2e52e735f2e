#if canImport(UIKit) && !os(watchOS)
    import UIKit

    /// A navigation controller with pages.
    @MainActor
    final class UIKitStack: NSObject {
        /// The controller in its tab or window: the navigation controller, or an app's own container with it.
        let container: UIViewController
        private let first: UINavigationController
        private weak var scene: UIKitScene?
        /// The navigation controller of which the host has disabled the swipes that go back.
        private weak var blocked: UINavigationController?

        /// Whether the app has made the controller and shows pages in it, too.
        private let isAdopted: Bool

        /// Creates a stack, whose delegate it becomes unless the app has another one.
        ///
        /// - Parameters:
        ///   - controller: The navigation controller.
        ///   - scene: The scene.
        ///   - container: The app's own container, if the app has made the controller.
        init(_ controller: UINavigationController, _ scene: UIKitScene, in container: UIViewController? = nil) {
            first = controller
            self.scene = scene
            self.container = container ?? controller
            isAdopted = container != nil
            super.init()
            becomeDelegate()
        }

        /// The navigation controller, which is another one while a split view controller is collapsed.
        var controller: UINavigationController { isAdopted ? container.shownStack ?? first : first }

        private func becomeDelegate() {
            if !isAdopted || controller.delegate == nil { controller.delegate = self }
        }

        /// The pages that the controller contains, the root first.
        var pages: [Page] {
            guard let host = scene?.host else { return [] }
            return controller.viewControllers.map(host.page)
        }

        /// Makes a navigation controller of the stack show pages, with the verbs of UIKit where it has one.
        ///
        /// No transition is running.
        func show(_ pages: [Page], in controller: UINavigationController, isAnimated: Bool) throws {
            guard let scene, let host = scene.host, let top = pages.last else { return }
            becomeDelegate()
            let target = try pages.map { try host.stackableController(of: $0, in: scene.id) }
            for (index, page) in pages.enumerated() { guardBackButton(of: page, target[index], isPushed: index > 0) }
            let current = controller.viewControllers
            let kept = zip(current, target).prefix { $0 === $1 }.count
            let isAnimated = isAnimated && controller.viewIfLoaded?.window != nil
            if kept == current.count, target.count == kept + 1 {
                controller.pushViewController(target[kept], animated: isAnimated)
            } else if kept > 0, kept == target.count {
                controller.popToViewController(target[kept - 1], animated: isAnimated)
            } else {
                controller.setViewControllers(target, animated: isAnimated)
            }
            guard controller.viewControllers.elementsEqual(target, by: ===) else {
                throw NavigationError.ignored(top)
            }
        }

        /// Takes over how a page wants to be presented, which UIKit asks the controller that contains the page.
        func takePresentation(of page: UIViewController) {
            controller.modalPresentationStyle = page.modalPresentationStyle
            controller.modalTransitionStyle = page.modalTransitionStyle
            controller.transitioningDelegate = page.transitioningDelegate
            controller.preferredContentSize = page.preferredContentSize
            controller.isModalInPresentation = page.isModalInPresentation
        }

        /// Takes the pages out of the navigation controller.
        func close() {
            if controller.delegate === self { controller.delegate = nil }
            if !isAdopted { controller.setViewControllers([], animated: false) }
        }

        /// Lets the back button ask a page that may refuse to close.
        private func guardBackButton(of page: Page, _ controller: UIViewController, isPushed: Bool) {
            #if !os(tvOS)
                let item = controller.navigationItem
                item.removeAction(Self.closingAction)
                guard isPushed, let scene, let navigator = scene.host?.navigator,
                    !navigator.allowsGesture(closing: page.id), item.leftBarButtonItem == nil
                else { return }
                let action = UIAction(identifier: Self.closingAction) { [weak navigator, id = scene.id] _ in
                    navigator?.requestClosing(page.id, in: id)
                }
                if #available(iOS 16, *) {
                    if item.backAction == nil { item.backAction = action }
                } else {
                    item.leftBarButtonItem = UIBarButtonItem(systemItem: .close, primaryAction: action)
                }
            #endif
        }

        /// Blocks the swipes that would close a page that may refuse.
        func updateSwipes() {
            #if !os(tvOS)
                guard let host = scene?.host, let top = controller.topViewController else { return }
                // An app's own delegate does not say when another page is shown.
                let isBlocked =
                    controller.delegate === self && !host.navigator.allowsGesture(closing: host.page(of: top).id)
                // The app may have disabled the swipes for other pages.
                guard blocked !== (isBlocked ? controller : nil) else { return }
                blocked?.enableSwipes(true)
                blocked = isBlocked ? controller : nil
                blocked?.enableSwipes(false)
            #endif
        }
    }

    #if !os(tvOS)
        extension UIKitStack {
            /// The action of a back button that asks its page.
            private static let closingAction = UIAction.Identifier("RouterNavigation.requestClosing")
        }

        extension UINavigationController {
            fileprivate func enableSwipes(_ isEnabled: Bool) {
                interactivePopGestureRecognizer?.isEnabled = isEnabled
                #if compiler(>=6.2)
                    if #available(iOS 26, visionOS 26, *) {
                        interactiveContentPopGestureRecognizer?.isEnabled = isEnabled
                    }
                #endif
            }
        }

        extension UINavigationItem {
            /// Removes an action, which belongs to another page if the item's controller is shown again.
            fileprivate func removeAction(_ identifier: UIAction.Identifier) {
                if #available(iOS 16, *) {
                    if backAction?.identifier == identifier { backAction = nil }
                } else if leftBarButtonItem?.primaryAction?.identifier == identifier {
                    leftBarButtonItem = nil
                }
            }
        }
    #endif

    extension UIKitStack: UINavigationControllerDelegate {
        func navigationController(
            _ navigationController: UINavigationController,
            didShow viewController: UIViewController,
            animated: Bool
        ) {
            updateSwipes()
            scene?.read()
            // While a modal moves, the stack is not read.
            navigationController.transitionCoordinator?.animate(alongsideTransition: nil) { [weak scene] _ in
                scene?.read()
            }
        }
    }

    /// A navigation controller that says when it has been dismissed, by a gesture or by code.
    final class UIKitStackController: UINavigationController {
        var whenDismissed: (@MainActor () -> Void)?

        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            guard isBeingDismissed, let whenDismissed else { return }
            // The dismissal has ended in the next turn.
            Task { whenDismissed() }
        }
    }
#endif
