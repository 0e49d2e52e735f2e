#if canImport(UIKit) && !os(watchOS)
    import UIKit

    /// A presented controller: the page itself, or a stack of pages.
    @MainActor
    final class UIKitModal: NSObject {
        let controller: UIViewController
        let style: Modal.Style
        /// The page; `nil` for a stack.
        private let page: Page?
        let stack: UIKitStack?
        private weak var scene: UIKitScene?

        /// Makes the controller of a modal, which is not presented yet.
        init(_ modal: Modal, _ scene: UIKitScene, _ host: UIKitNavigationHost) throws {
            style = modal.style
            self.scene = scene
            switch modal.content {
            case .page(let page):
                self.page = page
                stack = nil
                controller = try host.controller(of: page, in: scene.id)
            case .stack(let pages):
                page = nil
                let stack = UIKitStack(host.makeStack(scene.id), scene)
                try stack.show(pages.pages, isAnimated: false)
                stack.takePresentation(of: try host.controller(of: pages.root, in: scene.id))
                self.stack = stack
                controller = stack.controller
            }
            super.init()
            // UIKit raises an exception if the presentation of an alert is changed.
            if !(controller is UIAlertController) {
                if style == .fullScreen { controller.modalPresentationStyle = .fullScreen }
                host.setUpModal?(controller, modal.root)
                controller.presentationController?.delegate = self
            }
            (controller as? UIKitStackController)?.whenDismissed = { [weak scene] in scene?.read() }
        }

        /// The content; `nil` for a stack without pages.
        var content: Modal.Content? { page.map { .page($0) } ?? stack?.stack.map { .stack($0) } }

        /// The pages, the root first.
        var pages: [Page] { page.map { [$0] } ?? stack?.pages ?? [] }

        /// Whether this controller can show a modal.
        func canShow(_ modal: Modal) -> Bool {
            switch modal.content {
            case .page(let other): style == modal.style && page?.id == other.id
            case .stack: style == modal.style && stack != nil
            }
        }

        /// Takes the pages out of their stack, so that another window can show them.
        func close() { stack?.close() }
    }

    extension UIKitModal: UIAdaptivePresentationControllerDelegate {
        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
            scene?.allowsDismissal(of: self) ?? true
        }

        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
            if scene?.allowsDismissal(of: self) == false { scene?.requestDismissal(of: self) }
        }

        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
            scene?.read()
        }
    }
#endif
