import RouteGenCore
import RouterPipeline
@testable import RouterPlans
import RouteTables
@_spi(Generated) import RouterRuntime
import TestSupport
import Testing

/// A gate that closes while links are on their way.
@Suite struct LockedGateTests {
    let router: Router
    let gate = LinkGate()

    init() throws { router = try PlannedDispatcher.router() }

    private func plan(_ url: String, from origin: RouteOrigin = .external) -> Task<LinkPlan<Screen>, any Error> {
        Task { [router, gate] in try await router.plan(for: url, from: origin, through: gate) }
    }

    private func held(_ urls: [String]) async {
        while gate.requests.map(\.url) != urls { await Task.yield() }
    }

    /// Lets the middleware of all links wait.
    private func suspended() -> Suspension {
        let suspension = Suspension()
        _ = router.use { request, next in
            await suspension.wait()
            return try await next(request)
        }
        return suspension
    }

    @Test("A plan that was being made when the gate closed is not given before the gate opens")
    func closedMeanwhile() async throws {
        let suspension = suspended()
        let link = plan("//chat/5")
        await suspension.begins()
        gate.close()
        await suspension.end()
        await held(["//chat/5"])
        gate.open()
        #expect("\(try await link.value)" == "chats: inbox > chat(id: 5)")
    }

    @Test("A link that comes to a closed gate does not join one that has passed")
    func joinsNoneThatPassed() async throws {
        let log = Log<String>()
        let suspension = suspended()
        try await PlannedDispatcher.$log.withValue(log) {
            let first = plan("//chat/5")
            await suspension.begins()
            gate.close()
            let second = plan("//chat/5")
            await held(["//chat/5"])
            await suspension.end()
            await held(["//chat/5", "//chat/5"])
            #expect(log.entries == ["chat", "inbox"])
            gate.open()
            let plans = try await (first.value, second.value)
            #expect(plans.0 == plans.1)
        }
        #expect(log.entries == ["chat", "inbox", "chat", "inbox"])
    }

    @Test("A link that has to wait again keeps its place") @MainActor
    func place() async throws {
        var passed: [Int] = []
        func pass(_ number: Int) -> Task<Void, any Error> {
            Task { [gate] in
                try await gate.pass(LinkRequest(url: "//chat/\(number)", origin: .external), number)
                passed.append(number)
            }
        }
        let numbers = (0..<3).map { _ in gate.number() }
        gate.close()
        let links = numbers.reversed().map(pass)
        while gate.requests.count < 3 { await Task.yield() }
        #expect(gate.requests.map(\.url) == numbers.map { "//chat/\($0)" })
        gate.open()
        for link in links { try await link.value }
        #expect(passed == numbers)
    }

    @Test("A link on its way lets an older one pass that has come back meanwhile") @MainActor
    func older() async throws {
        var passed: [Int] = []
        func pass(_ number: Int) async -> Task<Void, any Error> {
            let count = gate.requests.count
            let link = Task { [gate] in
                try await gate.pass(LinkRequest(url: "//chat/\(number)", origin: .external), number)
                passed.append(number)
            }
            while gate.requests.count == count { await Task.yield() }
            return link
        }
        gate.close()
        var links = [await pass(2), await pass(3)]
        gate.open()
        // The task of the second link has not continued yet.
        gate.close()
        let older = Task { [gate] in
            try await gate.pass(LinkRequest(url: "//chat/1", origin: .external), 1)
            passed.append(1)
        }
        links.append(older)
        while !gate.requests.contains(where: { $0.url == "//chat/1" }) { await Task.yield() }
        gate.open()
        for link in links { try await link.value }
        #expect(passed == [1, 2, 3])
    }

    @Test("Two routers that share a gate do not get each other's pages")
    func twoRouters() async throws {
        let other = try PlannedDispatcher.router()
        other.fallback { _, _ in .value(Screen.welcome) }
        _ = other.use { _ in .end(.value(Screen.tour)) }
        gate.close()
        let first = plan("//help")
        await held(["//help"])
        let second = Task { [gate] in
            try await other.plan(for: "//help", from: .external, through: gate, as: Screen.self)
        }
        await held(["//help", "//help"])
        gate.open()
        #expect(try await first.value.target?.destination == .help)
        #expect(try await second.value.target?.destination == .tour)
    }

    @Test("The app's own links and typed routes wait, unless they do not come through the gate")
    func app() async throws {
        gate.close()
        let link = plan("//help", from: .app)
        await held(["//help"])
        let path = RoutePath("//welcome", handler: RouteHandlerIdentity.make("welcome"), parameters: "")
        let route = Route<Screen>(path)
        let typed = Task { [router, gate] in try await router.plan(for: route, through: gate) }
        await held(["//help", "//welcome"])
        #expect("\(try await router.plan(for: route))" == "root welcome")
        gate.open()
        #expect("\(try await link.value)" == "present help")
        #expect("\(try await typed.value)" == "root welcome")
    }

    @Test(
        "A closure that opens something when a link is held back is not called for that",
        arguments: [0, 1, 20]
    )
    func onHold(limit: Int) async throws {
        let notices = Log<String>()
        gate.limit = limit
        gate.onHold = { [router, gate] request in
            notices.note(request.url)
            // Not even a task that inherits nothing calls it.
            for _ in 0..<2 {
                Task.detached { try await router.plan(for: "//help", through: gate, as: Screen.self) }
                Task { try await router.plan(for: "//help", from: .notification, through: gate, as: Screen.self) }
            }
        }
        gate.close()
        let link = plan("//chat/5")
        for _ in 0..<2000 { await Task.yield() }
        #expect(notices.entries.count <= 3 && notices.entries.first == (limit == 0 ? nil : "//chat/5"))
        gate.drop()
        await #expect(throws: NavigationError.notAdmitted) { try await link.value }
    }
}
