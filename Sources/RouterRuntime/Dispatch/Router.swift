@_spi(Benchmarks) @_spi(Locks) import RouteTables

/// Performs requests: finds the route, decodes the arguments, and calls the handler.
///
/// ```swift
/// let router = Router(.superApp)
/// let screen = try router.call(.openChat(chatID: 5))
/// let result = try router.call("kl://AModule/server2?value=64", as: Int.self)
/// ```
///
/// A router is an instance, so tests can create their own. `Router.shared` is there for apps that want a global one.
public final class Router: Sendable {
    /// The routes that the router knows.
    package let table: RouteTable
    package let instances = InstanceCache()
    package let origins: RouteOrigins
    package let readsLooseValues: Bool
    /// Sets modules up before their first call, if the table has such modules.
    package let setUps: (any RequestSetUps)?
    /// The state that calls read, and that other modules change; see ``RequestStages``.
    package let state: Lock<RouterState>

    /// Creates a router for a generated table: `Router(.superApp)`.
    ///
    /// A debug build writes a line for each request from outside of the app that fails, with the true reason, which the
    /// caller may not learn: to the standard error, and on Apple's systems to the unified log, with the subsystem `RouteGen`.
    ///
    /// ### Callers with schemes of their own
    ///
    /// If an app's servers and web pages use schemes of their own, the router can tell them apart by these schemes
    /// (Khala's isolation of environments):
    ///
    /// ```swift
    /// let router = Router(.app, origins: ["shop-web": .webView, "shop-server": .remote])
    /// try router.call("shop-web://orders/5")  // as if it came `from: .webView`
    /// ```
    ///
    /// A scheme never grants access. If a call states an origin outside of the app with `from:`, that origin counts,
    /// whatever the scheme is. Only the first URL of a request counts: rewriting does not change the origin,
    /// nor does a redirect, except one that names another caller, `from: .app`.
    ///
    /// The router reads the scheme even if the rest is not a URL. A URL without a scheme, or with a scheme that is not
    /// named here, belongs to the app. If a URL begins with something that is not a scheme but could be mistaken for one,
    /// its origin is ``RouteOrigin/external``, the least trusted caller. Examples are an empty scheme, and a scheme that
    /// contains or follows white space, control characters, escapes or characters beyond ASCII.
    ///
    /// ### Loose values
    ///
    /// A value must have the form of its parameter's type: `1.0` and `true` are not values of `Int`, and a call with a
    /// value that does not fit throws `invalidParameter`. A router that reads loose values takes numbers and `Bool` in each
    /// other's form, as loosely typed servers write them:
    ///
    /// ```swift
    /// let router = Router(.app, readsLooseValues: true)
    /// ```
    ///
    /// Then `true`, `yes`, `1.0` and ` 1 ` are values of `Int` and `Double`, and each number but 0 is `true`. No conversion
    /// loses anything: `1.5` is not an `Int`. A value that does not fit counts as absent: the parameter has its default
    /// value, or `nil` if it is optional. A required parameter makes the call throw `invalidParameter`, and so does one
    /// whose default value is a literal of a type that is not one of the standard library's. (Khala's AnyFormat.) A marker
    /// with `values: loose` makes one route, or all routes of a type, read loosely.
    ///
    /// - Parameters:
    ///   - table: The routes.
    ///   - origins: The schemes that identify callers. Case, and a colon and what follows it, are ignored. If a scheme
    ///     appears several times, its least trusted origin counts: the latest in ``RouteOrigin``.
    ///   - readsLooseValues: Whether numbers and `Bool` may have each other's form, and values that do not fit count as
    ///     absent.
    public init(_ table: RouteTable, origins: [String: RouteOrigin] = [:], readsLooseValues: Bool = false) {
        self.table = table
        self.readsLooseValues = readsLooseValues
        self.origins = RouteOrigins(origins)
        setUps = table.setUps?.makeStages() as? any RequestSetUps
        state = Lock(RouterState())
    }
}

extension Router {
    /// The object of a type that belongs to this router.
    ///
    /// - Parameter make: Creates the object at the first use.
    /// - Returns: The object.
    package func part<Part: RouterPart>(_ make: () -> Part) -> Part {
        func find(_ parts: borrowing [any RouterPart]) -> Part? {
            for index in parts.indices {
                if let part = parts[index] as? Part { return part }
            }
            return nil
        }
        if let part = state.read({ find($0.parts) }) { return part }
        let made = make()
        return state.withLockInPlace { state in
            if let part = find(state.parts) { return part }
            state.parts.append(made)
            return made
        }
    }

    /// Tells developers something that is no failure, in debug builds.
    package func remark(_ line: () -> String) {
        // Release builds do not evaluate the argument of `assert`.
        assert(
            {
                if case .nothing = state.read({ $0.refusalNote }) { return true }
                DeveloperLog.write(line())
                return true
            }()
        )
    }

    /// Tells developers why a request from outside of the app failed, in debug builds.
    ///
    /// - Parameters:
    ///   - error: The true reason.
    ///   - reduced: The error that the caller receives.
    ///   - request: The request as its caller made it.
    ///   - last: The latest request to which rewriting or a redirect led.
    /// - Returns: Whether developers have learned it.
    package func note(
        _ error: any Error,
        hiddenAs reduced: any Error,
        _ request: RouteRequest,
        _ last: RouteRequest?
    ) -> Bool {
        var isNoted = false
        assert(
            {
                let note = state.read { $0.refusalNote }
                if case .nothing = note { return true }
                // A caller that cannot wait learns that it must, whoever asks.
                guard request.origin != .app, let error = error as? RouterError, error.code != .requiresAsync else {
                    return true
                }
                let isHidden = (reduced as? RouterError)?.message != error.message
                let refused = RefusedRequest(error, request, last, isHidden: isHidden)
                // Plans and navigators write a line with the nearest route.
                let hasOwnLine = request.storage.hops.isPlanned || request.storage.hops.witness != nil
                guard refused.isHidden || !hasOwnLine else { return true }
                switch note {
                case .nothing: break
                case .line: DeveloperLog.write(refused.report())
                case .custom(let body): body(refused)
                }
                isNoted = true
                return true
            }()
        )
        return isNoted
    }

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
