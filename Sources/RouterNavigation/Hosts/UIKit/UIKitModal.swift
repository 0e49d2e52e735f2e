#if canImport(UIKit) && !os(watchOS)
    import UIKit

    /// A presented controller: the page itself, or a stack of pages.
    @MainActor
    final class UIKitModal: NSObject {
        /// The identity of the modal's stack in the scene.
        let id: PageID
        let controller: UIViewController
        let style: ModalStyle
        /// The page that is presented alone; `nil` for a stack.
        private let page: Page?
        let stack: UIKitStack?
        private weak var scene: UIKitScene?

        /// Makes the controller of a modal, which is not presented yet.
        init(_ modal: PageStack<OwnPage>, _ style: ModalStyle, _ scene: UIKitScene, _ host: UIKitNavigationHost) throws
        {
            id = modal.id
            self.style = style
            self.scene = scene
            if modal.isWrapped {
                page = nil
                let stack = UIKitStack(host.makeStack(scene.id), scene)
                try stack.show(modal.pages, isAnimated: false)
                stack.takePresentation(of: try host.controller(of: modal.root, in: scene.id))
                self.stack = stack
                controller = stack.controller
            } else {
                page = modal.root
                stack = nil
                controller = try host.controller(of: modal.root, in: scene.id)
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

        /// The modal as it is shown; `nil` for a stack without pages.
        var shown: PageStack<OwnPage>? {
            let pages = pages
            return pages.first.map {
                PageStack(id: id, style: style, isWrapped: stack != nil, $0, pushed: Array(pages.dropFirst()))
            }
        }

        /// The pages, the root first.
        var pages: [Page] { page.map { [$0] } ?? stack?.pages ?? [] }

        /// Whether this controller can show a modal.
        func canShow(_ modal: PageStack<OwnPage>) -> Bool {
            id == modal.id && style == modal.style && (modal.isWrapped ? stack != nil : page?.id == modal.root.id)
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
