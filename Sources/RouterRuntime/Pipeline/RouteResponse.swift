import RouteTables

/// What became of a request: a value, or another request to go on with.
///
/// Middleware gets one from `next` and gives one back, be it the same or another:
///
/// ```swift
/// try router.use("//orders/**") { request, next in
///     guard Session.isOpen else { return .redirect(to: "//login") }
///     return try await next(request)
/// }
/// ```
///
/// The value may be of any type, also one that is not `Sendable`; it is kept for the caller, and nobody on the way can take it out
/// unless its type is.
public struct RouteResponse: Sendable {
    /// What it is.
    ///
    /// A value that is not `Sendable` is made in the caller's isolation and taken out there; see ``value(as:)`` for what may be done
    /// with it elsewhere. Hence the response can travel.
    enum Content: @unchecked Sendable {
        case value(Any)
        case redirect(RouteRedirect)
    }

    let content: Content

    init(_ content: Content) {
        self.content = content
    }

    /// The caller gets this value.
    public static func value(_ value: some Sendable) -> RouteResponse {
        RouteResponse(.value(value))
    }

    /// The request goes on as one for another URL; throwing a ``RouteRedirect`` does the same.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - context: Values that go with it, beside and before those of the request.
    /// - Returns: The response.
    public static func redirect(to url: String, context: [String: any Sendable] = [:]) -> RouteResponse {
        RouteResponse(.redirect(RouteRedirect(to: url, context: context)))
    }

    /// The request goes on as one for a typed route; throwing a ``RouteRedirect`` does the same.
    ///
    /// - Parameters:
    ///   - route: The route with its values.
    ///   - context: Values that go with it, beside and before those of the request.
    /// - Returns: The response.
    public static func redirect<Output>(
        to route: Route<Output>,
        context: [String: any Sendable] = [:]
    ) -> RouteResponse {
        RouteResponse(.redirect(RouteRedirect(to: route, context: context)))
    }

    /// The value, if it is of this type; `nil` for a value of another type, and for a redirect.
    ///
    /// Only what is `Sendable` can be had, as the value belongs to the caller. That goes for what a protocol composition such as
    /// `any Screen & Sendable` says, too, which is taken at its word; `any Sendable` alone says nothing and gives `nil`.
    public func value<Value: Sendable>(as type: Value.Type = Value.self) -> Value? {
        // At run time `any Sendable` is `Any`, which would be every value.
        guard case .value(let value) = content, type != Any.self else { return nil }
        return value as? Value
    }

    /// The redirect, if it is one.
    public var redirect: RouteRedirect? {
        if case .redirect(let redirect) = content { return redirect }
        return nil
    }
}
