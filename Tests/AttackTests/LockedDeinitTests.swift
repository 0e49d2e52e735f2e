import RouterDynamic
import RouterRuntime
import RouterServices
import TestSupport
import Testing

/// The router destroys no value of the app, and calls none of its closures, while it holds a lock.
@Suite struct LockedDeinitTests {
    /// Calls the router in every way during its own destruction.
    private final class Caller: Sendable {
        private let router: Router
        private let log: Log<String>

        init(_ router: Router, _ log: Log<String>) {
            self.router = router
            self.log = log
        }

        deinit {
            LockedDeinitTests.callEverything(router)
            log.note("destroyed")
        }
    }

    /// Takes every lock that a router has.
    static func callEverything(_ router: Router) {
        _ = try? router.call("//login")
        _ = try? router.call(Shop.order(5))
        _ = try? router.call("//absent")
        _ = router.canOpen("//orders/5")
        router.register(1)
        router.unregister(Int.self)
        router.provide(Int.self) { 1 }
        router.services.replace(Int.self, with: 1).remove()
        _ = try? router.services.get(String.self)
        _ = router.assertions
        _ = router.rewriter
        try? router.rewrite("//from", to: "//to").remove()
        router.relocate([.replace("//old/:id", target: "//login")]).token.remove()
        router.observe { _ in }.remove()
        _ = try? router.broadcast("login")
        _ = Router.share(router)
        try? router.setUpModules()
    }

    /// Each makes the router keep a value and release it.
    private static let ways: [(name: String, body: @Sendable (Router, Log<String>) throws -> Void)] = [
        (
            "register again",
            { router, log in
                router.register(Caller(router, log))
                router.register(Caller(router, log))
                router.unregister(Caller.self)
            }
        ),
        (
            "unregister all",
            { router, log in
                router.register(Caller(router, log))
                router.unregisterAll()
            }
        ),
        (
            "register contents",
            { router, log in
                router.register(Caller(router, log))
                router.register(Caller(router, log))
                router.unregisterAll()
            }
        ),
        (
            "provide again",
            { router, log in
                let caller = Caller(router, log)
                router.provide(Double.self) { [caller] in
                    _ = caller
                    return 1
                }
                router.provide(Double.self) { 2 }
            }
        ),
        (
            "replace a service",
            { router, log in
                router.services.replace(Caller.self, with: Caller(router, log)).remove()
            }
        ),
        (
            "replace a service's closure",
            { router, log in
                let caller = Caller(router, log)
                router.services.replace(Double.self) { [caller] _ in
                    _ = caller
                    return 1
                }.remove()
            }
        ),
        (
            "assertions",
            { router, log in
                let caller = Caller(router, log)
                router.assertions = .custom { [caller] _, _ in _ = caller }
                router.assertions = .off
            }
        ),
        (
            "middleware",
            { router, log in
                let caller = Caller(router, log)
                router.use { [caller] (request: RouteRequest) -> RouteStep in
                    _ = caller
                    return .next(request)
                }.remove()
            }
        ),
        (
            "observer",
            { router, log in
                let caller = Caller(router, log)
                router.observe { [caller] _ in _ = caller }.remove()
            }
        ),
        (
            "fallback",
            { router, log in
                let caller = Caller(router, log)
                router.fallback { [caller] _, _ in
                    _ = caller
                    return nil
                }.remove()
            }
        ),
        (
            "rule",
            { router, log in
                let caller = Caller(router, log)
                router.rewrite { [caller] _ in
                    _ = caller
                    return nil
                }.remove()
            }
        ),
        (
            "engine",
            { router, log in
                let caller = Caller(router, log)
                router.rewriter = { _, _ in
                    _ = caller
                    return nil
                }
                router.rewriter = { _, _ in nil }
                // The last pipeline keeps the old value until the next request.
                _ = try router.call("//login")
            }
        ),
        (
            "dynamic route",
            { router, log in
                let caller = Caller(router, log)
                try router.add("//dynamic") { [caller] _ in
                    _ = caller
                    return 1
                }.remove()
            }
        ),
        (
            "dynamic route after a call",
            { router, log in
                let caller = Caller(router, log)
                let token = try router.add("//dynamic") { [caller] _ in
                    _ = caller
                    return 1
                }
                _ = try router.call("//dynamic", as: Int.self)
                token.remove()
            }
        ),
        (
            "token from within its own middleware",
            { router, log in
                let caller = Caller(router, log)
                let token = Log<RouteToken>()
                token.note(
                    router.use { [caller] (request: RouteRequest) -> RouteStep in
                        _ = caller
                        token.entries.first?.remove()
                        return .next(request)
                    }
                )
                _ = try router.call("//login")
            }
        ),
        (
            "context of a request",
            { router, log in
                try router.rewrite("//from", to: "//login")
                _ = try router.call("//from", context: ["caller": Caller(router, log)])
            }
        ),
        (
            "error of a handler",
            { router, log in
                struct Thrown: Error {
                    let caller: Caller
                }
                try router.add("//throws") { _ in throw Thrown(caller: Caller(router, log)) }
                router.fallback { _, _ in .redirect(to: "//login") }
                _ = try router.call("//throws")
            }
        ),
    ]

    @Test("An object that the router releases may call the router in its deinitializer", arguments: ways.indices)
    func aDeinitMayCallTheRouter(_ way: Int) async throws {
        let (name, body) = Self.ways[way]
        let router = try Shop.router()
        let log = Log<String>()
        await onOwnThread { try body(router, log) }
        #expect(log.entries.first == "destroyed", "\(name)")
    }

    @Test("The description of an error may call the router") func aDescriptionOfAnErrorMayCallTheRouter() async throws {
        struct Talkative: Error, CustomStringConvertible {
            let router: Router
            var description: String {
                LockedDeinitTests.callEverything(router)
                return "talkative"
            }
        }
        let router = try Shop.router()
        try router.add("//throws") { _ in throw Talkative(router: router) }
        try router.use(for: .urls("//throws")) { request in .next(request) { _ in throw Talkative(router: router) } }
        await onOwnThread { _ = try router.call("//throws") }
    }

    @Test("Every closure may call the router") func everyClosureMayCallTheRouter() async throws {
        let router = try Shop.router()
        let log = Log<String>()
        let call: @Sendable (String) -> Void = { name in
            // Only once each, because the calls return here.
            guard !log.entries.contains(name) else { return }
            log.note(name)
            Self.callEverything(router)
        }
        router.observe(onStart: { _ in call("start") }, onEnd: { _ in call("end") })
        router.use { (request: RouteRequest) -> RouteStep in
            call("middleware")
            return .next(request) { result in
                call("completion")
                return try result.get()
            }
        }
        router.rewrite { _ in
            call("rule")
            return nil
        }
        router.fallback { _, _ in
            call("fallback")
            return nil
        }
        router.assertions = .custom { _, _ in call("assertion") }
        try router.add(
            "//dynamic",
            when: { _ in
                call("condition")
                return true
            }
        ) { _ in
            call("handler")
            return 1
        }
        _ = router.services.replace(Double.self) { _ in
            call("service")
            return 1
        }
        await onOwnThread {
            _ = try? router.call("//dynamic")
            _ = try? router.call("//absent")
            _ = try? router.services.get(Double.self)
        }
        let names = ["start", "end", "middleware", "completion", "rule", "fallback", "condition", "handler", "service"]
        #expect(Set(log.entries).isSuperset(of: names))
    }
}
