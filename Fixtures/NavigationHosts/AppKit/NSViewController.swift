// A stand-in for the part of AppKit that the host uses. Signatures and isolation are AppKit's. What Objective-C leaves
// optional has a default here. Methods that begin with `user` are the user's hands, which AppKit does not have.
@_exported import Foundation

@MainActor open class NSResponder: NSObject {
    nonisolated public override init() { super.init() }
}

@MainActor open class NSView: NSResponder {
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static var width: AutoresizingMask { AutoresizingMask(rawValue: 2) }
        public static var height: AutoresizingMask { AutoresizingMask(rawValue: 16) }
    }

    open var frame = NSRect.zero
    open var bounds: NSRect { NSRect(origin: .zero, size: frame.size) }
    open var autoresizingMask: AutoresizingMask = []
    public private(set) var subviews: [NSView] = []
    private weak var superview: NSView?

    open func addSubview(_ view: NSView) {
        subviews.append(view)
        view.superview = self
    }

    open func removeFromSuperview() { superview?.subviews.removeAll { $0 === self } }
}

@MainActor open class NSViewController: NSResponder {
    open var title: String?
    public private(set) var children: [NSViewController] = []
    public private(set) weak var parent: NSViewController?
    public private(set) var presentedViewControllers: [NSViewController]?
    public private(set) weak var presentingViewController: NSViewController?
    private var loadedView: NSView?

    nonisolated public override init() { super.init() }

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

    public required init?(coder: NSCoder) { nil }

    open var view: NSView {
        get {
            if loadedView == nil { loadView() }
            return loadedView ?? NSView()
        }
        set { loadedView = newValue }
    }

    open func loadView() { view = NSView() }
    open func viewDidDisappear() {}

    open func addChild(_ childViewController: NSViewController) {
        precondition(childViewController.parent == nil, "a controller has two parents")
        children.append(childViewController)
        childViewController.parent = self
    }

    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }

    open func presentAsSheet(_ viewController: NSViewController) {
        guard !AppKitStandIn.ignoresChanges else { return }
        presentedViewControllers = (presentedViewControllers ?? []) + [viewController]
        viewController.presentingViewController = self
    }

    open func dismiss(_ viewController: NSViewController) {
        presentedViewControllers?.removeAll { $0 === viewController }
        viewController.presentingViewController = nil
        viewController.viewDidDisappear()
    }
}

@MainActor open class NSTabViewItem: NSObject {
    open var label = ""
    open var viewController: NSViewController?

    public convenience init(viewController: NSViewController) {
        self.init()
        self.viewController = viewController
    }

    nonisolated public override init() { super.init() }
}

@MainActor open class NSTabView: NSView {}

@MainActor open class NSTabViewController: NSViewController {
    public private(set) var tabViewItems: [NSTabViewItem] = []
    private let tabView = NSTabView()
    open var selectedTabViewItemIndex = 0 {
        didSet { tabView(tabView, didSelect: tabViewItems[selectedTabViewItemIndex]) }
    }

    open func addTabViewItem(_ tabViewItem: NSTabViewItem) { tabViewItems.append(tabViewItem) }

    open func tabView(_ tabView: NSTabView, didSelect tabViewItem: NSTabViewItem?) {}

    /// Clicks a tab.
    public func userClicks(_ index: Int) { selectedTabViewItemIndex = index }
}

/// What tests decide.
@MainActor public enum AppKitStandIn {
    /// Whether presentations are ignored.
    public static var ignoresChanges = false
}
