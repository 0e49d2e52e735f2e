import RouteTables

/// A change of the routes that comes from afar: what a server says about an app that is out in the world.
///
/// A relocation names a route by its whole path, never by a part of it: the pattern as it stands in the marker (`//chat/:chatID`), with one of
/// the app's own schemes in front or without. (TheRouter's relocation.)
public enum RouteRelocation: Sendable, Hashable {
    /// Leads the requests of a path to another route.
    ///
    /// The path may also be one that no route has, such as one that is misspelt in code that is out already.
    ///
    /// - Parameters:
    ///   - path: The path: the pattern of a route, or any other pattern.
    ///   - target: The pattern of another route, with the captures of the path, or a URL that a route takes.
    ///   - parameters: Items for the query, which go before those of the request.
    case replace(_ path: String, target: String, parameters: [String: String] = [:])

    /// Adds a path to a handler.
    ///
    /// - Parameters:
    ///   - path: The path, which no route has yet; its captures are the parameters of their names.
    ///   - handler: The handler's full name (`Chat.openChat(chatID:position:)`), the name without the module or without the labels, or
    ///     that of its type, if that has one handler only.
    ///   - parameters: Items for the query, which go before those of the request.
    case add(_ path: String, handler: String, parameters: [String: String] = [:])

    /// Removes a path: it looks as if it did not exist.
    case remove(_ path: String)

    /// Undoes what other relocations did to a path, or to all paths (`nil`).
    case reset(_ path: String?)
}
