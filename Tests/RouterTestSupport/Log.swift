import Foundation

/// What the closures of a test note, in whatever isolation they run.
package final class Log<Entry: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var noted: [Entry] = []

    package init() {}

    package func note(_ entry: Entry) {
        lock.withLock { noted.append(entry) }
    }

    package var entries: [Entry] { lock.withLock { noted } }
}
