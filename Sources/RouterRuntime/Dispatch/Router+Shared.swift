import RouteTables

extension Router {
    private static let sharedRouter = Lock<Router?>(nil)

    /// The router of the app, for those who want one place; until the app has set it, a router without routes.
    ///
    /// Tests and libraries are better off with a router that is handed to them.
    public static var shared: Router {
        sharedRouter.read { copy $0 } ?? empty
    }

    private static let empty = Router(
        RouteTable(matcher: RouteMatcher([]), metadata: RouteMetadata(PackedText("")), dispatcher: { _ in nil })
    )

    /// Sets the router of the app, once, when it starts.
    ///
    /// - Parameter router: The router.
    /// - Returns: Whether it is the shared router now; `false` if another one was set before, which stays.
    @discardableResult
    public static func share(_ router: Router) -> Bool {
        sharedRouter.withLock { shared in
            if shared == nil { shared = router }
            return shared === router
        }
    }
}
