import RouterDynamic
@_spi(Generated) import RouterRuntime
@_spi(Generated) import RouterServices
import TestSupport
import Testing

/// A set-up of the main actor runs there, and then the request continues with its middleware.
@Suite struct MainActorSetUpTests {
    private enum Code: RouteDispatcher {
        static func setUp(_ router: Router) throws { try router.setUp(Module.self) }
        static func call(_ handler: Int, _ call: RouteCall) throws -> Any { handler }
        static func accepts(_ condition: Int, _ request: RouteRequest) throws -> Bool {
            try request.passesOnMainActor { true }
        }
    }

    private enum Module: RouteModule {
        static func setUp(for router: Router) throws { _ = try router.call("//gate", as: Int.self) }
    }

    @Test(
        "Middleware applies to a request whose set-up had to begin again on the main actor",
        arguments: [false, true]
    )
    func middleware(isObserved: Bool) async throws {
        let handlers = [
            TestHandler(name: "Chat.open(id:)", patterns: ["//chat/:id"]),
            TestHandler(name: "Chat.gate()", patterns: ["//gate"], routeCondition: 0),
        ]
        let router = Router(try .test(handlers, Code.self, setUps: RouteModules.self)).silent
        let log = Log<String>()
        if isObserved { router.observe { log.note("ends \($0.last.url)") } }
        try router.use(for: .urls("//chat/**")) { request in
            log.note("passes \(request.url)")
            return .next(request)
        }
        #expect(try await router.open("//chat/5", as: Int.self) == 0)
        let expected = ["passes //chat/5"] + (isObserved ? ["ends //chat/5"] : [])
        #expect(log.entries.filter { $0.hasSuffix("//chat/5") } == expected)
    }
}
