import RouterRuntime
import RouterServices

public protocol Clock: AnyObject, Sendable {
    func tick() -> Int
}

public protocol Journal: AnyObject, Sendable {
    var lines: Int { get }
}

/// A service whose methods are handlers too: one instance serves both.
///
/// @service(Clock)
/// @route //clock
@MainActor final class SystemClock: Clock {
    nonisolated(unsafe) private var ticks = 0

    nonisolated init() {}

    /// @route tick
    nonisolated func tick() -> Int {
        ticks += 1
        return ticks
    }
}

/// It gets what it depends on from the router, whoever needs it first.
///
/// @service(Journal)
final class ClockJournal: Journal {
    private let clock: any Clock
    let lines: Int

    init(services: RouteServices) throws {
        clock = try services.get((any Clock).self)
        lines = clock.tick()
    }

    /// @route //journal/lines
    func count() -> Int { lines }
}

/// It is no service, and gets the router nevertheless.
final class Index {
    private let router: Router

    init(_ router: Router, name: String = "index") { self.router = router }

    /// @route //index/lines
    func count() throws -> Int { try router.services.journal.lines }
}

/// Each fetch makes one, so that handlers have one of their own.
///
/// @service(Clock, key: "transient", scope: transient)
final class StopWatch: Clock {
    nonisolated(unsafe) private var ticks = 100

    init() {}

    /// @route //watch/tick
    func tick() -> Int {
        ticks += 1
        return ticks
    }
}
