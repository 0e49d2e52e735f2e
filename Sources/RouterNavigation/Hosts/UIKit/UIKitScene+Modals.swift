#if canImport(UIKit) && !os(watchOS)
    import UIKit

    extension UIKitScene {
        /// How often a change is tried that UIKit has refused, because something else has just begun to move.
        private static let attempts = 3

        /// Dismisses the modal at a place, with all modals above it.
        func dismissModals(from index: Int, isAnimated: Bool) async throws {
            let shown = presented
            guard index < shown.count, let host, let presenter = shown[index].presentingViewController else { return }
            let closing = shown[index]
            host.endViewModals(in: shown[index...])
            for _ in 0..<Self.attempts {
                await settle()
                guard isConnected, presenter.presentedViewController === closing else { break }
                _ = await waits { end in
                    presenter.dismiss(animated: isAnimated, completion: end)
                    // UIKit says nothing to a dismissal that it refuses.
                    if presenter.presentedViewController === closing, !closing.isBeingDismissed { end() }
                }
            }
            guard !isConnected || presenter.presentedViewController !== closing || closing.isBeingDismissed else {
                let root = modals.first { $0.controller === closing }?.pages.first ?? host.page(of: closing)
                throw NavigationError.notDismissed(root)
            }
            modals.removeAll { modal in shown[index...].contains { $0 === modal.controller } }
        }

        /// Presents modals above those that are shown already.
        ///
        /// Without a window, UIKit presents nothing, so the modals wait for one.
        func present(_ missing: some Sequence<PageStack<OwnPage>>, isAnimated: Bool) async throws {
            for modal in missing where !modal.root.isForeign {
                guard let host, isConnected, window != nil else { return }
                let shown = try UIKitModal(modal, modal.style ?? .sheet, self, host)
                modals.append(shown)
                guard await presents(shown.controller, isAnimated: isAnimated) else {
                    modals.removeAll { $0 === shown }
                    throw NavigationError.ignored(modal.root)
                }
            }
        }

        /// Presents a controller above all others, and waits until it has appeared.
        ///
        /// - Returns: Whether UIKit presents it.
        private func presents(_ controller: UIViewController, isAnimated: Bool) async -> Bool {
            for _ in 0..<Self.attempts {
                await settle()
                // The next window shows it.
                guard isConnected, let presenter = highest else { return true }
                var isAccepted = false
                _ = await waits { end in
                    presenter.present(controller, animated: isAnimated, completion: end)
                    // UIKit says nothing to a presentation that it refuses.
                    isAccepted = presenter.presentedViewController === controller
                    if !isAccepted { end() }
                }
                if isAccepted { return true }
            }
            return false
        }

        /// Whether a controller that is presented can show a modal.
        func canShow(_ modal: PageStack<OwnPage>, in controller: UIViewController, _ host: UIKitNavigationHost) -> Bool
        {
            if let known = modals.first(where: { $0.controller === controller }) { return known.canShow(modal) }
            return modal.root.id == host.page(of: controller).id
        }

        /// Whether the user may swipe a modal down.
        func allowsDismissal(of modal: UIKitModal) -> Bool {
            let pages = host?.navigator.state[id]?.modals.drop { $0.id != modal.id }.flatMap(\.pages)
            return pages?.allSatisfy { host?.navigator.allowsGesture(closing: $0.id) ?? true } ?? true
        }

        /// Asks the pages of a modal, which the user has tried to swipe down, whether they may close.
        func requestDismissal(of modal: UIKitModal) {
            guard let root = modal.pages.first else { return }
            host?.navigator.requestClosing(root.id, in: id)
        }
    }
#endif
