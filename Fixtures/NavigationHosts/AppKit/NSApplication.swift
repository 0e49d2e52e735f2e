@MainActor open class NSApplication: NSResponder {
    public enum TerminateReply: UInt, Sendable {
        case terminateCancel, terminateNow, terminateLater
    }

    open weak var delegate: (any NSApplicationDelegate)?
    /// Whether the app has ended.
    public private(set) var isTerminated = false

    /// Starts the app, by a click or by links.
    public func systemLaunches(_ urls: [URL] = []) {
        let notification = Notification(name: Notification.Name("NSApplicationDidFinishLaunchingNotification"))
        let linksComeFirst = AppKitModel.has(.linksComeBeforeLaunch)
        if !urls.isEmpty, linksComeFirst { delegate?.application(self, open: urls) }
        delegate?.applicationDidFinishLaunching(notification)
        if !urls.isEmpty, !linksComeFirst { delegate?.application(self, open: urls) }
    }

    /// Clicks the app in the Dock.
    public func userClicksInDock(hasVisibleWindows: Bool) {
        _ = delegate?.applicationShouldHandleReopen(self, hasVisibleWindows: hasVisibleWindows)
    }

    /// Quits the app.
    public func userQuits() {
        if (delegate?.applicationShouldTerminate(self) ?? .terminateNow) == .terminateNow { terminates() }
    }

    open func reply(toApplicationShouldTerminate shouldTerminate: Bool) {
        if shouldTerminate { terminates() }
    }

    private func terminates() {
        let notification = Notification(name: Notification.Name("NSApplicationWillTerminateNotification"))
        delegate?.applicationWillTerminate(notification)
        isTerminated = true
    }
}

@MainActor public protocol NSUserActivityRestoring: NSObjectProtocol {}

@MainActor public protocol NSApplicationDelegate: NSObjectProtocol {
    func applicationDidFinishLaunching(_ notification: Notification)
    func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply
    func applicationWillTerminate(_ notification: Notification)
    func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool
    func application(_ application: NSApplication, open urls: [URL])
    func application(
        _ application: NSApplication,
        continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any NSUserActivityRestoring]) -> Void
    ) -> Bool
}

extension NSApplicationDelegate {
    public func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply { .terminateNow }
    public func applicationWillTerminate(_ notification: Notification) {}
    public func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool { true }
}
