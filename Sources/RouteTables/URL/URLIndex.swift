/// Finds the few members of a list that may match a URL, by the host and the first component that each requires.
package struct URLIndex: Sendable {
    /// A member and what the URLs that it may match begin with; `nil` if that differs.
    package typealias Member = (number: Int, beginning: RouteURL.Beginning?)

    /// The members that may match URLs with any beginning, in order.
    private var others: [Int] = []
    /// The other members, in order, by the low bits of the hash of their beginning.
    private var buckets: [[(hash: UInt64, number: Int)]] = []
    private let mask: UInt64

    /// Creates an index.
    ///
    /// - Parameter members: The members in the order of their numbers.
    package init(_ members: [Member]) {
        var count = 1
        while count < 2 * members.count { count *= 2 }
        mask = UInt64(count - 1)
        for (number, beginning) in members {
            guard let hash = beginning?.component else {
                others.append(number)
                continue
            }
            if buckets.isEmpty { buckets = Array(repeating: [], count: count) }
            buckets[Int(hash & mask)].append((hash, number))
        }
    }

    /// Whether it has no members.
    package var isEmpty: Bool { others.isEmpty && buckets.isEmpty }

    /// The members that may match a URL, in order.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - beginning: The beginning of the URL; if it is `nil` and needed, it is set, for the next index.
    /// - Complexity: O(*n* log *n*) in their number.
    package func candidates(for url: RouteURL, _ beginning: inout RouteURL.Beginning?) -> [Int] {
        if buckets.isEmpty { return others }
        let hashes = beginning ?? url.beginning
        beginning = hashes
        var result = others
        append(hashes.component, to: &result)
        if hashes.host != hashes.component { append(hashes.host, to: &result) }
        if result.count > others.count { result.sort() }
        return result
    }

    /// The members that may match a URL, in order; see `candidates(for:_:)`.
    package func candidates(for url: RouteURL) -> [Int] {
        var beginning: RouteURL.Beginning?
        return candidates(for: url, &beginning)
    }

    private func append(_ hash: UInt64, to result: inout [Int]) {
        for member in buckets[Int(hash & mask)] where member.hash == hash { result.append(member.number) }
    }
}
