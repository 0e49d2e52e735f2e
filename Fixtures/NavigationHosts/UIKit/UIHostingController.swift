public import SwiftUI

/// A controller with a view of SwiftUI, which SwiftUI declares for UIKit.
@MainActor open class UIHostingController<Content: View>: UIViewController {
    /// The view as a user sees and touches it.
    public private(set) lazy var interface = makeInterface()
    open var rootView: Content
    /// The controller of the sheet that the view presents.
    private weak var sheet: PresentationHostingController?

    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }

    open override var title: String? {
        get { super.title ?? interface.pageBelowSheet }
        set { super.title = newValue }
    }

    private func makeInterface() -> Interface {
        let interface = Interface(rootView)
        interface.didDraw = { [weak self] in self?.showSheet() }
        return interface
    }

    /// Presents what the view presents, and dismisses what it does not present any more.
    private func showSheet() {
        guard interface.presentsSheet != (sheet != nil) else { return }
        if let sheet {
            if !sheet.isBeingDismissed { sheet.presentingViewController?.dismiss(animated: true) }
            return
        }
        let sheet = PresentationHostingController { [weak self] in self?.interface.closeSheet(isTold: $0) }
        self.sheet = sheet
        present(sheet, animated: true)
    }
}

/// The controller in which SwiftUI presents the sheet of a hosted view.
public final class PresentationHostingController: UIViewController, UIAdaptivePresentationControllerDelegate {
    private let hasClosed: (_ isTold: Bool) -> Void
    private var isDragged = false

    init(hasClosed: @escaping (_ isTold: Bool) -> Void) {
        self.hasClosed = hasClosed
        super.init(nibName: nil, bundle: nil)
        title = "Own sheet"
        presentationController?.delegate = self
    }

    public required init?(coder: NSCoder) { nil }

    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        isDragged = true
    }

    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        isDragged = false
    }

    public override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed { hasClosed(isDragged || !UIKitModel.has(.hostedSheetKeepsBinding)) }
    }
}
