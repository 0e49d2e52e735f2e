@MainActor open class NSWindow: NSResponder {
    open var title = ""
    open weak var delegate: (any NSWindowDelegate)?
    open var contentViewController: NSViewController?
    open var isReleasedWhenClosed = true
    public private(set) var isVisible = false

    public convenience init(contentViewController: NSViewController) {
        self.init()
        self.contentViewController = contentViewController
    }

    nonisolated public override init() { super.init() }

    open func makeKeyAndOrderFront(_ sender: Any?) {
        isVisible = true
        userClicks()
    }

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
