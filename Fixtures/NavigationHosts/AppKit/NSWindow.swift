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
    public private(set) var isVisible = false
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
        self.contentViewController = contentViewController
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
        contentViewController = controller
        if size != .zero { setContentSize(size) }
        isVisible = true
    }

    open func setContentSize(_ size: NSSize) { frame.size = size }

    open func setFrame(_ frameRect: NSRect, display flag: Bool) { frame = frameRect }

    open func center() { frame.origin = NSPoint(x: 100, y: 100) }

    open func orderFront(_ sender: Any?) { isVisible = true }

    open func makeKeyAndOrderFront(_ sender: Any?) {
        isVisible = true
        userClicks()
    }

    /// Moves and resizes the window.
    public func userResizes(to frame: NSRect) { self.frame = frame }

    open func close() {
        delegate?.windowWillClose(Notification(name: Notification.Name("NSWindowWillCloseNotification"), object: self))
        isVisible = false
    }

    /// Clicks the close button.
    public func userCloses() {
        if delegate?.windowShouldClose(self) ?? true { close() }
    }

    /// Clicks the window, which comes to the front.
    public func userClicks() {
        delegate?.windowDidBecomeKey(Notification(name: Notification.Name("NSWindowDidBecomeKeyNotification")))
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

@MainActor open class NSApplication: NSResponder {}

@MainActor public protocol NSUserActivityRestoring: NSObjectProtocol {}

@MainActor public protocol NSApplicationDelegate: NSObjectProtocol {
    func applicationDidFinishLaunching(_ notification: Notification)
    func application(_ application: NSApplication, open urls: [URL])
    func application(
        _ application: NSApplication,
        continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any NSUserActivityRestoring]) -> Void
    ) -> Bool
}

#if !canImport(Darwin)
    /// Foundation has it on Apple's systems only.
    open class NSUserActivity: NSObject {
        public let activityType: String
        open var webpageURL: URL?

        public init(activityType: String) {
            self.activityType = activityType
            super.init()
        }
    }

    public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
#endif
