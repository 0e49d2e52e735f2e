import RouterDynamic
@_spi(Generated) import RouterRuntime
@_spi(Generated) import RouterServices
import TestSupport
import Testing

/// What the set-up of a module adds applies to the request that caused the set-up.
@Suite struct SetUpFirstTests {
    private struct Blocked: Error {}

    /// A router whose module `a` blocks its own URLs in its set-up, and whose module `b` notes what passes.
    private func guarded(_ script: Script = Script()) throws -> Router {
        script.on("setUp a") { router in
            try router.use(for: .urls("//a/**")) { (_: RouteRequest) -> RouteStep in throw Blocked() }
        }
        return try script.router()
    }

    private static let a = RouteTable.scriptedRoute("open", of: "a")

    /// A setting that applies to requests, so that they take the machine.
    private static let surroundings: [@Sendable (Router) throws -> Void] = [
        { _ in },
        { router in router.observe { _ in } },
        { router in router.use { (request: RouteRequest) -> RouteStep in .next(request) } },
        { router in try router.rewrite("//elsewhere", to: "//b/open") },
        { router in router.rewrite { _ in nil } },
        { router in try router.add("//dynamic") { _ in 1 } },
        { router in router.fallback { _, _ in nil } },
    ]

    @Test("Middleware that a set-up adds applies to the request that caused it", arguments: surroundings.indices)
    func theFirstRequestIsBlocked(_ index: Int) async throws {
        let calls: [@Sendable (Router) async throws -> Void] = [
            { try Self.sync { try $0.call("//a/open") }($0) },
            { try Self.sync { try $0.call("//a/open", from: .external) }($0) },
            { try Self.sync { try $0.call("//a/open", context: ["a": 1]) }($0) },
            { try Self.sync { try $0.call("//A/open/") }($0) },
            { try Self.sync { try $0.call(Route<String>(Self.a)) }($0) },
            { try Self.sync { try $0.call(Route<String>(Self.a), context: ["a": 1]) }($0) },
            { try Self.sync { try $0.call(Route<String>(Self.a), from: .external) }($0) },
            { try Self.sync { try $0.call(Self.a, [:]) }($0) },
            { try await $0.open("//a/open") },
            { try await $0.open("//a/open", from: .external) },
            { try await $0.open(Route<String>(Self.a)) },
            { try await $0.open("//a/wait") },
            { try await $0.open("//a/main") },
        ]
        for (number, call) in calls.enumerated() {
            let script = Script()
            let router = try guarded(script)
            try Self.surroundings[index](router)
            await #expect(throws: Blocked.self, "\(number)") { try await call(router) }
            await #expect(throws: Blocked.self, "\(number)") { try await call(router) }
            #expect(script.events == ["setUp a", "is set up a"], "\(number)")
        }
    }

    private static func sync<Result>(
        _ body: @escaping @Sendable (Router) throws -> Result
    ) -> @Sendable (Router) throws -> Void {
        { router in _ = try body(router) }
    }

    /// Each detour leads from a URL of no module, or of `b`, to `//a/open`.
    private static let detours: [@Sendable (Router) throws -> String] = [
        { router in
            try router.rewrite("//from", to: "//a/open")
            return "//from"
        },
        { router in
            try router.rewrite(for: .urls("//from")) { $0.replacing(url: "//a/open") }
            return "//from"
        },
        { router in
            try router.rewrite(for: .urls("//from")) { _ in throw RouteRedirect(to: "//a/open") }
            return "//from"
        },
        { router in
            _ = router.relocate([.replace("//b/open", target: "//a/open")])
            return "//b/open"
        },
        { router in
            _ = router.relocate([.add("//from", handler: "a.open")])
            return "//from"
        },
        { router in
            try router.add("//from") { _ in throw RouteRedirect(to: "//a/open") }
            return "//from"
        },
        { router in
            try router.use(for: .urls("//b/open")) { (_: RouteRequest) -> RouteStep in .end(.redirect(to: "//a/open")) }
            return "//b/open"
        },
        { router in
            try router.use(for: .urls("//b/open")) { request in .next(request.replacing(url: "//a/open")) }
            return "//b/open"
        },
        { router in
            router.fallback { _, _ in .redirect(to: "//a/open") }
            return "//absent"
        },
    ]

    @Test("Middleware that a set-up adds applies after a redirect too", arguments: detours.indices)
    func aDetourIsBlockedToo(_ index: Int) async throws {
        for isAsync in [false, true] {
            let script = Script()
            script.on("setUp a") { router in
                router.use { (request: RouteRequest) -> RouteStep in
                    if request.url.text == "//a/open" || request.route == "//a/open" { throw Blocked() }
                    return .next(request)
                }
                try router.use(for: .urls("//from")) { (_: RouteRequest) -> RouteStep in throw Blocked() }
            }
            let router = try script.router()
            let url = try Self.detours[index](router)
            await #expect(throws: Blocked.self) {
                if isAsync { try await router.open(url) } else { try Self.sync { try $0.call(url) }(router) }
            }
            #expect(!script.events.contains("open a"))
            #expect(script.events.filter { $0 == "setUp a" }.count == 1)
        }
    }

    @Test("A restart calls nothing twice and counts no hop") func nothingIsCalledTwiceAndNoHopIsCounted() throws {
        let script = Script()
        let log = Log<String>()
        script.on("setUp a") { router in
            router.observe(
                onStart: { log.note("new start \($0.url)") },
                onEnd: { log.note("new end \($0.chain)") }
            )
            try router.use(for: .urls("//a/**")) { request in
                log.note("new middleware \(request.origin) \(request.hops.count)")
                return .next(request)
            }
        }
        let router = try script.router()
        router.observe(onStart: { log.note("old start \($0.url)") }, onEnd: { log.note("old end \($0.chain)") })
        router.use { request in
            log.note("old middleware")
            return .next(request)
        }
        #expect(try router.call("//a/open", from: .external, as: String.self) == "open a")
        #expect(
            log.entries == [
                "old start //a/open", "new start //a/open", "old middleware", "new middleware external 0",
                #"old end ["//a/open"]"#, #"new end ["//a/open"]"#,
            ]
        )
        #expect(script.events == ["setUp a", "is set up a", "open a"])
    }

    @Test("A rule that a set-up adds applies to the request that caused it") func aRuleOfTheSetUpApplies() throws {
        let script = Script()
        script.on("setUp a") { try $0.rewrite("//a/open", to: "//b/open") }
        for isObserved in [false, true] {
            let router = try script.router()
            if isObserved { router.observe { _ in } }
            #expect(try router.call("//a/open", as: String.self) == "open b")
        }
    }

    @Test("A replacement service that a set-up adds is returned") func aReplacementServiceThatASetUpAddsIsReturned()
        async throws
    {
        let script = Script()
        let mine = Made<ModuleA>()
        let later = MadeLater<ModuleA>()
        script.on("setUp a") { router in
            _ = router.services.replace(Made<ModuleA>.self, with: mine)
            _ = router.services.replace(MadeLater<ModuleA>.self, with: later)
        }
        #expect(try script.router().services.get(Made<ModuleA>.self) === mine)
        #expect(try await script.router().services.fetch(MadeLater<ModuleA>.self) === later)
        #expect(!script.events.contains("make a"))
    }

    @Test("The module that serves a protocol is set up before a call by URL")
    func aServiceByURLIsSetUpFirstWhicheverModuleServesIt() async throws {
        for isObserved in [false, true] {
            let script = Script()
            script.on("setUp a") { router in
                try router.use(for: .urls("//c/use")) { (_: RouteRequest) -> RouteStep in throw Blocked() }
            }
            let router = try script.router()
            if isObserved { router.observe { _ in } }
            // The module of the protocol may have been called before.
            _ = try router.call("//c/open")
            await #expect(throws: Blocked.self) { try await router.open("//c/use") }
            #expect(throws: Blocked.self) { try router.call("//c/use") }
            #expect(!script.events.contains("make a"))
        }
    }

    @Test("Broadcasts and registrations set up their modules first") func broadcastsAndRegistrationsComeAfterIt() throws
    {
        let script = Script()
        let router = try guarded(script)
        router.register(Live<ModuleA>())
        let replies = try router.broadcast("note")
        #expect(replies.count == 1)
        #expect(throws: Blocked.self) { try replies[0].result.get() }
        #expect(script.events == ["setUp a", "is set up a"])
        let other = Script()
        try other.router().registerAll { $0 == Live<ModuleB>.self }
        #expect(other.events == ["setUp b", "is set up b"])
    }

    @Test("Queries and refused requests set nothing up") func questionsAndRefusalsSetNothingUp() throws {
        let script = Script()
        let router = try script.router()
        _ = router.canOpen("//a/open")
        _ = try router.resolve("//a/open")
        _ = router.explanation(of: "//a/open")
        #expect(throws: RouterError.self) { try router.call("//a/closed", from: .external) }
        #expect(throws: RouterError.self) {
            try router.call(Route<String>(RouteTable.scriptedRoute("closed", of: "a")), from: .external)
        }
        #expect(throws: RouterError.self) { try router.call("//a/absent") }
        router.observe { _ in }
        #expect(throws: RouterError.self) { try router.call("//a/closed", from: .external) }
        #expect(script.events == [])
    }

    @Test("A failing set-up fails the request, and the next request tries again")
    func aFailingSetUpFailsTheRequestAndTheNextRequestTriesAgain() async throws {
        struct NotYet: Error {}
        for isObserved in [false, true] {
            let script = Script()
            let attempts = Log<Int>()
            script.on("setUp a") { router in
                attempts.note(1)
                if attempts.entries.count < 4 { throw NotYet() }
                try router.use(for: .urls("//a/**")) { (_: RouteRequest) -> RouteStep in throw Blocked() }
            }
            let router = try script.router()
            if isObserved { router.observe { _ in } }
            #expect(throws: NotYet.self) { try router.call("//a/open") }
            #expect(throws: NotYet.self) { try router.call(Route<String>(Self.a)) }
            await #expect(throws: NotYet.self) { try await router.open("//a/open") }
            #expect(throws: Blocked.self) { try router.call("//a/open") }
            #expect(attempts.entries.count == 4)
        }
    }

    @Test("No other thread calls a module before its set-up ends") func noOtherThreadGetsPastASetUp() async throws {
        for _ in 0..<20 {
            let script = Script()
            script.on("setUp a") { router in
                _ = try router.call("//a/open")
                _ = try router.call(Route<String>(Self.a))
                try router.use(for: .urls("//a/**")) { (_: RouteRequest) -> RouteStep in throw Blocked() }
            }
            let router = try script.router()
            let passed = Log<Int>()
            let call: @Sendable () throws -> Void = {
                _ = try router.call("//a/open")
                passed.note(1)
            }
            let callTyped: @Sendable () throws -> Void = {
                _ = try router.call(Route<String>(Self.a))
                passed.note(1)
            }
            await onOwnThreads([call, callTyped, call, callTyped])
            #expect(passed.entries.isEmpty)
        }
    }
}
