import RouteTables
import RouterRuntime

/// A completed request, as observers receive it.
public struct RouteEvent: Sendable {
    /// How a request ended.
    public enum Outcome: Sendable {
        /// The caller received a result.
        case success
        /// The request failed with this error.
        ///
        /// For a caller outside of the app, the error states only what that caller may know.
        case failure(any Error)
    }

    /// The request as the caller made it, with its context.
    public let request: RouteRequest
    /// The final request after rewriting, relocation and redirects; the same request if there were none.
    ///
    /// Its ``RouterRuntime/RouteRequest/hops`` are the URLs that led to it, the first one first.
    public let last: RouteRequest
    /// The pattern of the last route that was found; `nil` if there was none.
    public let route: String?
    /// The name of the last handler that was found; `nil` if there was none, or it is a closure.
    public let handler: String?
    /// Every error that occurred, in order, including those that were handled.
    public let errors: [any Error]
    /// How it ended.
    public let outcome: Outcome
    /// The duration, in nanoseconds.
    public let nanoseconds: UInt64
}
