@_spi(Locks) import RouteTables
import Testing

@testable import RouterPipeline
@testable import RouterRuntime
@testable import TestSupport

/// A thread with older settings does not replace the stages of newer ones.
@Suite struct StageSlotTests {
    private final class Stages: PlainStages {
        let version: Int
        init(_ version: Int) { self.version = version }
    }

    @Test("The stages for the newest settings stay, in whatever order threads put them in")
    func theNewestStagesStay() throws {
        let router = try Shop.router()
        let slot = StageSlot(router)
        var current: Int? { (router.state.withLockInPlace { $0.stages } as? Stages)?.version }
        for (version, expected) in [(2, 2), (1, 2), (2, 2), (4, 4), (3, 4)] {
            slot.change(version) { state in
                state.change(Stages(version))
                return nil
            }
            #expect(current == expected, "after version \(version)")
        }
    }

    @Test("Stages that are replaced are released without the router's lock") func replacedStagesAreReleased() throws {
        final class Releasing: PlainStages {
            let router: Router
            init(_ router: Router) { self.router = router }
            // A lookup takes the lock.
            deinit { _ = try? router.call("//login") }
        }
        let router = try Shop.router()
        let slot = StageSlot(router)
        slot.change(1) { state in
            state.change(Releasing(router))
            return nil
        }
        slot.change(2) { state in
            let old = state.stages
            state.change(nil)
            return old
        }
        #expect(router.state.withLockInPlace { $0.stages } == nil)
    }
}

/// Stages that answer each request with nothing.
private protocol PlainStages: RequestStages {}

extension PlainStages {
    func call(
        _ hop: inout RequestHop,
        with settings: RouterSettings,
        after failure: (any Error)?,
        as expected: Any.Type,
        _ isExpected: (Any) -> Bool,
        _ isolation: isolated (any Actor)?
    ) throws -> Any { () }

    func open(
        _ hop: inout RequestHop,
        with settings: RouterSettings,
        after failure: (any Error)?,
        as expected: Any.Type,
        _ isExpected: (Any) -> Bool,
        _ isolation: isolated (any Actor)?
    ) async throws -> Any { () }

    func lookUp(_ hop: inout RequestHop, with settings: RouterSettings, on isolation: (any Actor)?) throws {}

    func pattern(taking request: RouteRequest) -> String? { nil }
}
