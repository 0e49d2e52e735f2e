#if canImport(UIKit) && !os(watchOS)
    import UIKit

    /// A navigation controller, and the pages that it shows.
    @MainActor
    final class UIKitStack: NSObject {
        /// A page and its controller.
        private struct Entry {
            let page: Page
            let controller: UIViewController
        }

        let controller = UIKitStackController()
        private var entries: [Entry] = []
        /// The entries before the effect that is being shown.
        private var former: [Entry] = []
        private let scene: SceneID
        private(set) weak var host: UIKitNavigationHost?
        /// Whether the host has disabled the swipes that go back.
        private var blocksSwipes = false

        init(_ scene: SceneID, _ host: UIKitNavigationHost) {
            self.scene = scene
            self.host = host
            super.init()
            controller.delegate = self
        }

        /// The pages, the root first.
        var pages: [Page] { entries.map(\.page) }

        /// Makes the navigation controller show pages, and waits for its animation.
        func show(_ pages: [Page], isAnimated: Bool) async throws {
            guard let host, let top = pages.last else { return }
            let target = try pages.map { Entry(page: $0, controller: try host.stackableController(of: $0)) }
            let controllers = target.map(\.controller)
            former = entries
            entries = target
            defer { former = [] }
            for entry in target { guardBackButton(of: entry, isPushed: entry.page.id != pages.first?.id) }
            controller.setViewControllers(controllers, animated: isAnimated && controller.viewIfLoaded?.window != nil)
            await controller.transitionEnds()
            guard controller.viewControllers.last === controllers.last else {
                // The user has gone back in the meantime, which has been reported, or UIKit has ignored the change.
                if self.pages == pages { entries = former }
                throw NavigationHostError.ignored(top)
            }
            updateSwipes()
        }

        /// Takes the pages out of the navigation controller, without reporting it.
        func close() {
            controller.delegate = nil
            controller.setViewControllers([], animated: false)
        }

        /// Lets the back button ask a page that may refuse to close.
        private func guardBackButton(of entry: Entry, isPushed: Bool) {
            #if !os(tvOS)
                let item = entry.controller.navigationItem
                let page = entry.page.id
                item.removeAction(Self.closingAction)
                guard isPushed, let navigator = host?.navigator, !navigator.allowsGesture(closing: page),
                    item.leftBarButtonItem == nil
                else { return }
                let scene = scene
                let action = UIAction(identifier: Self.closingAction) { [weak navigator] _ in
                    navigator?.requestClosing(page, in: scene)
                }
                if #available(iOS 16, *) {
                    if item.backAction == nil { item.backAction = action }
                } else {
                    item.leftBarButtonItem = UIBarButtonItem(systemItem: .close, primaryAction: action)
                }
            #endif
        }

        /// Blocks the swipes that would close a page that may refuse.
        private func updateSwipes() {
            #if !os(tvOS)
                guard let host, let top = entries.last?.page.id else { return }
                let isBlocked = !host.navigator.allowsGesture(closing: top)
                // The app may have disabled the swipes for other pages.
                guard isBlocked != blocksSwipes else { return }
                blocksSwipes = isBlocked
                controller.interactivePopGestureRecognizer?.isEnabled = !isBlocked
                #if compiler(>=6.2)
                    if #available(iOS 26, visionOS 26, *) {
                        controller.interactiveContentPopGestureRecognizer?.isEnabled = !isBlocked
                    }
                #endif
            #endif
        }
    }

    #if !os(tvOS)
        extension UIKitStack {
            /// The action of a back button that asks its page.
            private static let closingAction = UIAction.Identifier("RouterNavigation.requestClosing")
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
            let shown = navigationController.viewControllers
            let remaining = entries.filter { entry in shown.contains { $0 === entry.controller } }
            defer { updateSwipes() }
            guard remaining.count < entries.count else { return }
            // The state still contains the pages that the effect has removed.
            let open = Set(remaining.map(\.page.id))
            let closed = (former + entries).map(\.page.id).filter { !open.contains($0) }
            entries = remaining
            host?.report(.closed(closed, scene))
        }
    }

    /// A navigation controller that says when it has been dismissed, by a gesture or by code.
    final class UIKitStackController: UINavigationController {
        var whenDismissed: (@MainActor () -> Void)?

        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            if isBeingDismissed { whenDismissed?() }
        }
    }
#endif
