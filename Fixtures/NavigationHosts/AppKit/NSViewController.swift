// A stand-in for the part of AppKit that the host uses. Signatures and isolation are AppKit's. What Objective-C leaves
// optional has a default here. Methods that begin with `user` are the user's hands, which AppKit does not have.
@_exported import Foundation

@MainActor open class NSResponder: NSObject {
    nonisolated public override init() { super.init() }
}

@MainActor open class NSViewController: NSResponder {
    open var title: String? {
        didSet { window?.titleChanges(to: title) }
    }
    public private(set) var children: [NSViewController] = []
    public private(set) weak var parent: NSViewController?
    public private(set) var presentedViewControllers: [NSViewController]?
    public private(set) weak var presentingViewController: NSViewController?
    open var preferredContentSize = NSSize.zero
    private var loadedView: NSView?
    /// The window that has the controller's view.
    weak var window: NSWindow?
    /// The sheet in which the controller is presented.
    private var sheet: NSWindow?

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
        precondition(viewController.presentingViewController == nil, "presented twice")
        if window?.isVisible != true { AppKitStandIn.log.append("a sheet without a visible window") }
        presentedViewControllers = (presentedViewControllers ?? []) + [viewController]
        viewController.presentingViewController = self
        viewController.sheet = NSWindow(sheet: viewController)
    }

    open func dismiss(_ viewController: NSViewController) {
        presentedViewControllers?.removeAll { $0 === viewController }
        viewController.presentingViewController = nil
        viewController.sheet = nil
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

open class NSTabView: NSView {}

@MainActor open class NSTabViewController: NSViewController {
    public private(set) var tabViewItems: [NSTabViewItem] = []
    private let tabView = NSTabView()
    open var selectedTabViewItemIndex = 0 {
        didSet { tabView(tabView, didSelect: tabViewItems[selectedTabViewItemIndex]) }
    }

    open func addTabViewItem(_ tabViewItem: NSTabViewItem) {
        tabViewItems.append(tabViewItem)
        if let page = tabViewItem.viewController?.view {
            page.frame = view.bounds
            page.autoresizingMask = [.width, .height]
            view.addSubview(page)
        }
    }

    open func tabView(_ tabView: NSTabView, didSelect tabViewItem: NSTabViewItem?) {}

    /// Clicks a tab.
    public func userClicks(_ index: Int) { selectedTabViewItemIndex = index }
}

/// What tests decide.
@MainActor public enum AppKitStandIn {
    /// Whether presentations are ignored.
    public static var ignoresChanges = false
    /// What AppKit would do badly.
    public static var log: [String] = []
}
