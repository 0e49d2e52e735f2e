import RouteGenCore
import RouterPipeline
@testable import RouterPlans
@_spi(Generated) import RouterRuntime
@_spi(Locks) import RouteTables
import TestSupport
import Testing

/// A gate in an app that has no navigator.
@Suite struct LinkGateTests {
    let router: Router
    let gate = LinkGate()

    init() throws { router = try PlannedDispatcher.router() }

    private func plan(_ url: String, from origin: RouteOrigin = .external) -> Task<LinkPlan<Screen>, any Error> {
        Task { [router, gate] in try await router.plan(for: url, from: origin, through: gate) }
    }

    /// A plan that the gate holds back.
    private func held(_ url: String, from origin: RouteOrigin = .external) async -> Task<LinkPlan<Screen>, any Error> {
        let count = gate.requests.count
        let task = plan(url, from: origin)
        while gate.requests.count == count { await Task.yield() }
        return task
    }

    /// Waits until so many calls share the links that are being prepared.
    private func joined(_ count: Int) async {
        while gate.joints.state.withLock({ $0.joints.values.map(\.waiting.count) }).reduce(0, +) != count {
            await Task.yield()
        }
    }

    @Test("A link waits while the app is locked or signed out, and nothing is called for it") func waits() async throws
    {
        let log = Log<String>()
        let held = Log<LinkRequest>()
        gate.onHold = { held.note($0) }
        gate.close("locked")
        gate.close("signed out")
        let link = await PlannedDispatcher.$log.withValue(log) { await self.held("//chat/5", from: .notification) }
        #expect(gate.requests == [LinkRequest(url: "//chat/5", origin: .notification)])
        #expect(held.entries == gate.requests)
        gate.open("locked")
        #expect(gate.isClosed && gate.requests.count == 1 && log.entries == [])
        gate.open("signed out")
        let plan = try await link.value
        #expect("\(plan)" == "chats: inbox > chat(id: 5)")
        #expect(plan.request == LinkRequest(url: "//chat/5", origin: .notification))
        #expect(!gate.isClosed && gate.requests.isEmpty)
    }

    /// An actor runs tasks that are resumed together in any order, the main actor, too.
    @Test("Links pass in the order in which they came") @MainActor func order() async throws {
        for _ in 0..<200 {
            var passed: [Int] = []
            gate.close()
            let links = (0..<8).map { number in
                Task { [gate] in
                    try await gate.pass(LinkRequest(url: "//chat/\(number)", origin: .external), number)
                    passed.append(number)
                }
            }
            while gate.requests.count < links.count { await Task.yield() }
            gate.open()
            for link in links { try await link.value }
            #expect(passed == Array(0..<8))
        }
    }

    @Test("A link that comes while others pass comes after them, and is not reported as held") @MainActor
    func latecomer() async throws {
        let held = Log<String>()
        gate.onHold = { held.note($0.url) }
        for _ in 0..<100 {
            var passed: [Int] = []
            func pass(_ number: Int) -> Task<Void, any Error> {
                Task { [gate] in
                    try await gate.pass(LinkRequest(url: "//chat/\(number)", origin: .external), number)
                    passed.append(number)
                }
            }
            gate.close()
            let links = (0..<3).map(pass)
            while gate.requests.count < links.count { await Task.yield() }
            gate.open()
            for link in links + [pass(3)] { try await link.value }
            #expect(passed == [0, 1, 2, 3])
        }
        #expect(held.entries.count == 300 && !held.entries.contains("//chat/3"))
    }

    @Test("A request that was saved passes the gate, too") func saved() async throws {
        gate.close()
        let request = LinkRequest(url: "//chat/5", origin: .external)
        let link = Task { [router, gate] in
            try await router.plan(for: request, through: gate, as: Screen.self)
        }
        while gate.requests.isEmpty { await Task.yield() }
        gate.open()
        #expect(try await link.value.request == request)
    }

    @Test("The caller is the one that the scheme identifies") func scheme() async throws {
        let router = try PlannedDispatcher.router(origins: ["partner": .webView])
        gate.close()
        let link = Task { [gate] in
            try await router.plan(for: "partner://chat/5", through: gate, as: Screen.self)
        }
        while gate.requests.isEmpty { await Task.yield() }
        #expect(gate.requests == [LinkRequest(url: "partner://chat/5", origin: .webView)])
        link.cancel()
        await #expect(throws: CancellationError.self) { try await link.value }
    }

    @Test("A signed-out user's links are dropped, and others wait on") func drop() async throws {
        gate.close()
        let first = await held("//chat/5")
        let second = await held("//chat/6", from: .notification)
        gate.drop { $0.origin == .external }
        await #expect(throws: NavigationError.notAdmitted) { try await first.value }
        #expect(gate.requests.map(\.url) == ["//chat/6"])
        gate.open()
        #expect("\(try await second.value)" == "chats: inbox > chat(id: 6)")
    }

    @Test("Beyond the limit, the oldest link is dropped, and a cancelled one waits no longer") func ends() async throws
    {
        gate.limit = 2
        gate.close()
        let links = [await held("//chat/1"), await held("//chat/2")]
        let third = plan("//chat/3")
        await #expect(throws: NavigationError.notAdmitted) { try await links[0].value }
        links[1].cancel()
        await #expect(throws: CancellationError.self) { try await links[1].value }
        while gate.requests.map(\.url) != ["//chat/3"] { await Task.yield() }
        gate.open()
        #expect("\(try await third.value)" == "chats: inbox > chat(id: 3)")
    }

    @Test("A link that comes twice is planned once, also if one of the two is cancelled") func joins() async throws {
        let log = Log<String>()
        gate.close()
        try await PlannedDispatcher.$log.withValue(log) {
            let first = await held("//chat/5")
            let second = plan("//chat/5")
            let third = plan("//CHAT/5/")
            let other = await held("//chat/5", from: .notification)
            await joined(4)
            #expect(gate.requests.map(\.origin) == [.external, .notification])
            first.cancel()
            await #expect(throws: CancellationError.self) { try await first.value }
            gate.open()
            let plans = try await (second.value, third.value, other.value)
            #expect(plans.0 == plans.1)
            #expect(plans.2.request.origin == .notification)
        }
        #expect(log.entries.sorted() == ["chat", "chat", "inbox", "inbox"])
        // The next one is another link.
        _ = try await plan("//chat/5").value
    }

    @Test("Plans of one page are one, in whichever way they are asked for", arguments: [false, true])
    func identity(isClosed: Bool) async throws {
        let log = Log<String>()
        let login = Suspension()
        _ = router.use { request, next in
            if request.url.text.hasPrefix("//chat") { await login.wait() }
            return try await next(request)
        }
        if isClosed { gate.close() }
        try await PlannedDispatcher.$log.withValue(log) {
            let links = ["//chat/5", "//chat/5?utm_source=x", "//CHAT/5/", "//chat/5#last"].map { plan($0, from: .app) }
            let path = RoutePath("//chat/:id", handler: RouteHandlerIdentity.make("chat"), parameters: "id")
            let typed = Task { [router, gate] in try await router.plan(for: Route<Screen>(path, 5), through: gate) }
            if isClosed {
                while gate.requests.count < 4 { await Task.yield() }
                gate.open()
            }
            // Two that are written alike, one with an item that nobody reads, and the typed route.
            while gate.joints.state.withLock({ $0.joints.values.map(\.waiting.count).max() ?? 0 }) < 3 {
                await Task.yield()
            }
            await login.end()
            var plans = [try await typed.value]
            for link in links { plans.append(try await link.value) }
            #expect(plans.allSatisfy { "\($0)" == "chats: inbox > chat(id: 5)" })
        }
        #expect(log.entries.sorted() == ["chat", "chat", "inbox", "inbox"])
    }

    @Test("A link whose callers are all cancelled is cancelled") func cancelled() async throws {
        gate.close()
        let first = await held("//chat/5")
        let second = plan("//chat/5")
        await joined(2)
        for link in [first, second] {
            link.cancel()
            await #expect(throws: CancellationError.self) { try await link.value }
        }
        while !gate.requests.isEmpty { await Task.yield() }
        gate.open()
        #expect("\(try await plan("//chat/5").value)" == "chats: inbox > chat(id: 5)")
    }
}
