import RouterRuntime
import RouterTestSupport
import Testing

/// Functions that markers name with `when:` decide after a match whether the route accepts the request.
@Suite struct RouteConditionTests {
    enum Dispatcher: RouteDispatcher {
        static func call(_ handler: Int, _ call: RouteCall) throws -> Any {
            ["old", "new", "beta", "any", "late"][handler]
        }

        static func accepts(_ condition: Int, _ request: RouteRequest) -> Bool {
            switch condition {
            case 0: request.passes { request in request.context["new"] as? Bool == true }
            case 1: request.passes { request in request.parameters["id"] as? String == "7" && request.origin == .web }
            default: request.passes { false }
            }
        }
    }

    /// The routes are in an order in which the first would always win.
    static let handlers = [
        TestHandler(name: "old", patterns: ["//chat/:id"], origins: [.web]),
        TestHandler(name: "new", patterns: ["//chat/:name"], routeCondition: 0),
        TestHandler(name: "beta", patterns: ["//chat/:id"], origins: [.web], routeCondition: 1),
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
        #expect(try router.call("//chat/7", from: .web, as: String.self) == "beta")
        #expect(try router.call("//chat/7", as: String.self) == "old")
        #expect(try router.call("//chat/5", context: ["new": true], as: String.self) == "any")
    }

    @Test("E5 High priority precedes default, and a route with a condition precedes others of its rank")
    func e5Order() throws {
        let router = Router(try .test([Self.handlers[0], Self.handlers[1]], Dispatcher.self))
        #expect(try router.call("//chat/5", context: ["new": true], as: String.self) == "new")
        #expect(try router.call("//chat/5", context: ["new": false], as: String.self) == "old")
        #expect(errorCode { try router.call("//chat/5", from: .web) } == nil)
    }

    @Test("If every condition is false, there is no route")
    func nobody() {
        #expect(errorCode { try router.call("//late") } == .notFound)
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
        #expect(try router.call("//chat/7", from: .web, as: String.self) == "beta")
        token.remove()
    }
}
