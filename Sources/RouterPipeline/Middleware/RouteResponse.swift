import RouteTables
import RouterRuntime

/// The outcome of a request: a value, or a redirect.
///
/// Middleware receives a response from `next`, and returns the same or a different one:
///
/// ```swift
/// try router.use(for: .urls("//orders/**")) { request, next in
///     guard Session.isOpen else { return .redirect(to: "//login") }
///     return try await next(request)
/// }
/// ```
///
/// The value may have any type, even one that is not `Sendable`. It belongs to the caller, so middleware can access it
/// only if its type is `Sendable`.
public struct RouteResponse: Sendable {
    /// The content of a response.
    ///
    /// Unchecked: only `value(as:)` reads a value, and only one of a `Sendable` type; the caller receives any.
    enum Content: @unchecked Sendable {
        case value(Any)
        case redirect(RouteRedirect)
    }

    let content: Content
    /// Which stage gave the value; `nil` until the stage that created the response has returned it.
    var stage: Stage?

    /// A stage of the pipeline that may give the value of a request.
    package enum Stage: Sendable {
        /// The handler that was found.
        case handler
        /// Middleware, with its scope.
        case middleware(scope: String?)
        case fallback
    }

    init(_ content: Content, by stage: Stage? = nil) {
        self.content = content
        self.stage = stage
    }

    /// The response, given by this stage unless another one has given it before.
    func given(by stage: @autoclosure () -> Stage) -> RouteResponse {
        self.stage == nil ? RouteResponse(content, by: stage()) : self
    }

    /// A response with a value for the caller.
    public static func value(_ value: some Sendable) -> RouteResponse {
        RouteResponse(.value(value))
    }

    /// A response that redirects to a URL.
    ///
    /// Throwing a `RouteRedirect` does the same.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - context: Values for the request's context, which replace existing values.
    ///   - origin: The caller of the new request; by default, that of the present one. See the warning of `RouteRedirect`.
    ///   - postponing: Whether the request that is redirected is put off, to be made again.
    /// - Returns: The response.
    public static func redirect(
        to url: String,
        context: [String: any Sendable] = [:],
        from origin: RouteOrigin? = nil,
        postponing: Bool = false
    ) -> RouteResponse {
        RouteResponse(.redirect(RouteRedirect(to: url, context: context, from: origin, postponing: postponing)))
    }

    /// A response that redirects to a typed route.
    ///
    /// Throwing a `RouteRedirect` does the same.
    ///
    /// - Parameters:
    ///   - route: The route with its values.
    ///   - context: Values for the request's context, which replace existing values.
    ///   - origin: The caller of the new request; by default, that of the present one. See the warning of `RouteRedirect`.
    ///   - postponing: Whether the request that is redirected is put off, to be made again.
    /// - Returns: The response.
    public static func redirect<Output>(
        to route: Route<Output>,
        context: [String: any Sendable] = [:],
        from origin: RouteOrigin? = nil,
        postponing: Bool = false
    ) -> RouteResponse {
        RouteResponse(.redirect(RouteRedirect(to: route, context: context, from: origin, postponing: postponing)))
    }

    /// The value, if it has this type; `nil` for a value of another type, and for a redirect.
    ///
    /// Only `Sendable` types can be accessed, because the value belongs to the caller. A protocol composition such as
    /// `any Screen & Sendable` works too, and is trusted to be `Sendable`. `any Sendable` alone gives `nil`.
    public func value<Value: Sendable>(as type: Value.Type = Value.self) -> Value? {
        // At run time, `any Sendable` is `Any`, so every value would match.
        guard case .value(let value) = content, type != Any.self else { return nil }
        return value as? Value
    }

    /// The redirect; `nil` if the request ends with a value.
    ///
    /// A failure is no response but an error, and what is not ready yet is awaited.
    public var redirect: RouteRedirect? {
        if case .redirect(let redirect) = content { return redirect }
        return nil
    }
}

extension RouteResponse {
    /// The error for a value of another type than the caller expects, which the handler has not given.
    @_optimize(size)
    func wrongResult(_ value: Any, as expected: Any.Type, for origin: RouteOrigin) -> RouterError {
        let (actual, expected) = ("\(Swift.type(of: value))", "\(expected)")
        let problem = PipelineProblem.wrongResult(actual: actual, expected: expected, stage ?? .handler)
        return RouterError(.wrongResultType, problem, for: origin)
    }
}
