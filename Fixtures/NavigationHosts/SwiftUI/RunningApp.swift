/// An app that runs on a device, with its windows.
@MainActor
public final class RunningApp {
    public enum Device: Sendable {
        case phone, pad, mac
    }

    public let device: Device
    public private(set) var windows: [Interface] = []
    private let window: () -> any View

    /// Starts an app, with one window.
    public convenience init<A: App>(_ app: A, on device: Device = .phone) {
        self.init(on: device) { (app.body as? any WindowScene)?.window ?? EmptyView() }
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
        windows.append(interface)
        return interface
    }

    /// Opens a window of another group.
    public func openWindow(showing view: any View) { windows.append(Interface(view)) }

    public func closeWindow(_ index: Int) { windows.remove(at: index).close() }

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
        if let window { return action(window) }
        let isEarly = Rule.isOn(.linkComesBeforeAppearing)
        let new = Interface(self.window()) { if isEarly { action($0) } }
        windows.append(new)
        if !isEarly { action(new) }
    }
}
