// A model of the part of AppKit that the host uses. Signatures and isolation are AppKit's. What Objective-C leaves
// optional has a default here. Methods that begin with `user` are the user's hands, which AppKit does not have.
@_exported import Foundation

#if !canImport(Darwin)
    @_exported import class Model.NSUserActivity
    @_exported import let Model.NSUserActivityTypeBrowsingWeb
#endif

@MainActor open class NSResponder: NSObject {
    nonisolated public override init() { super.init() }
}

@MainActor open class NSViewController: NSResponder {
    open var title: String? {
        didSet { window?.titleChanges(to: title) }
    }
    public private(set) var children: [NSViewController] = []
    public private(set) weak var parent: NSViewController?
    public fileprivate(set) var presentedViewControllers: [NSViewController]?
    public fileprivate(set) weak var presentingViewController: NSViewController?
    open var preferredContentSize = NSSize.zero
    private var loadedView: NSView?
    /// The window that has the controller's view.
    weak var window: NSWindow?
    /// The sheet in which the controller is presented.
    fileprivate var sheet: NSWindow?

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
}

extension NSViewController {
    public func presentAsSheet(_ viewController: NSViewController) {
        guard !AppKitModel.ignoresChanges else { return }
        guard viewController.presentingViewController == nil else {
            return AppKitModel.exceptions.append("\(viewController.title ?? "a controller") is presented twice")
        }
        guard let window = shownIn else { return AppKitModel.log.append("a sheet without a window") }
        if !window.isVisible { AppKitModel.log.append("a sheet without a visible window") }
        presentedViewControllers = (presentedViewControllers ?? []) + [viewController]
        viewController.presentingViewController = self
        let sheet = NSWindow(sheet: viewController)
        viewController.sheet = sheet
        window.beginSheet(sheet)
    }

    public func dismiss(_ viewController: NSViewController) {
        guard viewController.presentingViewController === self, let sheet = viewController.sheet, !sheet.isClosing
        else { return }
        for above in viewController.presentedViewControllers ?? [] { viewController.dismiss(above) }
        if AppKitModel.has(.closingSheetIsNotPresented) { forget(viewController) }
        sheet.whenEnded = { [weak viewController] in
            guard let viewController else { return }
            self.forget(viewController)
            viewController.presentingViewController = nil
            viewController.sheet = nil
            viewController.viewDidDisappear()
        }
        shownIn?.endSheet(sheet)
    }

    private func forget(_ viewController: NSViewController) {
        presentedViewControllers?.removeAll { $0 === viewController }
    }

    /// Ends the presentation without an animation.
    func dropSheet(silently: Bool) {
        presentingViewController?.forget(self)
        presentingViewController = nil
        sheet = nil
        if !silently { viewDidDisappear() }
    }

    /// The window in which the controller is.
    var shownIn: NSWindow? { window ?? parent?.shownIn }

    /// The title that a user sees; empty if there is nothing.
    var drawnTitle: String {
        if let bar = self as? NSTabViewController {
            let items = bar.tabViewItems
            return items.indices.contains(bar.selectedTabViewItemIndex)
                ? items[bar.selectedTabViewItemIndex].viewController?.drawnTitle ?? "" : ""
        }
        return title ?? children.last?.drawnTitle ?? ""
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
        if let controller = tabViewItem.viewController, controller.parent == nil { addChild(controller) }
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
