import Model

@MainActor open class NSWindow: NSResponder {
    public struct StyleMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static var titled: StyleMask { StyleMask(rawValue: 1) }
        public static var closable: StyleMask { StyleMask(rawValue: 2) }
        public static var miniaturizable: StyleMask { StyleMask(rawValue: 4) }
        public static var resizable: StyleMask { StyleMask(rawValue: 8) }
    }

    public enum BackingStoreType: UInt, Sendable {
        case buffered = 2
    }

    open var title = ""
    open weak var delegate: (any NSWindowDelegate)?
    open var isReleasedWhenClosed = true
    public internal(set) var isVisible = false
    /// The sheet that the window shows.
    public private(set) var attachedSheet: NSWindow?
    /// The sheet that is attached, and those that wait.
    public var sheets: [NSWindow] { [attachedSheet].compactMap(\.self) + waitingSheets }
    /// The window that shows this one as a sheet.
    public private(set) weak var sheetParent: NSWindow?
    /// Whether the user has minimised the window.
    public private(set) var isMiniaturized = false
    /// The windows that are tabs of one window, of which the last selected one is visible.
    private var tabs: Tabs?
    private var waitingSheets: [NSWindow] = []
    /// Whether the sheet is closing.
    var isClosing = false
    /// Called when the sheet has ended.
    var whenEnded: (() -> Void)?
    public let styleMask: StyleMask
    private var isTitleBound = false
    /// A window of the stand-in has no title bar, so this is also the size of its content.
    public private(set) var frame: NSRect {
        didSet { contentViewController?.view.frame.size = frame.size }
    }
    /// The window has the size of its content then.
    open var contentViewController: NSViewController? {
        didSet {
            oldValue?.window = nil
            contentViewController?.window = self
            if let size = contentViewController?.view.frame.size { setContentSize(size) }
        }
    }

    public init(
        contentRect: NSRect,
        styleMask style: StyleMask,
        backing backingStoreType: BackingStoreType,
        defer flag: Bool
    ) {
        frame = contentRect
        styleMask = style
        super.init()
    }

    /// The title is bound to that of the controller.
    public convenience init(contentViewController: NSViewController) {
        let style: StyleMask = [.titled, .closable, .miniaturizable, .resizable]
        self.init(contentRect: .zero, styleMask: style, backing: .buffered, defer: false)
        takeContent(contentViewController)
        isTitleBound = true
        titleChanges(to: contentViewController.title)
    }

    func titleChanges(to title: String?) {
        if isTitleBound { self.title = title ?? "" }
    }

    /// The window of a sheet, which has the size that its controller prefers, or else that of its view.
    convenience init(sheet controller: NSViewController) {
        self.init(contentRect: .zero, styleMask: .titled, backing: .buffered, defer: false)
        let size = controller.preferredContentSize
        takeContent(controller)
        if size != .zero { setContentSize(size) }
    }

    /// Sets the content with its observers, which initializers do not call.
    private func takeContent(_ controller: NSViewController) { contentViewController = controller }

    open func setContentSize(_ size: NSSize) { frame.size = size }

    open func setFrame(_ frameRect: NSRect, display flag: Bool) { frame = frameRect }

    open func center() { frame.origin = NSPoint(x: 100, y: 100) }

    open func orderFront(_ sender: Any?) { isVisible = true }

    open func makeKeyAndOrderFront(_ sender: Any?) {
        isVisible = true
        isMiniaturized = false
        tabs?.selected = self
        userClicks()
    }

    open func deminiaturize(_ sender: Any?) { isMiniaturized = false }

    /// Moves and resizes the window.
    public func userResizes(to frame: NSRect) { self.frame = frame }

    open func close() {
        delegate?.windowWillClose(Notification(name: Notification.Name("NSWindowWillCloseNotification"), object: self))
        isVisible = false
        tabs?.remove(self)
        tabs = nil
        for sheet in [attachedSheet].compactMap(\.self) + waitingSheets {
            sheet.drop(silently: AppKitModel.has(.closingWindowDropsSheets))
        }
        attachedSheet = nil
        waitingSheets = []
    }

    /// Clicks the close button.
    public func userCloses() {
        guard isVisible, attachedSheet == nil || !AppKitModel.has(.sheetKeepsWindowOpen) else { return }
        if delegate?.windowShouldClose(self) ?? true { close() }
    }

    /// Clicks the window, which comes to the front.
    public func userClicks() {
        guard sheetParent == nil || AppKitModel.has(.sheetBecomesKey) else {
            sheetParent?.userClicks()
            return
        }
        delegate?.windowDidBecomeKey(Notification(name: Notification.Name("NSWindowDidBecomeKeyNotification")))
    }
}

extension NSWindow {
    /// Shows a sheet, now or when the one before it has ended.
    public func beginSheet(_ sheetWindow: NSWindow, completionHandler: (() -> Void)? = nil) {
        sheetWindow.sheetParent = self
        if let completionHandler { sheetWindow.whenEnded = completionHandler }
        guard attachedSheet == nil else { return waitingSheets.append(sheetWindow) }
        attachedSheet = sheetWindow
        sheetWindow.isVisible = true
        ModelTime.after(frames: ModelTime.animation) {}
    }

    /// Ends a sheet, whose handler is called after its animation.
    public func endSheet(_ sheetWindow: NSWindow) {
        guard !sheetWindow.isClosing else { return }
        sheetWindow.isClosing = true
        guard attachedSheet === sheetWindow else {
            waitingSheets.removeAll { $0 === sheetWindow }
            return sheetWindow.ended()
        }
        ModelTime.after(frames: ModelTime.animation) {
            guard self.attachedSheet === sheetWindow else { return }
            self.attachedSheet = nil
            sheetWindow.ended()
            guard self.attachedSheet == nil, !self.waitingSheets.isEmpty else { return }
            let next = self.waitingSheets.removeFirst()
            self.attachedSheet = next
            next.isVisible = true
            ModelTime.after(frames: ModelTime.animation) {}
        }
    }

    fileprivate func ended() {
        isVisible = false
        sheetParent = nil
        let body = whenEnded
        whenEnded = nil
        body?()
    }

    fileprivate func drop(silently: Bool) {
        isVisible = false
        sheetParent = nil
        whenEnded = nil
        attachedSheet?.drop(silently: silently)
        attachedSheet = nil
        waitingSheets = []
        contentViewController?.dropSheet(silently: silently)
    }

    /// The titles that a user sees, from bottom to top; empty ones for what shows nothing.
    public var drawnTitles: [String] {
        guard isVisible, !isMiniaturized, tabs?.selected.map({ $0 === self }) ?? true else { return [] }
        let sheets = sequence(first: self) { $0.attachedSheet }
        return sheets.map { $0.contentViewController?.drawnTitle ?? "" }
    }

    /// Minimises the window, or brings it back.
    public func userMiniaturizes(_ isMiniaturized: Bool) { self.isMiniaturized = isMiniaturized }

    /// Makes a window a tab of this one, and selects it.
    public func userMerges(_ other: NSWindow) {
        let tabs = tabs ?? Tabs(self)
        self.tabs = tabs
        other.tabs = tabs
        other.userSelectsTab()
    }

    /// Selects the tab of the window.
    public func userSelectsTab() {
        guard isVisible else { return }
        tabs?.selected = self
        userClicks()
    }

    /// Windows that are tabs of one.
    @MainActor fileprivate final class Tabs {
        weak var selected: NSWindow?

        init(_ window: NSWindow) { selected = window }

        func remove(_ window: NSWindow) {
            if selected === window { selected = nil }
        }
    }
}

@MainActor public protocol NSWindowDelegate: NSObjectProtocol {
    func windowShouldClose(_ sender: NSWindow) -> Bool
    func windowWillClose(_ notification: Notification)
    func windowDidBecomeKey(_ notification: Notification)
}

extension NSWindowDelegate {
    public func windowShouldClose(_ sender: NSWindow) -> Bool { true }
    public func windowWillClose(_ notification: Notification) {}
    public func windowDidBecomeKey(_ notification: Notification) {}
}
