import RouteTables
@_spi(Generated) import RouterRuntime

/// A completed request, as observers receive it.
public struct RouteEvent: Sendable {
    /// The request as the caller made it, with its context.
    public let request: RouteRequest
    /// The final request after rewriting, relocation and redirects; the same request if there were none.
    ///
    /// Its `hops` are the URLs that led to it, the first one first.
    public let last: RouteRequest
    /// The last request as it reached its handler; `nil` if none was found.
    let reached: RouteRequest?
    /// The call of the last handler that was found.
    let call: RouteCall
    /// Every error that occurred, in order, including those that were handled.
    public let errors: [any Error]
    /// The error with which the request failed; `nil` if the caller received a result.
    public let error: (any Error)?
    /// The duration, in nanoseconds.
    public let nanoseconds: UInt64

    /// The pattern of the last route that was found; `nil` if there was none.
    public var route: String? { reached?.route }

    /// The name of the last handler that was found; `nil` if there was none, or it is a closure.
    public var handler: String? { call.name }
}
