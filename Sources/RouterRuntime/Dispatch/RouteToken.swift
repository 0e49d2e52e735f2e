import RouteTables

/// A token that removes an addition to a router.
///
/// Releasing the token removes nothing.
public final class RouteToken: Sendable {
    private let body: @Sendable () -> Void

    package init(_ body: @escaping @Sendable () -> Void) {
        self.body = body
    }

    /// Removes the addition.
    ///
    /// Calling it again has no effect.
    ///
    /// Requests that begin later are not affected by it. Requests in progress continue as they began.
    public func remove() {
        body()
    }
}
