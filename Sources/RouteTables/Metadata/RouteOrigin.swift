/// The caller of a request: the app itself, or a caller outside of it.
///
/// A route is open to the app only, unless its marker names other callers (`from: web, push`). To a caller without
/// access, a route looks like one that does not exist.
public enum RouteOrigin: UInt8, Sendable, Hashable, CaseIterable {
    /// The app's own code.
    ///
    /// Every route is open to it.
    case app
    /// A page in a web view or a browser.
    case web
    /// A push notification.
    case push
    /// A server's message, for example through MQTT.
    case remote
    /// Another app, through a URL that the system delivers.
    case external

    /// The bit of the origin in a set of origins, as the metadata stores it.
    package var bit: Int { 1 << Int(rawValue) }
}
