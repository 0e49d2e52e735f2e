import RouterDynamic
@_spi(Generated) import RouterRuntime
@_spi(Generated) import RouterServices
import TestSupport
import Testing

/// A table of two modules, of which the build has only the second.
@Suite struct AbsentModuleTests {
    /// The code that would be generated for the second module.
    private enum Code: RouteDispatcher {
        static func setUp(_ router: Router) throws { try router.setUp(Chat.self) }
        static func call(_ handler: Int, _ call: RouteCall) throws -> Any { handler }
        static func checkArguments(_ handler: Int, _ call: RouteCall) throws {}
    }

    private enum Chat: RouteModule {
        static func setUp(for router: Router) throws { try router.add("//set-up") { _ in () } }
    }

    private func router() throws -> Router {
        var absent = TestHandler(name: "Phone.list()", patterns: ["//chat/list", "//phone"])
        absent.module = 0
        var present = TestHandler(name: "Chat.open(id:)", patterns: ["//chat/:id"])
        present.module = 1
        return Router(
            try .test([absent, present], Code.self, ofModule: 1, setUps: RouteModules.self)
        ).silent
    }

    @Test("A route of an absent module is not found") func notFound() throws {
        let router = try router()
        #expect(!router.canOpen("//phone"))
        #expect(throws: RouterError.self) { try router.call("//phone") }
    }

    @Test("The next best route handles a URL of an absent module's route") func nextBestRoute() throws {
        #expect(try router().call("//chat/list", as: Int.self) == 1)
        #expect(try router().canOpen("//chat/list"))
    }

    @Test("The modules after an absent one are set up") func setUp() throws {
        let router = try router()
        #expect(!router.canOpen("//set-up"))
        try router.setUpModules()
        #expect(router.canOpen("//set-up"))
    }
}
