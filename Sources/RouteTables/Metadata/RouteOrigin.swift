/// Who makes a request: the app itself, or somebody outside of it.
///
/// A route is for the app alone unless its marker lets others in (`from: web, push`). To a caller that is not let in,
/// a route looks as if it did not exist.
public enum RouteOrigin: UInt8, Sendable, Hashable, CaseIterable {
    /// The app's own code. Every route is open to it.
    case app
    /// A page in a web view or a browser.
    case web
    /// A push notification.
    case push
    /// A server's message, for instance over MQTT.
    case remote
    /// Another app, by a URL that the system hands over.
    case external

    /// The bit of the origin in a set of origins, as the metadata stores it.
    package var bit: Int { 1 << Int(rawValue) }
}
