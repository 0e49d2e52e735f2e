import RouteGenCore
import TestSupport
import Testing

@testable import RouteTables
@testable import RouterDynamic
@testable import RouterPipeline
@_spi(Generated) @testable import RouterRuntime

/// The router remembers the handlers of typed routes to which nothing else applies.
///
/// These tests change the settings after calls.
@Suite struct RememberedHandlersTests {
    @Test("A rule or relocation that is added after a call applies to the next calls until removed")
    func changes() throws {
        let router = try router(2)
        let ways: [(String, () throws -> Int)] = [
            ("by URL", { try router.call("//part0/5", as: Int.self) }),
            ("typed", { try router.call(Route<Int>(Self.first, 5)) }),
        ]
        for (way, call) in ways {
            for _ in 0..<3 { #expect(try call() == 5, "\(way)") }
            let rule = try router.rewrite("//part0/:id", to: "//part1/:id")
            for _ in 0..<3 { #expect(try call() == 1005, "\(way)") }
            rule.remove()
            for _ in 0..<3 { #expect(try call() == 5, "\(way)") }
            _ = router.relocate([.remove("//part0/:id")])
            #expect(throws: RouterError.self, "\(way)") { try call() }
            _ = router.relocate([.reset("//part0/:id")])
            for _ in 0..<3 { #expect(try call() == 5, "\(way)") }
        }
    }

    @Test("Routes that share a slot do not receive each other's calls")
    func sharedPlaces() throws {
        let router = try router(200)
        for _ in 0..<3 {
            for number in 0..<200 {
                #expect(try router.call("//part\(number)/5", as: Int.self) == number * 1000 + 5)
                #expect(try router.call(Route<Int>(Self.path(number), 7)) == number * 1000 + 7)
            }
        }
    }

    @Test("A closed route stays closed to others after the app has called it")
    func closed() throws {
        let router = try router(1)
        for _ in 0..<3 { #expect(try router.call("//part0/5", as: Int.self) == 5) }
        for origin in RouteOrigin.allCases where origin != .app {
            #expect(throws: RouterError.self) { try router.call("//part0/5", from: origin, as: Int.self) }
            #expect(throws: RouterError.self) { try router.call(Route<Int>(Self.first, 5), from: origin) }
        }
    }

    @Test("A main-actor handler is called on the main actor and refused elsewhere, every time")
    func isolated() async throws {
        let handlers = [TestHandler(name: "part0", patterns: ["//part0/:id"], parameters: ["id"], callKind: .mainActor)]
        let router = Router(try .test(handlers, Dispatcher.self)).silent
        for _ in 0..<3 {
            let values = try await MainActor.run {
                [try router.call("//part0/5", as: Int.self), try router.call(Route<Int>(Self.first, 7))]
            }
            #expect(values == [5, 7])
            let byURL = #expect(throws: RouterError.self) { try router.call("//part0/5", as: Int.self) }
            #expect(byURL?.code == .requiresAsync)
            let typed = #expect(throws: RouterError.self) { try router.call(Route<Int>(Self.first, 7)) }
            #expect(typed?.code == .requiresAsync)
        }
    }

    private static let first = RoutePath(
        "//part0/:id",
        handler: RouteHandlerIdentity.make("part0"),
        parameters: "id"
    )

    private static func path(_ number: Int) -> RoutePath {
        // If no rule needs the URL, the pattern is only for messages: the identity determines the handler.
        RoutePath("//part/:id", handler: RouteHandlerIdentity.make("part\(number)"), parameters: "id")
    }

    private func router(_ count: Int) throws -> Router {
        let handlers = (0..<count).map {
            TestHandler(name: "part\($0)", patterns: ["//part\($0)/:id"], parameters: ["id"])
        }
        return Router(try .test(handlers, Dispatcher.self)).silent
    }

    private enum Dispatcher: RouteDispatcher {
        static func call(_ handler: Int, _ call: RouteCall) throws -> Any { try handler * 1000 + call.values(Int.self) }

        @MainActor
        static func callOnMainActor(_ handler: Int, _ call: RouteCall) throws -> Any { try call.values(Int.self) }
    }
}
