import RoutePatterns
import RouteTables

/// The literals that lead from one node to others.
///
/// The literals are sorted, so everything visits them in the same order, and none is hashed.
package struct LiteralChildren: Sendable {
    /// The literals in the order of their bytes.
    package private(set) var texts: [[UInt8]] = []
    /// The target of each literal.
    package private(set) var targets: [Int] = []

    /// Creates a list without literals.
    package init() {}

    /// Whether there are no literals.
    package var isEmpty: Bool { texts.isEmpty }

    /// Appends a literal, which must come after all others.
    mutating func append(_ text: [UInt8], to target: Int) {
        texts.append(text)
        targets.append(target)
    }

    /// The target of a component with this string; `nil` if no literal matches.
    ///
    /// - Complexity: O(log *n*) comparisons of strings.
    package subscript(text: [UInt8]) -> Int? {
        var low = 0
        var high = texts.count
        while low < high {
            let middle = (low + high) / 2
            if texts[middle].lexicographicallyPrecedes(text) { low = middle + 1 } else { high = middle }
        }
        return low < texts.count && texts[low] == text ? targets[low] : nil
    }
}
