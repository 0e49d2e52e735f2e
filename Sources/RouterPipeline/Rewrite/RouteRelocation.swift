import RouteDetails
import RouteTables
import RouterRuntime

/// A change to the routes of a released app, as a server sends it.
///
/// A relocation identifies a route by its whole path, never by a prefix: the pattern as it is in the marker
/// (`//chat/:chatID`), with or without one of the app's own schemes. (TheRouter's relocation.)
public enum RouteRelocation: Sendable, Hashable {
    /// Sends the requests for a path to another route.
    ///
    /// The path may also be one that no route has, such as a misspelled path in released code.
    ///
    /// - Parameters:
    ///   - path: The path: the pattern of a route, or any other pattern.
    ///   - target: The pattern of another route, with the captures of the path, or a URL that a route takes.
    ///   - parameters: Query items, which replace those of the request.
    case replace(_ path: String, target: String, parameters: [String: String] = [:])

    /// Adds a path to a handler.
    ///
    /// - Parameters:
    ///   - path: The path, which no route has yet. Its captures are the parameters with their names.
    ///   - handler: The handler's full name (`Chat.openChat(chatID:position:)`), the name without the module or without
    ///     the labels, or the name of its type, if the type has only one handler.
    ///   - parameters: Query items, which replace those of the request.
    case add(_ path: String, handler: String, parameters: [String: String] = [:])

    /// Removes a path, as if it did not exist.
    case remove(_ path: String)

    /// Undoes the other relocations of a path, or permanently those of all paths (`nil`).
    case reset(_ path: String?)
}

/// Relocations that are applied together: those of an array, or those that a server sends.
///
/// ```swift
/// router.relocate([.replace("//chat/unread", target: "//chat"), .remove("//nobody")])
/// ```
///
/// `RouterDynamic` applies them. `RouterFoundation` reads them from JSON, or from dictionaries.
public struct RelocationPayload: Sendable, ExpressibleByArrayLiteral {
    /// The relocations in order, or why each is refused.
    package let entries: [Result<RouteRelocation, RouterError>]

    package init(entries: [Result<RouteRelocation, RouterError>]) {
        self.entries = entries
    }

    /// Creates a payload of relocations.
    ///
    /// - Parameter relocations: The relocations, in order.
    public init(_ relocations: [RouteRelocation]) {
        entries = relocations.map { .success($0) }
    }

    /// Creates a payload of the relocations in a literal.
    public init(arrayLiteral relocations: RouteRelocation...) {
        self.init(relocations)
    }
}

/// Why a relocation is refused.
package enum RelocationProblem: Hashable, Sendable {
    case malformed(String)
    case invalidTarget(String, RewriteTargetProblem)
    case unknownTarget(String)
    case unknownPath(String)
    case existingPath(String)
    case unknownHandler(String)
    case ambiguousHandler(String, [String])
    case cycle([String])
}
