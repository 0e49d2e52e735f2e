import Foundation
@_spi(Locks) import RouteTables

/// Eight threads that do the same at the same time.
enum StressThreads {
    static let count = 8
    /// The number of repetitions in each thread: `ROUTE_STRESS_ROUNDS`.
    static let rounds = ProcessInfo.processInfo.environment["ROUTE_STRESS_ROUNDS"].flatMap { Int($0) } ?? 20

    /// Runs a body on each thread, and waits for all of them.
    ///
    /// - Returns: The errors of the bodies.
    static func run(_ body: @escaping @Sendable (_ thread: Int) throws -> Void) -> [String] {
        let failures = Lock<[String]>([])
        let running = Lock(count)
        for number in 0..<count {
            Thread {
                do { try body(number) } catch { failures.withLock { $0.append("\(error)") } }
                running.withLock { $0 -= 1 }
            }.start()
        }
        while running.withLock({ $0 }) > 0 { usleep(1000) }
        return failures.withLock { $0 }
    }
}

/// Counts events, and failures.
final class StressTally: Sendable {
    private let counts = Lock<[String: Int]>([:])

    subscript(_ name: String) -> Int { counts.withLock { $0[name, default: 0] } }
    func add(_ name: String, _ number: Int = 1) { counts.withLock { $0[name, default: 0] += number } }
}
