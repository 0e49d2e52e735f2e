@_spi(Locks) import RouteTables
import RouterPipeline
import RouterRuntime

/// Records the requests of a router in a test, and answers some of them in place of their handlers.
///
/// A feature is tested alone, without the modules that it calls:
///
/// ```swift
/// let recorder = RouteRecorder(router)
/// let chat = Route.openChat(chatID: 1, about: Product(id: 7))
/// recorder.stub(chat, with: "about a bicycle")
///
/// #expect(try router.call("//shop/discuss/7", as: String.self) == "about a bicycle")
/// #expect(recorder.count(of: chat) == 1)
/// ```
///
/// The recorder is the router's first middleware: it sees each request, and each URL to which rewriting or a redirect
/// leads, also those that no route takes. Handlers and middleware see nothing of it.
public final class RouteRecorder: Sendable {
    private struct State {
        var requests: [RouteRequest] = []
        var stubs: [Stub] = []
    }

    /// An answer for some requests.
    struct Stub: Sendable {
        let applies: @Sendable (RouteRequest) -> Bool
        let answer: @Sendable (RouteRequest) throws -> RouteResponse
    }

    private let state = Lock(State())
    private let router: Router

    /// Starts to record the requests of a router.
    public init(_ router: Router) {
        self.router = router
        router.use(priority: .max) { [state] request in
            // Nothing is removed, so no code of the app runs under the lock.
            let stub = state.withLockInPlace { state in
                state.requests.append(request)
                return state.stubs.last { $0.applies(request) }
            }
            return try stub.map { .end(try $0.answer(request)) } ?? .next(request)
        }
    }

    /// The requests so far, in the order in which they reached the router's middleware.
    public var requests: [RouteRequest] { state.withLock { $0.requests } }

    /// The patterns of the router's routes that are open to a caller, but that no request of this caller has opened.
    ///
    /// If the tests of an app's links share a recorder, these are the links without a test:
    ///
    /// ```swift
    /// #expect(recorder.unopened(from: .external) == [])
    /// ```
    ///
    /// - Parameter origin: The caller.
    /// - Returns: The patterns, in the order of the router's table.
    /// - Complexity: O(*n*) in the number of routes and requests.
    public func unopened(from origin: RouteOrigin) -> [String] {
        let opened = Set(requests.compactMap { $0.origin == origin ? $0.route : nil })
        let metadata = router.table.metadata
        return (0..<metadata.patternCount).filter { origin == .app || router.isOpen(pattern: $0, to: origin) }
            .map(metadata.text).filter { !opened.contains($0) }
    }

    /// The number of requests for a route with its values, by typed route or by URL.
    ///
    /// - Complexity: O(*n*) in the number of requests.
    public func count<Output>(of route: Route<Output>) -> Int {
        requests.count { route.isTarget(of: $0) }
    }

    /// Adds a stub, which applies before those that were added earlier.
    func add(_ stub: Stub) {
        state.withLock { $0.stubs.append(stub) }
    }
}
