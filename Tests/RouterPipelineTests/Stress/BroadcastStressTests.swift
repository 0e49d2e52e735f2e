import RouterDynamic
@_spi(Generated) import RouterRuntime
import TestSupport
@_spi(Locks) import RouteTables
import Testing

/// Broadcasts from eight threads while instances are registered and unregistered.
///
/// Run it under the thread sanitizer: `swift test --sanitize=thread --filter StressTests`.
@Suite struct BroadcastStressTests {
    private protocol Receiver: AnyObject, Sendable {}

    /// It counts the broadcasts that it receives.
    private final class Steady: Receiver {
        let reached = Lock(0)
    }

    private final class Fleeting: Receiver {}

    private static let reachedFleeting = Lock(0)

    private enum Code: RouteDispatcher {
        static func call(_ handler: Int, _ call: RouteCall) throws -> Any {
            if handler == 0 {
                let receiver = try call.instance(Steady.self) { Steady() }
                return receiver.reached.withLock { reached in
                    reached += 1
                    return reached
                }
            }
            _ = try call.instance(Fleeting.self) { Fleeting() }
            reachedFleeting.withLock { $0 += 1 }
            return "fleeting"
        }

        static func instanceType(_ type: Int) -> Any.Type? { type == 0 ? Steady.self : Fleeting.self }
    }

    @Test("Concurrent broadcasts reach each instance exactly once") func nothingIsLostOrReachedTwice() throws {
        let router = Router(
            try .test(
                [
                    TestHandler(name: "Steady.note()", patterns: ["//Steady/note"], instanceType: 0),
                    TestHandler(name: "Fleeting.note()", patterns: ["//Fleeting/note"], instanceType: 1),
                ],
                Code.self
            )
        ).silent
        let steady = Steady()
        router.register(steady)
        let tally = StressTally()
        let numbers = Lock<Set<Int>>([])
        Self.reachedFleeting.withLock { $0 = 0 }
        let failures = StressThreads.run { thread in
            for round in 0..<StressThreads.rounds {
                if (thread + round) % 2 == 0 { router.register(Fleeting()) } else { router.unregister(Fleeting.self) }
                for reply in try router.broadcast("kl://note") {
                    switch try reply.result.get() {
                    case let number as Int: numbers.withLock { _ = $0.insert(number) }
                    default: tally.add("fleeting replies")
                    }
                }
            }
        }
        let broadcasts = StressThreads.count * StressThreads.rounds
        #expect(failures == [])
        // Each broadcast reached the permanent instance exactly once, and each of its replies was returned.
        #expect(numbers.withLock { $0 } == Set(1...broadcasts))
        #expect(steady.reached.withLock { $0 } == broadcasts)
        #expect(tally["fleeting replies"] == Self.reachedFleeting.withLock { $0 })
        #expect(tally["fleeting replies"] <= broadcasts)
    }
}
