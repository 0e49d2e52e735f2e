import Foundation
import TestSupport
import Testing

/// Two links at once, which wait in middleware, in their handlers, in those of parents and at the gate, and continue in every
/// order.
///
/// At rest, the scene shows the page of the newer link, unless that was cancelled or is an action. The older one was shown
/// before, or has ended because the newer one was shown. Everything has happened once.
@MainActor
@Suite
struct RandomPairTests {
    /// `ROUTE_PAIR_SCHEDULES` in the environment, or few schedules.
    private static let schedules =
        ProcessInfo.processInfo.environment["ROUTE_PAIR_SCHEDULES"].flatMap { Int($0) } ?? AllCases.share(of: 800)

    @Test("The newer one of two links is shown, whatever waits") func pairs() async throws {
        var (superseded, joined, bothShown, held) = (0, 0, 0, 0)
        for seed in TestSeed.value..<TestSeed.value + UInt64(Self.schedules) {
            let schedule = try await PairSchedule(seed: seed)
            if let problem = await schedule.run() {
                Issue.record("seed \(seed): \(problem)")
                return
            }
            superseded += schedule.isSuperseded ? 1 : 0
            joined += schedule.isJoined ? 1 : 0
            bothShown += schedule.areBothShown ? 1 : 0
            held += schedule.wasHeld ? 1 : 0
        }
        print(
            "\(Self.schedules) pairs: \(superseded) superseded, \(joined) joined, \(bothShown) shown both, \(held) held"
        )
        // Otherwise, the schedules would test nothing.
        #expect(min(superseded, bothShown, held) > Self.schedules / 40)
        #expect(joined > 0 || Self.schedules < 100)
    }
}
