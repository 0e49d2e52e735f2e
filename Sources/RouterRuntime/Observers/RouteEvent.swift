import RouteTables

/// A request that is over, as observers are told of it.
public struct RouteEvent: Sendable {
    /// How a request ended.
    public enum Outcome: Sendable {
        /// The caller got a result.
        case success
        /// The request failed with this error; a caller outside of the app gets it as far as it may know it.
        case failure(any Error)
    }

    /// The request as it was made, with its context; its origin is that of the whole way.
    public let request: RouteRequest
    /// The request that it led to in the end, by rewriting, relocation and redirects; the same if nothing led on.
    public let last: RouteRequest
    /// The pattern of the route that was found last; `nil` if there was none.
    public let route: String?
    /// The name of the handler that was found last; `nil` if there was none, or it is a closure.
    public let handler: String?
    /// Every error on the way, in order, also those that were dealt with.
    public let errors: [any Error]
    /// How it ended.
    public let outcome: Outcome
    /// How long it took, in nanoseconds.
    public let nanoseconds: UInt64

    /// The URLs that the request led to one after the other: its own, then those of rewriting, relocation and redirects.
    ///
    /// The URL of a typed route is written when this is asked for.
    public var hops: [String] { last.hops + [last.url] }

    /// Who made the request.
    public var origin: RouteOrigin { request.origin }

    /// How long it took.
    @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
    public var duration: Duration { .nanoseconds(Int64(clamping: nanoseconds)) }
}
