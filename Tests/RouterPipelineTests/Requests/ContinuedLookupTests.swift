import RouterDynamic
import Testing

@testable import RouterPipeline
@_spi(Generated) @testable import RouterRuntime
@testable import TestSupport

/// A lookup that needs the main actor continues there, and does not begin again.
@Suite struct ContinuedLookupTests {
    private enum Dispatcher: RouteDispatcher {
        static func call(_ handler: Int, _ call: RouteCall) throws -> Any { call.request.url.text }

        static func accepts(_ condition: Int, _ request: RouteRequest) throws -> Bool {
            if condition == 0 { return try request.passesOnMainActor { true } }
            return request.passes { request in
                (request.context["log"] as? Log<String>)?.note("asks \(request.url)")
                return false
            }
        }
    }

    private let router: Router

    init() throws {
        let handlers = [
            TestHandler(name: "refusing", patterns: ["//chat/:name"], routeCondition: 1, priority: .high),
            TestHandler(name: "chat", patterns: ["//chat/:id"], routeCondition: 0),
        ]
        router = Router(try .test(handlers, Dispatcher.self)).silent
    }

    @Test("Rewriting closures and observers are called once if a condition of the main actor decides")
    func conditions() async throws {
        let log = Log<String>()
        router.rewrite { request in
            log.note("rewrites \(request.url)")
            return request.url.text == "//talk/5" ? request.replacing(url: "//chat/5") : nil
        }
        router.observe(onStart: { log.note("starts \($0.url)") }, onEnd: { log.note("ends \($0.last.url)") })
        router.use { request in
            log.note("passes \(request.url)")
            return .next(request)
        }
        #expect(try await router.open("//talk/5", as: String.self) == "//chat/5")
        #expect(
            log.entries == ["starts //talk/5", "rewrites //talk/5", "passes //chat/5", "ends //chat/5"]
        )
    }

    @Test("A condition that has refused a request is not asked again on the main actor")
    func refusals() async throws {
        let log = Log<String>()
        #expect(try await router.open("//chat/5", context: ["log": log], as: String.self) == "//chat/5")
        router.use { .next($0) }
        #expect(try await router.open("//chat/6", context: ["log": log], as: String.self) == "//chat/6")
        #expect(log.entries == ["asks //chat/5", "asks //chat/6"])
    }

    @Test("A condition of an added route that has refused a request is not asked again on the main actor")
    func addedRoutes() async throws {
        let log = Log<String>()
        for name in ["first", "second"] {
            let isTaken = { @Sendable (request: RouteRequest) in
                log.note("\(name) is asked about \(request.url)")
                return false
            }
            try router.add("//chat/:number(\\d+)", when: isTaken) { _ in name }
        }
        #expect(try await router.open("//chat/5", as: String.self) == "//chat/5")
        #expect(log.entries == ["second is asked about //chat/5", "first is asked about //chat/5"])
    }

    @Test("A rewriting engine is called once") func engines() async throws {
        let log = Log<String>()
        router.rewriter = { request, rules in
            log.note("\(request.url)")
            return try rules(request)
        }
        #expect(try await router.open("//chat/6", as: String.self) == "//chat/6")
        #expect(log.entries == ["//chat/6"])
    }
}
