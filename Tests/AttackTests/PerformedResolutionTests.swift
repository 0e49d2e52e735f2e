import RouterDynamic
@_spi(Generated) import RouterRuntime
import TestSupport
import Testing

/// A request that is resolved first and performed afterward has the same result as a call, and is looked up once.
@Suite struct PerformedResolutionTests {
    typealias Way = ReleasedRequestTests.Way

    /// What a caller and observers learn of a request.
    private struct Outcome: Equatable {
        var result: String
        var events: [String]
    }

    private func outcome(
        of way: Way,
        in surroundings: ReleasedRequestTests.Surroundings,
        _ body: (Router) async throws -> Any
    ) async throws -> Outcome {
        let router = try way.router()
        let events = Log<String>()
        router.observe { event in
            events.note("\(event.chain) \(event.handler ?? "") \(event.error.map { "\($0)" } ?? "")")
        }
        try surroundings.setUp(router, Remains())
        try way.setUp(router)
        let result: String
        do {
            let value = try await body(router)
            result = value is Shop.Page ? "page" : "\(value)"
        } catch {
            result = "\(error)"
        }
        return Outcome(result: result, events: events.entries)
    }

    @Test("A performed resolution has the result of a call", arguments: ReleasedRequestTests.ways)
    func sameResult(_ way: Way) async throws {
        for surroundings in ReleasedRequestTests.surroundings {
            for origin in [RouteOrigin.app, .external] {
                func isResolved(_ router: Router) -> Bool { (try? router.resolve(way.url, from: origin)) != nil }
                let opened = try await outcome(of: way, in: surroundings) { router in
                    guard isResolved(router) else { return "no route" }
                    return try await router.open(way.url, from: origin)
                }
                let performed = try await outcome(of: way, in: surroundings) { router in
                    guard isResolved(router) else { return "no route" }
                    return try await router.perform(router.resolve(way.url, from: origin))
                }
                #expect(performed == opened, "\(surroundings.testDescription)")
                let called = try await outcome(of: way, in: surroundings) { router in
                    guard isResolved(router) else { return "no route" }
                    return try call(way.url, origin, router)
                }
                let performedAtOnce = try await outcome(of: way, in: surroundings) { router in
                    guard isResolved(router) else { return "no route" }
                    return try router.performWithoutWaiting(router.resolve(way.url, from: origin))
                }
                #expect(performedAtOnce == called, "\(surroundings.testDescription)")
            }
        }
    }

    private func call(_ url: String, _ origin: RouteOrigin, _ router: Router) throws -> Any {
        try router.call(url, from: origin)
    }

    @Test("A resolution can be performed repeatedly, and each time middleware and observers take part")
    func repeatedly() async throws {
        let router = try Shop.router()
        let log = Log<String>()
        router.observe(onStart: { _ in log.note("start") }, onEnd: { _ in log.note("end") })
        router.use { request in
            log.note("middleware")
            return .next(request)
        }
        let resolution = try router.resolve("//orders/5")
        #expect(log.entries == [])
        for _ in 0..<2 {
            #expect(try await router.perform(resolution, as: String.self) == "order 5")
        }
        #expect(log.entries == ["start", "middleware", "end", "start", "middleware", "end"])
    }

    @Test("Rewriting closures and conditions are not asked again") func once() throws {
        let router = try Shop.router()
        let log = Log<String>()
        try router.rewrite(for: .urls("//login")) { request in
            log.note("closure")
            return request.replacing(url: "//old/5")
        }
        let resolution = try router.resolve("//login")
        #expect(log.entries == ["closure"])
        // The redirect of the handler leads to another URL.
        #expect(try router.performWithoutWaiting(resolution) as? String == "order 5")
        #expect(log.entries == ["closure"])
    }

    @Test("A request is looked up again if settings have changed since it was resolved") func changedSettings() throws {
        let router = try Shop.router()
        let resolution = try router.resolve("//login")
        let token = router.relocate([.replace("//login", target: "//orders/7")]).token
        #expect(try router.performWithoutWaiting(resolution) as? String == "order 7")
        token.remove()
        #expect(try router.performWithoutWaiting(resolution) as? String == "login")
        let relocation = router.relocate([.remove("//login")]).token
        #expect(errorCode { try router.performWithoutWaiting(resolution) } == .notFound)
        relocation.remove()
    }

    @Test("A synchronous call of a resolution does not wait") func synchronous() async throws {
        let router = try Shop.router()
        let waiting = try router.resolve("//waiting/orders/5")
        #expect(errorCode { try router.performWithoutWaiting(waiting) } == .requiresAsync)
        #expect(try await router.perform(waiting, as: String.self) == "order 5")
        router.use { request, next in try await next(request) }
        let order = try router.resolve("//orders/5")
        #expect(errorCode { try router.performWithoutWaiting(order) } == .requiresAsync)
        #expect(try await router.perform(order, as: String.self) == "order 5")
    }

    @Test("A result of another type is an error") func otherType() async throws {
        let router = try Shop.router()
        let resolution = try router.resolve("//orders/5")
        let error = await #expect(throws: RouterError.self) { try await router.perform(resolution, as: Int.self) }
        #expect(error?.code == .wrongResultType)
    }

    @Test("The caller of a resolution remains the caller of the request") func caller() async throws {
        let router = try Shop.router()
        router.use { request in
            .end(.value("\(request.origin)"))
        }
        let resolution = try router.resolve("//orders/5", from: .external)
        #expect(try await router.perform(resolution, as: String.self) == "external")
    }

    @Test("A typed route is resolved and performed with its values") func typed() async throws {
        let router = try Shop.router()
        let resolution = try router.resolve(Shop.order(5), context: ["a": 1])
        #expect(try await router.perform(resolution, as: String.self) == "order 5")
        let log = Log<String>()
        let finish = try router.resolve(Shop.finish(7) { log.note($0) })
        try await router.perform(finish)
        #expect(log.entries == ["typed 13 7"])
        // The first call has taken the closure.
        await #expect(throws: RouterError.self) { try await router.perform(finish) }
    }
}
