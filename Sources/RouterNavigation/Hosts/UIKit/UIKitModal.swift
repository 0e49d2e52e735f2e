#if canImport(UIKit) && !os(watchOS)
    import UIKit

    /// A presented controller: the page itself, or a stack of pages.
    @MainActor
    final class UIKitModal: NSObject {
        let controller: UIViewController
        let style: Modal.Style
        private let content: Content
        private weak var scene: UIKitScene?

        private enum Content {
            case page(Page)
            case stack(UIKitStack)
        }

        /// Makes the controller of a modal, which is not presented yet.
        init(_ modal: Modal, _ scene: UIKitScene, _ host: UIKitNavigationHost) async throws {
            style = modal.style
            self.scene = scene
            switch modal.content {
            case .page(let page):
                content = .page(page)
                controller = try host.controller(of: page)
            case .stack(let pages):
                let stack = UIKitStack(scene.id, host)
                try await stack.show(pages.pages, isAnimated: false)
                content = .stack(stack)
                controller = stack.controller
            }
            super.init()
            // UIKit raises an exception if the presentation of an alert is changed.
            if !(controller is UIAlertController) {
                if style == .fullScreen { controller.modalPresentationStyle = .fullScreen }
                controller.presentationController?.delegate = self
            }
            if case .stack(let stack) = content {
                stack.controller.whenDismissed = { [weak self] in self?.reportDismissal() }
            }
        }

        /// The pages, the root first.
        var pages: [Page] {
            switch content {
            case .page(let page): [page]
            case .stack(let stack): stack.pages
            }
        }

        /// Whether this controller can show a modal.
        func canShow(_ modal: Modal) -> Bool {
            switch (content, modal.content) {
            case (.page(let page), .page(let other)): style == modal.style && page.id == other.id
            case (.stack, .stack): style == modal.style
            default: false
            }
        }

        /// Shows the pages of a modal.
        func show(_ modal: Modal, isAnimated: Bool) async throws {
            guard case .stack(let stack) = content else { return }
            try await stack.show(modal.pages, isAnimated: isAnimated)
        }

        /// Takes the pages out of their stack, so that another window can show them.
        func close() {
            if case .stack(let stack) = content { stack.close() }
        }

        private func reportDismissal() { scene?.reportDismissal(of: self) }
    }

    extension UIKitModal: UIAdaptivePresentationControllerDelegate {
        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
            scene?.allowsDismissal(of: self) ?? true
        }

        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
            scene?.requestDismissal(of: self)
        }

        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
            reportDismissal()
        }
    }
#endif
