/// The links that wait at a gate, in the order of their numbers.
///
/// Links come and go one at a time, also from the middle, and none of that depends on how many wait.
struct LinkLine {
    struct Link {
        /// The place of the link among all that have come to the gate.
        let number: Int
        let request: LinkRequest
        let continuation: CheckedContinuation<Void, any Error>
    }

    private var links: [Int: Link] = [:]
    /// How many links ask for the same: those of the line, and those that were its oldest.
    private var counts: [LinkRequest: Int] = [:]
    /// A number that is not greater than any in the line.
    private var low = 0

    var count: Int { links.count }
    var isEmpty: Bool { links.isEmpty }

    /// All links, the oldest first.
    var all: [Link] { links.values.sorted { $0.number < $1.number } }

    /// Adds a link.
    ///
    /// - Returns: Whether no other link asks for the same.
    mutating func insert(_ link: Link) -> Bool {
        low = links.isEmpty ? link.number : min(low, link.number)
        links[link.number] = link
        counts[link.request, default: 0] += 1
        return counts[link.request] == 1
    }

    mutating func remove(_ number: Int) -> Link? {
        guard let link = links.removeValue(forKey: number) else { return nil }
        counts[link.request] = counts[link.request].flatMap { $0 > 1 ? $0 - 1 : nil }
        return link
    }

    /// Removes the oldest link.
    ///
    /// - Complexity: O(1) on average, because all links that come while a gate is closed are in its line.
    mutating func popFirst() -> Link? {
        guard !links.isEmpty else { return nil }
        while true {
            defer { low += 1 }
            if let link = links.removeValue(forKey: low) { return link }
        }
    }
}
