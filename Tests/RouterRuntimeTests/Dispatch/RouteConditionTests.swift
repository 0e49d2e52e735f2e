@_spi(Generated) import RouterRuntime
import TestSupport
import Testing

/// Functions that markers name with `when:` decide after a match whether the route accepts the request.
@Suite struct RouteConditionTests {
    enum Dispatcher: RouteDispatcher {
        static func call(_ handler: Int, _ call: RouteCall) throws -> Any {
            ["old", "new", "beta", "any", "late"][handler]
        }

        static func accepts(_ condition: Int, _ request: RouteRequest) throws -> Bool {
            switch condition {
            case 3: try request.passesOnMainActor(RouteConditionTests.isOn)
            case 4: try request.passesOnMainActor { false }
            case 0: request.passes { request in request.context["new"] as? Bool == true }
            case 1:
                request.passes { request in request.parameters["id"] as? String == "7" && request.origin == .webView }
            default: request.passes { false }
            }
        }
    }

    @MainActor
    private static func isOn(_ request: RouteRequest) -> Bool {
        MainActor.preconditionIsolated()
        return request.parameters["id"] as? String == "7"
    }

    /// The routes are in an order in which the first would always win.
    static let handlers = [
        TestHandler(name: "old", patterns: ["//chat/:id"], origins: [.webView]),
        TestHandler(name: "new", patterns: ["//chat/:name"], routeCondition: 0),
        TestHandler(name: "beta", patterns: ["//chat/:id"], origins: [.webView], routeCondition: 1),
        TestHandler(name: "any", patterns: ["//chat/**"], routeCondition: 0, priority: .high),
        TestHandler(name: "late", patterns: ["//late"], routeCondition: 2),
    ]

    let router: Router

    init() throws {
        router = Router(try .test(Self.handlers, Dispatcher.self))
    }

    @Test("E5 If a route's condition is false, the next candidate is tried")
    func e5() throws {
        #expect(try router.call("//chat/5", as: String.self) == "old")
        #expect(try router.call("//chat/7", from: .webView, as: String.self) == "beta")
        #expect(try router.call("//chat/7", as: String.self) == "old")
        #expect(try router.call("//chat/5", context: ["new": true], as: String.self) == "any")
    }

    @Test("E5 High priority precedes default, and a route with a condition precedes others of its rank")
    func e5Order() throws {
        let router = Router(try .test([Self.handlers[0], Self.handlers[1]], Dispatcher.self))
        #expect(try router.call("//chat/5", context: ["new": true], as: String.self) == "new")
        #expect(try router.call("//chat/5", context: ["new": false], as: String.self) == "old")
        #expect(errorCode { try router.call("//chat/5", from: .webView) } == nil)
    }

    @Test("If every condition is false, there is no route")
    func nobody() {
        #expect(errorCode { try router.call("//late") } == .notFound)
    }

    private static let mainActorHandlers = [
        TestHandler(name: "old", patterns: ["//chat/:id"], origins: [.webView]),
        TestHandler(name: "new", patterns: ["//chat/:id"], routeCondition: 3),
        TestHandler(name: "beta", patterns: ["//never"], routeCondition: 4),
    ]

    @Test("A condition of the main actor is called there, wherever the request is opened")
    func mainActor() async throws {
        let router = Router(try .test(Self.mainActorHandlers, Dispatcher.self))
        for observes in [false, true] {
            // Observed requests take the long way.
            let token = observes ? router.observe { _ in } : nil
            let results = try await Task.detached {
                [
                    try await router.open("//chat/7", as: String.self),
                    try await router.open("//chat/8", as: String.self),
                    try await router.open("//chat/7", from: .webView, as: String.self),
                ]
            }.value
            #expect(results == ["new", "old", "old"])
            #expect(try await Self.onMainActor(router) == ["new", "old"])
            let path = RoutePath("//chat/:id", handler: Self.mainActorHandlers[1].identity, parameters: "")
            #expect(await Self.codeOfOpening { _ = try await router.open(Route<String>(path)) } == .notFound)
            token?.remove()
        }
        #expect(await Self.codeOfOpening { _ = try await router.open("//never") } == .notFound)
    }

    @Test("A condition of the main actor lets filters rewrite the caller's URL, not one that they gave")
    func mainActorAndFilters() async throws {
        let router = Router(try .test(Self.mainActorHandlers, Dispatcher.self))
        router.rewrite { $0.replacing(url: $0.url.text + "?token=1") }
        let log = Log<String>()
        router.observe { log.note($0.last.url.text) }
        let result = try await Task.detached { try await router.open("//chat/7", as: String.self) }.value
        #expect(result == "new")
        #expect(try await Self.onMainActor(router) == ["new", "old"])
        #expect(log.entries == ["//chat/7?token=1", "//chat/7?token=1", "//chat/8?token=1"])
    }

    private static func codeOfOpening(_ open: @Sendable () async throws -> Void) async -> RouterError.Code? {
        do {
            try await open()
            return nil
        } catch {
            return (error as? RouterError)?.code
        }
    }

    @MainActor
    private static func onMainActor(_ router: Router) throws -> [String] {
        let results = [try router.call("//chat/7", as: String.self), try router.call("//chat/8", as: String.self)]
        #expect(router.canOpen("//chat/7") && !router.canOpen("//never"))
        return results
    }

    @Test("A synchronous call from elsewhere cannot call such a condition")
    func mainActorFromElsewhere() async throws {
        let router = Router(try .test(Self.mainActorHandlers, Dispatcher.self))
        let codes = await Task.detached {
            [errorCode { try router.call("//chat/7") }, errorCode { try router.call("//chat/7", from: .webView) }]
        }.value
        #expect(codes == [.requiresAsync, nil])
        let message = await Task.detached { errorMessage { _ = try router.call("//chat/7") } }.value
        #expect(
            message
                == "a condition of a route for '//chat/7' is isolated to the main actor: "
                + "call from there, or use await router.open"
        )
    }

    @Test("The condition of a typed route applies, without other candidates")
    func typed() throws {
        let path = RoutePath("//chat/:name", handler: TestHandler(name: "new", patterns: []).identity, parameters: "")
        #expect(try router.call(Route<String>(path), context: ["new": true]) == "new")
        #expect(
            errorMessage { _ = try router.call(Route<String>(path)) }
                == "the route '//chat/:name' rejects this request: the function that its marker names with `when:` returned false"
        )
        // Observed requests take the pipeline.
        let token = router.observe { _ in }
        #expect(try router.call(Route<String>(path), context: ["new": true]) == "new")
        #expect(errorCode { _ = try router.call(Route<String>(path)) } == .notFound)
        #expect(try router.call("//chat/7", from: .webView, as: String.self) == "beta")
        token.remove()
    }
}
