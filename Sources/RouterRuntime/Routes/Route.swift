import RouteTables

/// A route with the values of its parameters, and the result type of its handler.
///
/// Generated code adds a static function for each handler, so the compiler checks the request:
///
/// ```swift
/// let screen = try router.call(.openChat(chatID: 5))  // a ChatScreen
/// let url = try Route.openChat(chatID: 5).url         // "//chat/5"
/// ```
@frozen
public struct Route<Output>: Sendable {
    /// The route's pattern.
    @inlinable public var path: RoutePath { arguments.path }
    @usableFromInline let arguments: RouteArguments

    /// Creates a route from the values of its parameters.
    ///
    /// Generated code uses it.
    ///
    /// - Parameters:
    ///   - path: The route's pattern.
    ///   - values: The values in the order of the handler's parameters: one value, or a tuple; `()` for a handler without
    ///     any.
    @_spi(Generated)
    @inlinable
    public init<Values>(_ path: RoutePath, _ values: Values = ()) {
        arguments = RouteArgumentValues(path, values)
    }

    /// The route's URL, percent-encoded.
    ///
    /// Values without a placeholder become query items. `nil` is left out.
    ///
    /// - Throws: ``RouterError`` with the code `notEncodable` if a value has no text in a URL (a closure, an object),
    ///   or does not satisfy the constraint of its placeholder.
    public var url: String {
        get throws { try arguments.wholeURL }
    }
}

/// Another name of ``Route``, for modules with a type `Route` of their own.
///
/// ```swift
/// let chat: TypedRoute<ChatScreen> = .openChat(chatID: 5)
/// ```
public typealias TypedRoute = Route
