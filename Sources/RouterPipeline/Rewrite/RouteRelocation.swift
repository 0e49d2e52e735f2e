import RouteTables
import RouterRuntime

/// A change to the routes of a released app, as a server sends it.
///
/// ```swift
/// let report = router.relocate([.replace("//chat/unread", target: "//chat"), .remove("//nobody")])
/// ```
///
/// A relocation identifies a route by its whole path, never by a prefix: the pattern as it is in the marker
/// (`//chat/:chatID`), with or without one of the app's own schemes. (TheRouter's relocation.)
///
/// `RouterDynamic` applies relocations. `RouterFoundation` reads them from JSON, or from dictionaries.
public struct RouteRelocation: Sendable, Hashable {
    /// The kind of the change.
    package enum Change: Sendable, Hashable {
        case replace(_ path: String, target: String, parameters: [String: String])
        case add(_ path: String, handler: String, parameters: [String: String])
        case remove(_ path: String)
        case reset(_ path: String?)
        /// An entry of a server that is not a relocation, which is refused for this reason.
        case malformed(_ name: String, reason: String)
    }

    package let change: Change

    package init(_ change: Change) {
        self.change = change
    }

    /// Sends the requests for a path to another route.
    ///
    /// The path may also be one that no route has, such as a misspelled path in released code.
    ///
    /// - Parameters:
    ///   - path: The path: the pattern of a route, or any other pattern.
    ///   - target: The pattern of another route, with the captures of the path, or a URL that a route takes.
    ///   - parameters: Query items, which replace those of the request.
    /// - Returns: The relocation.
    public static func replace(
        _ path: String,
        target: String,
        parameters: [String: String] = [:]
    ) -> RouteRelocation {
        RouteRelocation(.replace(path, target: target, parameters: parameters))
    }

    /// Adds a path to a handler.
    ///
    /// - Parameters:
    ///   - path: The path, which no route has yet. Its captures are the parameters with their names. A query in it that
    ///     captures nothing takes no part in matching: its items are added to `parameters`.
    ///   - handler: The handler's full name (`Chat.openChat(chatID:position:)`), the name without the module or without
    ///     the labels, or the name of its type, if the type has only one handler.
    ///   - parameters: Query items, which replace those of the request.
    /// - Returns: The relocation.
    public static func add(_ path: String, handler: String, parameters: [String: String] = [:]) -> RouteRelocation {
        RouteRelocation(.add(path, handler: handler, parameters: parameters))
    }

    /// Removes a path, as if it did not exist.
    public static func remove(_ path: String) -> RouteRelocation { RouteRelocation(.remove(path)) }

    /// Undoes the other relocations of a path, or permanently those of all paths (`nil`).
    public static func reset(_ path: String?) -> RouteRelocation { RouteRelocation(.reset(path)) }
}

/// The reason that a relocation is refused.
package enum RelocationProblem: Hashable, Sendable {
    case malformed(String)
    /// A target that is refused for what it refers to, with the message.
    case invalidTarget(english: String, chinese: String)
    case unknownTarget(String)
    case unknownPath(String)
    case existingPath(String)
    case unknownHandler(String, nearest: String?)
    case ambiguousHandler(String, [String])
    case cycle([String])
}
