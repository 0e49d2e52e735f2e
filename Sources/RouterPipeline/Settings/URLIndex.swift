import RouteTables

/// Finds the few members of a list that may match a URL, by the host and the first component that each requires.
package final class URLIndex: Sendable {
    /// A member, and the common beginning of the URLs that it may match; `nil` if they differ.
    package typealias Member = (number: Int, beginning: RouteURL.Beginning?)

    /// A member that requires a beginning.
    private struct Entry: Sendable {
        let hash: UInt64
        let number: Int
        /// The next entry of the same bucket, or -1.
        let next: Int
    }

    /// The members that may match URLs with any beginning, in order.
    private let others: [Int]
    private let entries: [Entry]
    /// The first entry of each bucket, or -1.
    ///
    /// The low bits of a hash select its bucket.
    private let buckets: [Int]

    /// Creates an index.
    ///
    /// - Parameter members: The members in the order of their numbers.
    package init(_ members: [Member]) {
        var count = 1
        while count < 2 * members.count { count *= 2 }
        var others: [Int] = []
        var entries: [Entry] = []
        var buckets = Array(repeating: -1, count: count)
        // Backward, so that each bucket lists its members in order.
        for (number, beginning) in members.reversed() {
            guard let hash = beginning?.component else {
                others.append(number)
                continue
            }
            let bucket = URLIndex.bucket(of: hash, count)
            entries.append(Entry(hash: hash, number: number, next: buckets[bucket]))
            buckets[bucket] = entries.count - 1
        }
        self.others = others.reversed()
        self.entries = entries
        self.buckets = buckets
    }

    private static func bucket(of hash: UInt64, _ count: Int) -> Int { Int(truncatingIfNeeded: hash) & (count - 1) }

    /// Whether it has no members.
    package var isEmpty: Bool { others.isEmpty && entries.isEmpty }

    /// The members that may match a URL, in order.
    ///
    /// - Parameter url: The URL.
    /// - Returns: Their numbers.
    /// - Complexity: O(*n* log *n*) in their number.
    package func candidates(for url: RouteURL) -> [Int] {
        if entries.isEmpty { return others }
        let hashes = url.beginning
        var result: [Int] = []
        append(hashes.component, to: &result)
        if hashes.host != hashes.component { append(hashes.host, to: &result) }
        return result.isEmpty ? others : (result + others).sorted()
    }

    private func append(_ hash: UInt64, to result: inout [Int]) {
        var index = buckets[URLIndex.bucket(of: hash, buckets.count)]
        while index >= 0 {
            let entry = entries[index]
            if entry.hash == hash { result.append(entry.number) }
            index = entry.next
        }
    }
}
