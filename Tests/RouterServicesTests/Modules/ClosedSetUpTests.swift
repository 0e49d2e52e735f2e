import RouterDynamic
@_spi(Generated) import RouterRuntime
@_spi(Generated) import RouterServices
import TestSupport
import Testing

/// Set-ups of modules whose packages the app does not trust.
@Suite struct ClosedSetUpTests {
    /// The code that would be generated for two modules.
    private enum Code: RouteDispatcher {
        static func setUp(_ router: Router) throws {
            try router.setUp(Chat.self)
            try router.setUp(Int.Extended.self)
        }
        static func call(_ handler: Int, _ call: RouteCall) throws -> Any {
            try setUp(call.router)
            return handler
        }
        static func checkArguments(_ handler: Int, _ call: RouteCall) throws {}
    }

    private enum Chat: RouteModule {
        static func setUp(for router: Router) throws { try router.add("//set-up") { _ in () } }
    }

    /// What generated code has for an app that does not trust the package of these types.
    private enum Closed: RouteSetUps {
        static let closedModules: Set<String> = ["RouterServicesTests"]
        static func makeStages() -> (any Sendable & AnyObject)? { RouteModules.makeStages() }
    }

    private enum Other: RouteSetUps {
        static let closedModules: Set<String> = ["Router"]
        static func makeStages() -> (any Sendable & AnyObject)? { RouteModules.makeStages() }
    }

    private func router(_ setUps: any RouteSetUps.Type) throws -> Router {
        Router(
            try .test([TestHandler(name: "Chat.open(id:)", patterns: ["//chat/:id"])], Code.self, setUps: setUps)
        ).silent
    }

    @Test("A closed set-up runs neither before a call nor on request") func closed() throws {
        let router = try router(Closed.self)
        #expect(try router.call("//chat/1", as: Int.self) == 0)
        try router.setUpModules()
        #expect(!router.canOpen("//set-up") && !router.canOpen("//extended"))
    }

    @Test("A module with a longer name than a closed one is set up") func others() throws {
        let router = try router(Other.self)
        try router.setUpModules()
        #expect(router.canOpen("//set-up") && router.canOpen("//extended"))
    }
}

extension Int {
    /// A set-up inside of a type of another module.
    fileprivate enum Extended: RouteModule {
        static func setUp(for router: Router) throws { try router.add("//extended") { _ in () } }
    }
}
