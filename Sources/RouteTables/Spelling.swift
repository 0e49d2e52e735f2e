/// Finds the word that a misspelled word may have meant.
package enum Spelling {
    /// The number of letters to insert, remove, replace or swap with their neighbor to turn one word into the other.
    ///
    /// - Complexity: O(*m* · *n*) for words of *m* and *n* bytes.
    package static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
        if left.isEmpty || right.isEmpty { return max(left.count, right.count) }
        var beforePrevious: [Int] = []
        var previous = Array(0...right.count)
        for row in 1...left.count {
            var current = [row]
            current.reserveCapacity(right.count + 1)
            for column in 1...right.count {
                let exchange = previous[column - 1] + (left[row - 1] == right[column - 1] ? 0 : 1)
                var cost = min(exchange, previous[column] + 1, current[column - 1] + 1)
                if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
                    cost = min(cost, beforePrevious[column - 2] + 1)
                }
                current.append(cost)
            }
            beforePrevious = previous
            previous = current
        }
        return previous[right.count]
    }

    /// The candidate that a word most likely meant, if one is near enough: ignoring case, a third of its letters may be
    /// wrong.
    ///
    /// - Parameters:
    ///   - word: The word as it is written.
    ///   - candidates: The possible words. Of equally near ones, the first wins.
    /// - Returns: The candidate, or `nil` if none is near.
    package static func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
        let written = lowercased(word)
        // A word of hundreds of bytes has no useful suggestion, and comparing it would be costly.
        guard written.count <= 100 else { return nil }
        var best: (candidate: String, distance: Int)?
        for candidate in candidates {
            let target = lowercased(candidate)
            guard abs(target.count - written.count) <= 3 else { continue }
            let found = distance(written, target)
            let allowed = max(1, min(target.count, written.count) / 3)
            if found <= allowed, found < best?.distance ?? Int.max { best = (candidate, found) }
        }
        return best?.candidate
    }

    private static func lowercased(_ word: String) -> [UInt8] {
        word.utf8.map { URLCharacters.lowercased($0) }
    }
}
