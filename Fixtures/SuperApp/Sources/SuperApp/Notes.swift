import Foundation

/// Lines that closures note, in any isolation.
final class Notes: @unchecked Sendable {
    private let lock = NSLock()
    private var lines: [String] = []

    /// Notes a line.
    func add(_ line: String) {
        lock.withLock { lines.append(line) }
    }

    /// All lines so far.
    var all: [String] { lock.withLock { lines } }
}
