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
        /// The delegate that the app has set, which hears of everything after the host.
        ///
        /// Unchecked: UIKit asks a delegate what it responds to, and calls it, on the main thread.
        private nonisolated(unsafe) weak var appDelegate: (any UIAdaptivePresentationControllerDelegate)?

        /// Makes the controller of a modal, which is not presented yet.
        init(_ modal: PageStack<OwnPage>, _ style: ModalStyle, _ scene: UIKitScene, _ host: UIKitNavigationHost) throws
        {
            id = modal.id
            self.style = style
            self.scene = scene
            if modal.isWrapped {
                page = nil
                let stack = UIKitStack(host.makeStack(scene.id), scene)
                try stack.show(modal.pages, in: stack.controller, isAnimated: false)
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
                appDelegate = controller.presentationController?.delegate
                controller.presentationController?.delegate = self
            }
            giveSource(to: controller, from: scene.presented.last ?? scene.container)
            (controller as? UIKitStackController)?.whenDismissed = { [weak scene] in scene?.read() }
        }

        /// Lets a popover, or a menu that is one on an iPad, come from what presents it.
        ///
        /// UIKit raises an exception for one that comes from nowhere.
        private func giveSource(to controller: UIViewController, from presenter: UIViewController?) {
            #if !os(tvOS)
                guard let view = presenter?.view, let popover = controller.popoverPresentationController,
                    popover.sourceView == nil, popover.barButtonItem == nil
                else { return }
                popover.sourceView = view
                popover.sourceRect = CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0)
                popover.permittedArrowDirections = []
            #endif
        }

        #if canImport(ObjectiveC)
            nonisolated override func responds(to selector: Selector!) -> Bool {
                super.responds(to: selector) || appDelegate?.responds(to: selector) == true
            }

            nonisolated override func forwardingTarget(for selector: Selector!) -> Any? { appDelegate }
        #endif

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
            scene?.allowsDismissal(of: self) != false
                && (appDelegate?.presentationControllerShouldDismiss)?(presentationController) ?? true
        }

        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
            if scene?.allowsDismissal(of: self) == false { scene?.requestDismissal(of: self) }
            (appDelegate?.presentationControllerDidAttemptToDismiss)?(presentationController)
        }

        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
            scene?.read()
            (appDelegate?.presentationControllerDidDismiss)?(presentationController)
        }
    }
#endif
