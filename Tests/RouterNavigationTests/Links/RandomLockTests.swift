import Foundation
import RouterRuntime
import TestSupport
import Testing

@testable import RouterNavigation

/// Links, entries of the system, logins, alerts, windows, pages that refuse to close, and locks at random.
///
/// While the app is locked, nothing appears above, below or in place of the lock but what the lock and code that closes
/// pages do. Afterward, each request that was held back has been shown once, in the order of the requests, or has ended with
/// an error that says why.
@MainActor
@Suite
struct RandomLockTests {
    /// `ROUTE_LOCK_SCHEDULES` in the environment, or few schedules.
    private static let schedules =
        ProcessInfo.processInfo.environment["ROUTE_LOCK_SCHEDULES"].flatMap { Int($0) } ?? AllCases.share(of: 1000)

    @Test("A lock holds, and each request ends once, whatever happens") func schedules() async throws {
        var (held, shownLater) = (0, 0)
        for seed in TestSeed.value..<TestSeed.value + UInt64(Self.schedules) {
            let schedule = try await LockSchedule(seed: seed)
            if let problem = await schedule.run() {
                Issue.record("seed \(seed): \(problem)")
                return
            }
            held += schedule.held.count
            shownLater += schedule.shownLater
        }
        // Otherwise, the schedules would test nothing.
        #expect(held >= 3 * Self.schedules, "\(held) requests were held back")
        #expect(shownLater >= Self.schedules, "\(shownLater) pages appeared after a lock")
        print("\(Self.schedules) schedules: \(held) requests were held back, of which \(shownLater) were shown later")
    }
}
