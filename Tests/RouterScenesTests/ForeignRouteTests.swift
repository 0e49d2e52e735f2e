import RouterRuntime
import RouterScenes
import TestSupport
import Testing

/// Plans of typed routes of which a feature knows another type than the app.
@Suite struct ForeignRouteTests {
    /// The screens as their feature knows them.
    private enum ChatScreen: Sendable {}

    @Test("A route of a feature's own type has a plan of the app's screens, at once and awaited") func plans()
        async throws
    {
        let (router, route) = (try SceneDispatcher.router(), Route<ChatScreen>.chat(5))
        func atOnce() throws -> LinkPlan<Screen> { try router.plan(for: route, as: Screen.self) }
        let plan = try await router.plan(for: route, as: Screen.self)
        #expect("\(plan)" == "chats: inbox > chat(id: 5)")
        #expect(try atOnce() == plan)
    }

    @Test("It comes through the gate") func gate() throws {
        let (router, gate) = (try SceneDispatcher.router(), LinkGate())
        gate.close()
        #expect(throws: RouterError.self) {
            _ = try router.plan(for: Route<ChatScreen>.chat(5), through: gate, as: Screen.self)
        }
    }

    @Test("A page of another type is an error") func wrongType() throws {
        let error = #expect(throws: RouterError.self) {
            _ = try SceneDispatcher.router().plan(for: Route<Screen>.chat(5), as: Int.self)
        }
        #expect(error?.code == .wrongResultType)
    }
}
