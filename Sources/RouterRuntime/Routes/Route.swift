import RouteTables

/// A route with the values of its parameters, and the result type of its handler.
///
/// Generated code adds a static function for each handler, so the compiler checks the request:
///
/// ```swift
/// let screen = try router.call(.openChat(chatID: 5))  // a ChatScreen
/// let url = try Route.openChat(chatID: 5).url         // "//chat/5"
/// ```
///
/// If a value is not `Sendable`, such as a closure, the route belongs to the first call that takes the value: the second
/// one throws ``RouterError`` with the code `notSendable`. On the main actor, a route can be called any number of times.
@frozen
public struct Route<Output>: Sendable {
    /// The route's pattern.
    @inlinable public var path: RoutePath { arguments.path }
    @usableFromInline let arguments: RouteArguments

    /// Creates a route from the values of its parameters, which can be called any number of times.
    ///
    /// Generated code uses it.
    ///
    /// - Parameters:
    ///   - path: The route's pattern.
    ///   - values: The values in the order of the handler's parameters: one value, or a tuple; `()` for a handler without
    ///     any.
    @_spi(Generated)
    @inlinable
    public init<Values: Sendable>(_ path: RoutePath, _ values: Values = ()) {
        arguments = RouteArgumentValues(path, values)
    }

    /// Creates a route from values that are not `Sendable`, which the first call takes.
    ///
    /// Generated code uses it.
    @_spi(Generated)
    public init<Values>(_ path: RoutePath, _ values: sending Values) {
        arguments = OwnedRouteValues(path, values, .sent())
    }

    /// Creates a route from values that belong to the main actor, where it can be called any number of times.
    ///
    /// Generated code uses it.
    @_spi(Generated)
    @MainActor
    public init<Values>(_ path: RoutePath, onMainActor values: Values) {
        arguments = OwnedRouteValues(path, values, .mainActor)
    }

    /// Creates a route from values that a synchronous call lends until it ends.
    @usableFromInline
    init<Values>(_ path: RoutePath, lent values: Values) {
        arguments = OwnedRouteValues(path, values, .lent())
    }

    /// The route's URL, percent-encoded.
    ///
    /// Values without a placeholder become query items. `nil` is left out.
    ///
    /// - Throws: ``RouterError`` with the code `notEncodable` if a value has no string in a URL (a closure, an object),
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

extension Route: Hashable {
    /// Whether two routes have the same path and equal values.
    ///
    /// Objects are equal only to themselves. A value that is neither an object nor `Hashable`, such as a closure, is
    /// equal only in copies of the same route. If one value is not `Sendable`, so is each that a URL cannot carry.
    ///
    /// - Complexity: O(*n*) in the size of the values, which are examined at run time.
    public static func == (left: Route, right: Route) -> Bool {
        if left.arguments === right.arguments { return true }
        guard left.path == right.path else { return false }
        let values = zip(left.arguments.hashableValues, right.arguments.hashableValues)
        return values.allSatisfy { left, right in left != nil && left == right }
    }

    /// Hashes the path and the values that `==` compares.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(path)
        for value in arguments.hashableValues { hasher.combine(value) }
    }
}

extension RouteArguments {
    /// The values in a form that can be compared; `nil` for a value that cannot be.
    fileprivate var hashableValues: [AnyHashable?] {
        if !isFree {
            let texts = ParameterTexts(of: self)
            let names = URLText.inOrder(Array(texts.others.keys))
            let objects = names.map { name in
                texts.others[name].flatMap { ObjectIdentifier(objectIn: $0) }.map { AnyHashable($0) }
            }
            return [AnyHashable(texts.texts), AnyHashable(names)] + objects
        }
        return values(path.parameterNames.count).map { value in
            // An object may change while another thread compares it, so only its identity counts.
            if let object = ObjectIdentifier(objectIn: value) { return AnyHashable(object) }
            return (value as? any Hashable).map { AnyHashable($0) }
        }
    }
}

extension Route {
    /// Whether a request is for this route with these values, by typed route or by URL.
    package func isTarget(of request: RouteRequest) -> Bool {
        if let typed = request.storage.typed { return Route(arguments: typed) == self }
        return (try? request.router.split(url))?.normalized == request.normalizedURL
    }

    private init(arguments: RouteArguments) {
        self.arguments = arguments
    }
}
