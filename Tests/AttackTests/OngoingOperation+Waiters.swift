import Foundation
@_spi(Locks) import RouteTables

@testable import RouterRuntime
@testable import RouterServices

extension OngoingOperation {
    /// Waits until another operation waits for the operation that this thread performs.
    static func awaitWaiter() {
        while !hasWaiter { sched_yield() }
    }

    private static var hasWaiter: Bool {
        onThreads.withLockInPlace { onThreads in
            callers(onThreads).first?.slot?.waitingOperations.isEmpty == false
        }
    }
}
