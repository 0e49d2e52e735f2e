@_spi(Generated) import RouterRuntime
import RouterTestSupport
import TestSupport
import Testing

@Suite struct RouteRecorderTests {
    private let router: Router
    private let recorder: RouteRecorder
    /// A route of a feature that is not linked.
    private let unlinked = Route<Int>(RoutePath("//rooms/:id", handler: 99, parameters: "id"), 5)

    init() throws {
        router = try Shop.router()
        recorder = RouteRecorder(router)
    }

    @Test("Requests are recorded in order, each hop and each failure")
    func requests() async throws {
        #expect(try router.call("//old/3", as: String.self) == "order 3")
        #expect(try await router.open("//waiting/orders/4", as: String.self) == "order 4")
        #expect(throws: RouterError.self) { try router.call("//unknown") }
        _ = try router.call(Shop.order(5))
        #expect(
            recorder.requests.map(\.urlText) == [
                "//old/3", "//orders/3", "//waiting/orders/4", "//unknown", "//orders/5",
            ]
        )
        #expect(recorder.requests.map(\.origin) == Array(repeating: .app, count: 5))
    }

    @Test("Routes that are open to a caller are listed until the caller opens them")
    func unopened() throws {
        let open = ["//orders/:id", "//old/:id", "//gate", "//describe/:text?"]
        #expect(recorder.unopened(from: .external) == open)
        #expect(try router.call("//orders/3", from: .external, as: String.self) == "order 3")
        #expect(recorder.unopened(from: .external) == Array(open.dropFirst()))
        #expect(recorder.unopened(from: .webView) == ["//orders/:id", "//describe/:text?"])
        #expect(recorder.unopened(from: .app).count > open.count)
    }

    @Test("Requests for a route are counted, by URL and by typed route")
    func count() throws {
        _ = try router.call("//orders/5", as: String.self)
        _ = try router.call("//old/5", as: String.self)
        _ = try router.call(Shop.order(5))
        _ = try router.call(Shop.order(6))
        #expect(recorder.count(of: Shop.order(5)) == 3)
        #expect(recorder.count(of: Shop.secret) == 0)
    }

    @Test("A stub answers one route with its values, by URL and by typed route, also one that is not linked")
    func stubForARoute() throws {
        recorder.stub(Shop.order(5), with: "stub")
        recorder.stub(unlinked, with: 7)
        #expect(try router.call(Shop.order(5)) == "stub")
        #expect(try router.call("//orders/5", as: String.self) == "stub")
        #expect(try router.call("//old/5", as: String.self) == "stub")
        #expect(try router.call(Shop.order(6)) == "order 6")
        #expect(try router.call(unlinked) == 7)
        #expect(try router.call("//rooms/5", as: Int.self) == 7)
    }

    @Test("A stub answers a pattern with any values")
    func stubForAPattern() throws {
        struct Closed: Error {}
        recorder.stub(RoutePath("//orders/:id", handler: 0, parameters: "id")) { request in
            let id: Int = try request.value("id")
            guard id < 10 else { throw Closed() }
            return "stub \(id)"
        }
        #expect(try router.call("//orders/5", as: String.self) == "stub 5")
        #expect(throws: Closed.self) { try router.call("//orders/10", as: String.self) }
        #expect(try router.call("//login", as: String.self) == "login")
    }

    @Test("A stub answers a URL in any spelling, and the newest stub applies")
    func stubForAURL() async throws {
        recorder.stub("//orders/5", with: "first")
        recorder.stub("//ord%65rs/5", with: "second")
        #expect(try router.call("//orders/5", as: String.self) == "second")
        #expect(try await router.open("//orders/5", as: String.self) == "second")
    }

    @Test("A stub fails a route with its values, by typed route and by URL")
    func throwingStubForARoute() throws {
        struct Closed: Error {}
        recorder.stub(Shop.order(5), throwing: Closed())
        #expect(throws: Closed.self) { try router.call(Shop.order(5)) }
        #expect(throws: Closed.self) { try router.call("//old/5", as: String.self) }
        #expect(try router.call(Shop.order(6)) == "order 6")
    }

    @Test("A closed route stays closed to callers from outside, except for a stub")
    func closedRoutes() throws {
        #expect(throws: RouterError.self) { try router.call("//secret", from: .external, as: String.self) }
        recorder.stub(Shop.secret, with: "stub")
        #expect(try router.call("//secret", from: .external, as: String.self) == "stub")
    }
}
