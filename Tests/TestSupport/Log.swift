import Foundation

/// Entries that the closures of a test note, in any isolation.
package final class Log<Entry: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var noted: [Entry] = []

    package init() {}

    package func note(_ entry: Entry) {
        lock.withLock { noted.append(entry) }
    }

    package var entries: [Entry] { lock.withLock { noted } }
}
