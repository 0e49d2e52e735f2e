#if canImport(UIKit) && !os(watchOS)
    import UIKit

    extension UIKitScene {
        /// Dismisses the lowest modal that is not to be shown, with all modals above it.
        func dismissModals(notIn target: [Modal], isAnimated: Bool) async throws {
            reportDismissals()
            let kept = zip(modals, target).prefix { $0.canShow($1) }.count
            guard kept < modals.count, let presenter = presenter(ofModal: kept) else { return }
            let removed = modals[kept...]
            modals.removeSubrange(kept...)
            guard await presenter.dismissesPresented(isAnimated: isAnimated) else {
                modals += removed
                throw NavigationHostError.notDismissed(modals[kept].pages[0])
            }
        }

        /// Presents modals above those that are shown already.
        ///
        /// Without a window, UIKit presents nothing, so the modals wait for one.
        func showModals(_ target: [Modal], isAnimated: Bool) async throws {
            guard window != nil, let host else { return }
            let changes = zip(target, modals).filter { $0.pages != $1.pages }
            for (modal, shown) in changes { try await shown.show(modal, isAnimated: isAnimated) }
            for modal in target.dropFirst(modals.count) {
                let shown = try await UIKitModal(modal, self, host)
                guard let presenter = presenter(ofModal: modals.count) else { return }
                modals.append(shown)
                guard await presenter.presents(shown.controller, isAnimated: isAnimated), modals.last === shown else {
                    modals.removeAll { $0 === shown }
                    throw NavigationHostError.ignored(modal.root)
                }
            }
        }

        /// Whether the user may swipe a modal down.
        func allowsDismissal(of modal: UIKitModal) -> Bool {
            pages(from: modal).allSatisfy { host?.navigator.allowsGesture(closing: $0.id) ?? true }
        }

        /// Asks the pages of a modal, which the user has tried to swipe down, whether they may close.
        func requestDismissal(of modal: UIKitModal) {
            guard let root = modal.pages.first else { return }
            host?.navigator.requestClosing(root.id, in: id)
        }

        /// Reports that a modal has been dismissed, with all modals above it.
        func reportDismissal(of modal: UIKitModal) {
            let closed = pages(from: modal)
            guard let index = modals.firstIndex(where: { $0 === modal }) else { return }
            modals.removeSubrange(index...)
            host?.report(.closed(closed.map(\.id), id))
        }

        /// Reports the modals of the state that could not be presented in a new window.
        func reportMissingModals() {
            let missing = host?.navigator.state[id]?.modals.dropFirst(modals.count) ?? []
            host?.report(.closed(missing.flatMap(\.pages).map(\.id), id))
        }

        /// Reports the modals that code has dismissed without the navigator.
        func reportDismissals() {
            guard window != nil else { return }
            let index = modals.indices.first {
                presenter(ofModal: $0)?.presentedViewController !== modals[$0].controller
            }
            if let index { reportDismissal(of: modals[index]) }
        }

        private func pages(from modal: UIKitModal) -> [Page] {
            modals.drop { $0 !== modal }.flatMap(\.pages)
        }
    }

    extension UIViewController {
        /// Presents a controller and waits until it has appeared.
        ///
        /// - Returns: Whether UIKit presents it.
        fileprivate func presents(_ controller: UIViewController, isAnimated: Bool) async -> Bool {
            await withCheckedContinuation { continuation in
                let presentation = PendingTransition(continuation)
                present(controller, animated: isAnimated) { presentation.end(true) }
                // UIKit says nothing to a presentation that it refuses.
                if presentedViewController !== controller { presentation.end(false) }
            }
        }

        /// Dismisses the presented controller, and waits until it has disappeared.
        ///
        /// - Returns: Whether UIKit has dismissed it.
        fileprivate func dismissesPresented(isAnimated: Bool) async -> Bool {
            guard let presented = presentedViewController else { return true }
            return await withCheckedContinuation { continuation in
                let dismissal = PendingTransition(continuation)
                dismiss(animated: isAnimated) { dismissal.end(self.presentedViewController !== presented) }
                guard !presented.isBeingDismissed else { return }
                // UIKit says nothing to a dismissal that it refuses.
                Task {
                    await self.transitionEnds()
                    if !presented.isBeingDismissed { dismissal.end(self.presentedViewController !== presented) }
                }
            }
        }

        /// Waits until the transition that is running has ended.
        func transitionEnds() async {
            guard let transitionCoordinator else { return }
            _ = await withCheckedContinuation { continuation in
                let transition = PendingTransition(continuation)
                let isQueued = transitionCoordinator.animate(alongsideTransition: nil) { _ in transition.end(true) }
                if !isQueued { transition.end(false) }
            }
        }
    }

    /// A transition that is awaited: it ends once.
    @MainActor
    private final class PendingTransition {
        private var continuation: CheckedContinuation<Bool, Never>?

        init(_ continuation: CheckedContinuation<Bool, Never>) {
            self.continuation = continuation
        }

        func end(_ isDone: Bool) {
            continuation?.resume(returning: isDone)
            continuation = nil
        }
    }
#endif
