import Foundation

/// What the closures of a test note, in whatever isolation they run.
final class Log<Entry: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var noted: [Entry] = []

    func note(_ entry: Entry) {
        lock.withLock { noted.append(entry) }
    }

    var entries: [Entry] { lock.withLock { noted } }
}
