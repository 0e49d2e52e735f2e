@_spi(Locks) @_spi(Benchmarks) import RouteTables

extension Router {
    private static let sharedRouter = Lock<Router?>(nil)

    /// The app's router, for apps that want a global one.
    ///
    /// Until the app sets it, it has no routes.
    ///
    /// Tests and libraries should use a router that they are given.
    public static var shared: Router {
        sharedRouter.read { copy $0 } ?? empty
    }

    private static let empty = Router(
        RouteTable(matcher: RouteMatcher([]), metadata: RouteMetadata(PackedText("")), dispatcher: { _ in nil })
    )

    /// Sets the app's router.
    ///
    /// Call it once, at launch.
    ///
    /// - Parameter router: The router.
    /// - Returns: Whether the router is the shared one now; `false` if a different one was set before, which remains.
    @discardableResult
    public static func share(_ router: Router) -> Bool {
        sharedRouter.withLock { shared in
            if shared == nil { shared = router }
            return shared === router
        }
    }
}
