import Foundation
import RouterDynamic
@_spi(Generated) import RouterRuntime
@_spi(Generated) import RouterServices
import TestSupport
@_spi(Locks) import RouteTables
import Testing

/// Modules that need to do some work before their first call.
@Suite struct RouteModuleTests {
    /// The events of a module for one router.
    ///
    /// The router is kept, so that no other router has its address.
    private static let log = Lock<[(router: Router, text: String)]>([])

    private static func note(_ text: String, _ router: Router) {
        log.withLock { $0.append((router, text)) }
    }

    private static func notes(_ router: Router) -> [String] {
        log.withLock { $0.filter { $0.router === router }.map(\.text) }
    }

    private func notes(_ router: Router) -> [String] { Self.notes(router) }

    private struct NotToday: Error {}

    /// The module under test.
    ///
    /// Its set-up calls a handler of the module, calls the route `//meet` if the router has it, and fails while the router has
    /// the route `//fail`.
    private enum Chat: RouteModule {
        static func setUp(for router: Router) throws {
            note("set up", router)
            if router.canOpen("//fail") { throw NotToday() }
            _ = try router.call("//chat/early")
            if router.canOpen("//meet") { _ = try router.call("//meet") }
            note("is set up", router)
        }
    }

    /// The code that would be generated for a module with two handlers.
    private enum Code: RouteDispatcher {
        static func setUp(_ router: Router) throws { try router.setUp(Chat.self) }

        static func call(_ handler: Int, _ call: RouteCall) throws -> Any {
            try setUp(call.router)
            note(handler == 0 ? "early" : "open", call.router)
            return handler
        }

        static func instanceType(_ type: Int) -> Any.Type? { Chat.self }

        static func makeInstance(_ type: Int, _ call: RouteCall) throws -> Bool {
            note("instance", call.router)
            return true
        }
    }

    private func router() throws -> Router {
        Router(
            try .test(
                [
                    TestHandler(name: "early", patterns: ["//chat/early"], instanceType: 0),
                    TestHandler(name: "open", patterns: ["//chat/open"], instanceType: 0),
                ],
                Code.self,
                setUps: RouteModules.self
            )
        ).silent
    }

    @Test("T10 A module is set up once, before its first call") func t10_setUp() throws {
        let router = try router()
        #expect(router.canOpen("//chat/open"))
        #expect(notes(router) == [])
        _ = try router.call("//chat/open")
        _ = try router.call("//chat/open")
        #expect(notes(router) == ["set up", "early", "is set up", "open", "open"])
    }

    @Test("Each router sets a module up") func eachRouterSetsItUp() throws {
        let (first, second) = (try router(), try router())
        _ = try first.call("//chat/open")
        #expect(notes(second) == [])
        _ = try second.call("//chat/open")
        #expect(notes(second) == ["set up", "early", "is set up", "open"])
    }

    @Test("All modules can be set up at once") func allModulesCanBeSetUpAtOnce() throws {
        let router = try router()
        try router.setUpModules()
        #expect(notes(router) == ["set up", "early", "is set up"])
        try router.setUpModules()
        _ = try router.call("//chat/open")
        #expect(notes(router) == ["set up", "early", "is set up", "open"])
    }

    @Test("Instances are created after the set-up") func instancesAreCreatedAfterTheSetUp() throws {
        let router = try router()
        try router.registerAll { _ in true }
        #expect(notes(router) == ["set up", "early", "is set up", "instance"])
    }

    @Test("A failing set-up fails the call, and the next call tries again")
    func aFailingSetUpFailsTheCallAndTheNextCallTriesAgain()
        throws
    {
        let router = try router()
        let fail = try router.add("//fail") { _ in () }
        #expect(throws: NotToday.self) { try router.call("//chat/open") }
        #expect(notes(router) == ["set up"])
        fail.remove()
        _ = try router.call("//chat/open")
        #expect(notes(router) == ["set up", "set up", "early", "is set up", "open"])
    }

    @Test("Other threads wait for a set-up") func otherThreadsWaitForIt() async throws {
        let router = try router()
        let callers = Meeting(of: 9)
        try router.add("//meet") { _ in callers.arrive() }
        await onOwnThreads(
            Array(
                repeating: {
                    callers.note()
                    _ = try router.call("//chat/open")
                },
                count: 8
            )
        )
        let notes = notes(router)
        #expect(notes.filter { $0 == "set up" }.count == 1)
        #expect(notes.prefix(3) == ["set up", "early", "is set up"])
        #expect(notes.dropFirst(3).count == 8)
    }
}
