@MainActor open class UIAlertController: UIViewController {
    public enum Style: Int, Sendable {
        case actionSheet, alert
    }

    public private(set) var preferredStyle = Style.alert
    public private(set) var actions: [UIAlertAction] = []

    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.preferredStyle = preferredStyle
        #if !os(tvOS)
            if preferredStyle == .actionSheet { modalPresentationStyle = .popover }
        #endif
    }

    open func addAction(_ action: UIAlertAction) { actions.append(action) }

    /// Taps a button, after which UIKit dismisses the alert and calls its handler.
    public func userTaps(_ index: Int) {
        guard presentingViewController != nil, !isBeingDismissed, !isBeingPresented else { return }
        let action = actions[index]
        endPresentation(true) { _ in action.handler?(action) }
    }
}

@MainActor open class UIAlertAction: NSObject {
    public enum Style: Int, Sendable {
        case `default`, cancel, destructive
    }

    public let title: String?
    let handler: ((UIAlertAction) -> Void)?

    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.handler = handler
        super.init()
    }
}
