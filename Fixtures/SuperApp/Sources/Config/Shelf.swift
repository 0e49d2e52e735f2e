import Foundation

/// Texts by name, for several threads.
final class Shelf: @unchecked Sendable {
    private let lock = NSLock()
    private var texts: [String: String] = [:]

    func keep(_ text: String, as name: String) -> Int {
        lock.withLock {
            texts[name] = text
            return texts.count
        }
    }
}
