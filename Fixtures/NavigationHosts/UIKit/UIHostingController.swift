public import SwiftUI

/// A controller with a view of SwiftUI, which SwiftUI declares for UIKit.
@MainActor open class UIHostingController<Content: View>: UIViewController {
    /// The view as a user sees and touches it.
    public private(set) lazy var interface = Interface(rootView)
    open var rootView: Content

    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }

    open override var title: String? {
        get { super.title ?? interface.page }
        set { super.title = newValue }
    }
}
