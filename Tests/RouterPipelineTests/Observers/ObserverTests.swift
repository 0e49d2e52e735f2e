import RouterDynamic
import TestSupport
import Testing

@testable import RouterPipeline
@testable import RouterRuntime

/// Observers are called for every request.
@Suite struct ObserverTests {
    let router: Router

    init() throws {
        router = try Shop.router()
    }

    @Test("T13 An observer learns the hops, route, handler, origin and outcome of each request")
    func t13_everyRequestIsReported() async throws {
        let log = Log<String>()
        router.observe { event in
            let outcome =
                event.error.map { "\(($0 as? RouterError)?.code.rawValue ?? "\(type(of: $0))")" } ?? "success"
            log.note(
                "\(event.chain.joined(separator: " -> ")) \(event.route ?? "-") \(event.handler ?? "-") "
                    + "\(event.request.origin) \(event.errors.count) \(outcome)"
            )
        }
        try router.call("//orders/5")
        try router.call(Shop.order(6))
        try router.call("//old/5", from: .external)
        try await router.open("//waiting/old/5")
        _ = try? router.call("//failing")
        _ = try? router.call("//nowhere", from: .notification)
        _ = try? router.call("//[a")
        _ = try? router.call("//orders/5", as: Int.self)
        #expect(
            log.entries == [
                "//orders/5 //orders/:id order app 0 success",
                "//orders/6 //orders/:id order app 0 success",
                "//old/5 -> //orders/5 //orders/:id order external 0 success",
                "//waiting/old/5 -> //waiting/orders/5 //waiting/orders/:id waitingOrder app 0 success",
                "//failing //failing failing app 1 Failure",
                "//nowhere - - notification 1 notFound",
                "//[a - - app 1 malformedURL",
                "//orders/5 //orders/:id order app 1 wrongResultType",
            ]
        )
    }

    @Test("Observers are called before the handler runs") func observersAreCalledBeforeTheHandlerRuns() throws {
        let log = Log<String>()
        router.observe(onStart: { log.note("start \($0.url)") }, onEnd: { _ in log.note("end") })
        let done: (String) -> Void = { log.note($0) }
        try router.call("//finish/5", callbacks: [RouteCallback(done)], as: Void.self)
        #expect(log.entries == ["start //finish/5", "url 13 5", "end"])
    }

    @Test("An observer of routes is called for every kind of request that leads to them")
    func ofRoutes() async throws {
        let log = Log<String>()
        router.observe(for: [Shop.order(0).path, Shop.secret.path]) { event in
            log.note("\(event.chain.joined(separator: " -> ")) \(event.request.origin)")
        }
        try router.rewrite("//hidden", to: "//secret")
        try router.call("//orders/5")
        try router.call(Shop.order(6))
        try router.call("//old/7", from: .external)
        try await router.open("//hidden")
        try await router.open("//login")
        _ = try? router.call("//failing")
        _ = try? router.call("//nowhere")
        _ = try? router.call("//secret", from: .external)
        #expect(
            log.entries == [
                "//orders/5 app", "//orders/6 app", "//old/7 -> //orders/7 external", "//hidden -> //secret app",
            ]
        )
    }

    @Test("Observers of routes and of all requests are called in the order of addition, until removed")
    func ofRoutesInOrder() throws {
        let log = Log<String>()
        router.observe(for: [Shop.order(0).path]) { _ in log.note("first") }
        let all = router.observe { _ in log.note("second") }
        let last = router.observe(for: [Shop.order(0).path]) { _ in log.note("third") }
        try router.call("//orders/5")
        #expect(log.entries == ["first", "second", "third"])
        all.remove()
        last.remove()
        try router.call("//orders/5")
        try router.call("//login")
        #expect(log.entries == ["first", "second", "third", "first"])
    }

    @Test("Nothing but their handlers applies to calls of other routes")
    func ofOtherRoutes() throws {
        router.observe(for: [Shop.order(0).path]) { _ in }
        let pipeline = try #require(router.pipelines.current(for: router))
        #expect(Shop.handlers.indices.filter { !pipeline.scopes.numbers(for: nil, handler: $0).isEmpty } == [0])
    }

    @Test("An event has the duration of the request") func theDurationIsThatOfTheRequest() async throws {
        let log = Log<UInt64>()
        router.observe { log.note($0.nanoseconds) }
        let done: (String) -> Void = { _ in
            let until = ContinuousClock.now + .milliseconds(5)
            while ContinuousClock.now < until {}
        }
        let start = ContinuousClock.now
        try router.call("//finish/5", callbacks: [RouteCallback(done)], as: Void.self)
        let limit = (ContinuousClock.now - start) / .nanoseconds(1)
        let noted = try #require(log.entries.first)
        #expect(noted >= 4_900_000 && Double(noted) <= limit)
    }

    @Test("An event contains errors that were handled") func errorsThatWereDealtWithAreReported() throws {
        let log = Log<[String]>()
        router.observe { log.note($0.errors.map { "\(type(of: $0))" }) }
        router.fallback { _, _ in .value("sorry") }
        try router.call("//failing")
        #expect(log.entries == [["Failure"]])
    }

    @Test("A token removes an observer") func aTokenRemoves() throws {
        let log = Log<Int>()
        let token = router.observe { _ in log.note(1) }
        router.observe { _ in log.note(2) }
        try router.call("//login")
        token.remove()
        try router.call("//login")
        #expect(log.entries == [1, 2, 2])
    }
}
