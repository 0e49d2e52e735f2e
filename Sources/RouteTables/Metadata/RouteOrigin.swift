/// The caller of a request: the app itself, or a caller outside of it.
///
/// A route is open to the app only, unless its marker names other callers (`from: webView, notification`). To a
/// caller without access, a route looks like one that does not exist.
public enum RouteOrigin: UInt8, Sendable, Hashable, CaseIterable {
    /// The app's own code.
    ///
    /// Every route is open to it.
    case app
    /// A page in a web view of the app.
    ///
    /// Universal links are ``external``, because the system delivers them.
    case webView
    /// A push notification.
    case notification
    /// A server's message, for example through MQTT.
    case remote
    /// Another app, through a URL that the system delivers.
    case external

    /// The bit of the origin in a set of origins, as the metadata stores it.
    package var bit: Int { 1 << Int(rawValue) }
}

extension RouteOrigin {
    /// The former name of ``notification``.
    @available(*, deprecated, renamed: "notification") public static var push: Self { .notification }
    /// The former name of ``webView``.
    @available(*, deprecated, renamed: "webView") public static var web: Self { .webView }
}
