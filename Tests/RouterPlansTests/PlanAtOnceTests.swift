import RouterPlans
import RouterRuntime
import TestSupport
import Testing

/// Plans that need not wait.
@Suite struct PlanAtOnceTests {
    let router: Router

    init() throws { router = try PlannedDispatcher.router() }

    private static let urls = [
        "//inbox", "//chat/5", "//chat/5/photo/7#top", "//chat/five", "//help", "//help/3", "//welcome", "//tour",
        "//login",
        "//old/5#first", "//clear", "//child", "//digit", "//lid", "//moved", "//cleared", "//unknown", "//nothing",
        "//chats#part", "//chats/above",
        "//late", "not a URL //",
    ]

    /// The plan, or its error, and the handlers and conditions that it has called.
    private struct Outcome: Equatable {
        var plan: String
        var calls: [String]

        init<Failure: Error>(_ plan: Result<LinkPlan<Screen>, Failure>, _ log: Log<String>) {
            switch plan {
            case .success(let plan):
                let parts: [Any?] = [plan, plan.redirects, plan.fragment, plan.postponed?.url, plan.target?.url]
                self.plan = "\(parts)"
            case .failure(let error): self.plan = "\(error)"
            }
            calls = log.entries
        }
    }

    @MainActor
    private func atOnce(_ url: String, _ origin: RouteOrigin) -> Outcome {
        let log = Log<String>()
        return PlannedDispatcher.$log.withValue(log) {
            Outcome(Result { try router.plan(for: url, from: origin) }, log)
        }
    }

    private func awaited(_ url: String, _ origin: RouteOrigin) async -> Outcome {
        let log = Log<String>()
        return await PlannedDispatcher.$log.withValue(log) {
            let plan: Result<LinkPlan<Screen>, any Error>
            do { plan = .success(try await router.plan(for: url, from: origin)) } catch { plan = .failure(error) }
            return Outcome(plan, log)
        }
    }

    /// Middleware that leads elsewhere, as an app has it.
    private func setUp() {
        router.use { request in
            switch request.url.text {
            case "//help": .end(.redirect(to: "//login", postponing: true))
            case "//help/3": .end(.redirect(to: "//chat/5/photo/3"))
            case "//tour": .end(.redirect(to: "//chats", postponing: true))
            default: .next(request)
            }
        }
        router.fallback { request, _ in request.url.text == "//late" ? .redirect(to: "//chat/5#late") : nil }
    }

    @Test("A plan at once on the main actor is the plan that waits, with the same calls", arguments: [false, true])
    @MainActor
    func equality(withMiddleware: Bool) async {
        if withMiddleware { setUp() }
        for url in Self.urls {
            for origin in [RouteOrigin.app, .external] {
                // A result that may not leave its isolation is another error of the plan that waits.
                if url == "//lid" || url == "//moved" { continue }
                let expected = await awaited(url, origin)
                #expect(atOnce(url, origin) == expected, "\(url) from \(origin)")
            }
        }
    }

    /// The error of a plan at once, and what it has called.
    private func refusal(_ url: String, from origin: RouteOrigin = .app, through gate: LinkGate? = nil) -> Outcome {
        let log = Log<String>()
        return PlannedDispatcher.$log.withValue(log) {
            Outcome(Result { try router.plan(for: url, from: origin, through: gate, isolation: nil) }, log)
        }
    }

    @Test("Nothing is called if something must be awaited, in the page or below it") func waits() async throws {
        func code(_ url: String) -> RouterError.Code? {
            do { _ = try router.plan(for: url, as: Screen.self) } catch { return (error as? RouterError)?.code }
            return nil
        }
        // Off the main actor, its handlers must be awaited.
        #expect(code("//chat/5/photo/7") == .requiresAsync)
        #expect(refusal("//chat/5/photo/7").calls == ["when"])
        try router.use(for: .urls("//inbox")) { request, next in
            await Task.yield()
            return try await next(request)
        }
        let below = refusal("//chat/5", from: .external)
        #expect(below == refusal("//chat/5", from: .external))
        #expect(below.plan.contains("a page below '//chat/5' must be awaited: await the plan"))
        #expect(below.calls.isEmpty)
        #expect(code("//inbox") == .requiresAsync)
        // A redirect is known when it comes.
        #expect(refusal("//old/5").calls == ["old", "chat"])
        let plan: LinkPlan<Screen> = try await router.plan(for: "//chat/5")
        #expect("\(plan)" == "chats: inbox > chat(id: 5)")
    }

    @Test("A closed gate must be awaited") func gate() async throws {
        let gate = LinkGate()
        gate.close()
        #expect(
            refusal("//chat/5", through: gate).plan.contains("the gate holds '//chat/5' back: await the plan")
        )
        gate.open()
        #expect(refusal("//chat/5", through: gate).calls == ["chat", "inbox"])
        // Middleware may lock the app because of the link.
        router.use { request in
            gate.close("expired")
            return .next(request)
        }
        #expect(refusal("//chat/5", through: gate).plan.contains("the gate holds '//chat/5' back: await the plan"))
    }

    @Test("Destinations that are not Sendable can be planned where they belong") @MainActor func views() throws {
        func plan(_ url: String) throws -> LinkPlan<PlannedDispatcher.Box> { try router.plan(for: url) }
        #expect(try plan("//box").pagesAboveRoot.count == 1)
        #expect(try plan("//box").target?.destination != plan("//box").target?.destination)
        #expect(throws: RouterError.self) { try plan("//chat/5") }
    }

    @Test("A plan that is cancelled throws, although its handlers do not ask") func cancelled() async throws {
        try router.use(for: .urls("//inbox")) { request, next in
            while !Task.isCancelled { await Task.yield() }
            return try await next(request)
        }
        let task = Task { try await router.plan(for: "//chat/5", as: Screen.self) }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }
}
