@_spi(Locks) @_spi(Benchmarks) import RouteTables

extension Router {
    private static let sharedRouter = Lock<Router?>(nil)

    /// The app's router, for apps that want a global one.
    ///
    /// Call ``share(_:)`` before anything uses it. Until then, this property is a mistake: a debug build stops with a
    /// message. In a release build, it is a router without routes, whose calls fail with an error that names the
    /// mistake.
    ///
    /// Tests and libraries should use a router that they are given.
    public static var shared: Router {
        if let router = sharedRouter.read({ copy $0 }) { return router }
        assertionFailure("RouteGen: \(RouterMessage.noSharedRouter.english)")
        return unshared
    }

    /// The router of a release build that has set none.
    package static let unshared = Router(
        RouteTable(matcher: RouteMatcher([]), metadata: RouteMetadata(PackedText("")), dispatcher: { _ in nil })
    )

    /// Sets the app's router.
    ///
    /// Call it once, when the app starts: in the initializer of the `App`, or first of all in the app delegate's
    /// `application(_:didFinishLaunchingWithOptions:)`.
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
