import Foundation
@_spi(Locks) import RouteTables

@testable import RouterRuntime
@testable import RouterServices

extension OngoingOperation {
    /// Waits until another operation waits for the operation that this thread performs, but not forever: a test may have stopped
    /// the other one.
    static func awaitWaiter(within seconds: Double = 5) {
        let limit = Date() + seconds
        while !hasWaiter, Date() < limit { usleep(100) }
    }

    private static var hasWaiter: Bool {
        onThreads.withLockInPlace { onThreads in
            callers(onThreads).first?.slot?.waitingOperations.isEmpty == false
        }
    }
}
