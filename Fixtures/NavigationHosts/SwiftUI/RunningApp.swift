/// An app that runs on a device, with its windows.
@MainActor
public final class RunningApp {
    public enum Device: Sendable {
        case phone, pad, mac
    }

    public let device: Device
    public private(set) var windows: [Interface] = []
    private let window: () -> any View
    /// The view of a window that is opened with a value, as in `WindowGroup(for:)`.
    public var windowForValue: ((AnyHashable) -> any View)?
    /// The values whose windows were closed.
    private var closed: Set<AnyHashable> = []
    /// The window in front of the others.
    public private(set) weak var front: Interface?

    /// Starts an app, with one window.
    public convenience init<A: App>(_ app: A, on device: Device = .phone) {
        self.init(on: device) { (app.body as? any WindowScene)?.window ?? EmptyView() }
    }

    /// Starts an app again, whose windows have what others have kept.
    ///
    /// - Parameters:
    ///   - app: The app.
    ///   - device: The device.
    ///   - former: The windows of the former launch that the system restores.
    public init<A: App>(_ app: A, on device: Device = .pad, restoring former: [Interface]) {
        self.device = device
        window = { (app.body as? any WindowScene)?.window ?? EmptyView() }
        for window in former { systemRestores(window) }
    }

    /// Starts an app whose windows show a view.
    public init(on device: Device, window: @escaping () -> any View) {
        self.device = device
        self.window = window
        openWindow()
    }

    /// Opens one more window of the app's group of windows.
    @discardableResult
    public func openWindow() -> Interface {
        let interface = Interface(window())
        add(interface)
        return interface
    }

    /// Opens the window of a value, or brings it to the front.
    public func openWindow(value: some Codable & Hashable) {
        let value = AnyHashable(value)
        if let window = windows.first(where: { $0.value == value }) { return front = window }
        guard let windowForValue, !(Rule.isOn(.closedWindowStaysClosed) && closed.contains(value)) else { return }
        add(Interface(windowForValue(value), value: value))
    }

    /// Closes the windows of a value.
    public func dismissWindow(value: some Codable & Hashable) {
        for (index, window) in windows.enumerated().reversed() where window.value == AnyHashable(value) {
            closeWindow(index)
        }
    }

    /// Lets the system restore a window that is closed, with its value and what it has kept.
    ///
    /// - Parameters:
    ///   - closed: The window.
    ///   - phase: The phase in which the new window appears.
    public func systemRestores(_ closed: Interface, in phase: ScenePhase = .active) {
        let view = closed.value.flatMap { windowForValue?($0) } ?? window()
        add(Interface(view, value: closed.value, storage: closed.storage, phase: phase))
    }

    private func add(_ window: Interface) {
        windows.append(window)
        front = window
    }

    public func closeWindow(_ index: Int) {
        let window = windows.remove(at: index)
        if let value = window.value { closed.insert(value) }
        window.close()
    }

    // MARK: Links

    /// Delivers a URL of the app's own scheme, such as that of a widget.
    public func open(_ url: URL) {
        deliver(url.absoluteString) { $0.open(url) }
    }

    /// Delivers a universal link.
    public func openUniversalLink(_ url: URL) {
        let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
        activity.webpageURL = url
        deliver(url.absoluteString) { window in
            window.open(url)
            if Rule.isOn(.universalLinkComesTwice) { window.continue(activity) }
        }
    }

    /// Delivers an activity of another device, or of a search.
    public func `continue`(_ activity: NSUserActivity) {
        deliver(activity.webpageURL?.absoluteString ?? activity.activityType) { $0.continue(activity) }
    }

    /// Chooses a window as SwiftUI does: one that prefers the event, one that allows it, or a new one.
    private func deliver(_ event: String, _ action: (Interface) -> Void) {
        let window =
            device == .phone
            ? windows.first
            : windows.first { $0.takes(event, preferring: true) }
                ?? windows.first { $0.takes(event, preferring: false) }
        if let window {
            // The system brings the window to the front.
            window.systemShows()
            return action(window)
        }
        let isEarly = Rule.isOn(.linkComesBeforeAppearing)
        let new = Interface(self.window()) { if isEarly { action($0) } }
        add(new)
        if !isEarly { action(new) }
    }
}
