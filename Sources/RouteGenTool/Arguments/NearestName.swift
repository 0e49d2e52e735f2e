/// The name among several that is most probably meant by a misspelt one.
struct NearestName {
    /// The name, where one is near enough.
    let name: String?

    /// Looks for the candidate with the fewest letters to insert, drop, replace or swap; the first of equals wins.
    ///
    /// At most a third of the letters may differ, so that nothing far-fetched is proposed.
    init(to word: String, in candidates: [String]) {
        let letters = Array(word.lowercased())
        var best: (name: String, distance: Int)?
        for candidate in candidates {
            let distance = Self.distance(letters, Array(candidate.lowercased()))
            let limit = max(1, max(letters.count, candidate.count) / 3)
            if distance <= limit, distance < best?.distance ?? .max {
                best = (candidate, distance)
            }
        }
        name = best?.name
    }

    /// The end of a message: `; did you mean 'check'?`, or nothing.
    var suggestion: String {
        name.map { "; did you mean '\($0)'?" } ?? ""
    }

    private static func distance(_ left: [Character], _ right: [Character]) -> Int {
        var beforePrevious: [Int] = []
        var previous = Array(0...right.count)
        for (row, leftLetter) in left.enumerated() {
            var current = [row + 1]
            for (column, rightLetter) in right.enumerated() {
                var cost = min(
                    previous[column] + (leftLetter == rightLetter ? 0 : 1),
                    previous[column + 1] + 1,
                    current[column] + 1
                )
                if row > 0, column > 0, leftLetter == right[column - 1], left[row - 1] == rightLetter {
                    cost = min(cost, beforePrevious[column - 1] + 1)
                }
                current.append(cost)
            }
            beforePrevious = previous
            previous = current
        }
        return previous[right.count]
    }
}
