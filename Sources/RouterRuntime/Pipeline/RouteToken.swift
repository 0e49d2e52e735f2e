import RouteTables

/// What was added to a router, to remove it again.
///
/// Letting go of the token removes nothing.
public final class RouteToken: Sendable {
    private let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) {
        self.body = body
    }

    /// Removes what was added; once it is removed, nothing happens.
    ///
    /// Requests that begin afterwards are not affected by it any more; those on their way go on as they began.
    public func remove() {
        body()
    }
}
