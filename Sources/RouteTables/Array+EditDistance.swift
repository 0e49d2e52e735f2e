extension [UInt8] {
    /// The number of letters to insert, remove, replace or swap with their neighbor to turn one word into another.
    ///
    /// The modules that use it contain it, so that an app without suggestions does not.
    ///
    /// - Complexity: O(*m* · *n*) for words of *m* and *n* bytes.
    @_alwaysEmitIntoClient
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
}
