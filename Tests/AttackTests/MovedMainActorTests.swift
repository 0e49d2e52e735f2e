import RouterPipeline
import RouterRuntime
import TestSupport
import Testing

/// Where the system does not tell which thread is the main one, any thread of the pool may run the main actor after a
/// suspension.
@Suite struct MovedMainActorTests {
    private static func router() throws -> Router {
        let router = try Shop.router()
        router.rewrite(onMainActor: { request in
            MainActor.preconditionIsolated()
            return request.replacing(url: "//login")
        })
        return router
    }

    /// Calls from synchronous code of no actor.
    private static func call(_ router: Router) -> RouterError.Code? {
        errorCode { try router.call("//orders/5") }
    }

    #if !canImport(Darwin)
        @Test("A thread is not taken for the main actor's after the main actor's call on it has returned")
        @MainActor func returned() throws {
            let router = try Self.router()
            #expect(try router.call("//orders/5", as: String.self) == "login")
            #expect(Self.call(router) == .requiresAsync)
        }
    #endif

    @Test("Calls within a call of the main actor can call its closures, too")
    @MainActor func nested() throws {
        let router = try Self.router()
        let codes = Log<RouterError.Code?>()
        router.use { request in
            if request.context["outer"] != nil { codes.note(Self.call(router)) }
            return .next(request)
        }
        #expect(try router.call("//orders/5", context: ["outer": true], as: String.self) == "login")
        #expect(codes.entries == [nil])
        #expect(router.canOpen("//orders/5"))
    }

    @Test("Calls of the main actor reach its closures on whatever thread it runs, and calls elsewhere never do")
    func moved() async throws {
        let router = try Self.router()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<4 {
                group.addTask {
                    for _ in 0..<250 {
                        try await Self.callOnMainActor(router)
                        #expect(Self.call(router) == .requiresAsync)
                        await Task.yield()
                    }
                }
            }
            try await group.waitForAll()
        }
    }

    @MainActor
    private static func callOnMainActor(_ router: Router) async throws {
        #expect(try router.call("//orders/5", as: String.self) == "login")
        await Task.yield()
        #expect(try router.call("//orders/6", as: String.self) == "login")
        #expect(router.canOpen("//orders/7"))
    }
}
