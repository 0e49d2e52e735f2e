import RouteTables

extension [UInt8] {
    /// The number of letters to insert, remove, replace or swap with their neighbor to turn one word into another.
    ///
    /// - Complexity: O(*m* · *n*) for words of *m* and *n* bytes.
    package func editDistance(to other: [UInt8]) -> Int {
        if isEmpty || other.isEmpty { return Swift.max(count, other.count) }
        var beforePrevious: [Int] = []
        var previous = Array<Int>(0...other.count)
        for row in 1...count {
            var current = [row]
            current.reserveCapacity(other.count + 1)
            for column in 1...other.count {
                let exchange = previous[column - 1] + (self[row - 1] == other[column - 1] ? 0 : 1)
                var cost = Swift.min(exchange, previous[column] + 1, current[column - 1] + 1)
                if row > 1, column > 1, self[row - 1] == other[column - 2], self[row - 2] == other[column - 1] {
                    cost = Swift.min(cost, beforePrevious[column - 2] + 1)
                }
                current.append(cost)
            }
            beforePrevious = previous
            previous = current
        }
        return previous[other.count]
    }

    /// The distance to the word that this one may have been meant as; `nil` if too many letters are wrong.
    ///
    /// Ignoring case, a third of the letters may be wrong.
    package func misspelling(of word: [UInt8]) -> Int? {
        // A word of hundreds of bytes has no useful suggestion, and comparing it would be costly.
        guard Swift.max(count, word.count) <= 100 else { return nil }
        let allowed = Swift.max(1, Swift.min(count, word.count) / 3)
        guard abs(count - word.count) <= allowed else { return nil }
        let distance = map(URLCharacters.lowercased).editDistance(to: word.map(URLCharacters.lowercased))
        return distance <= allowed ? distance : nil
    }
}
