import RoutePatterns
import RouteTables

/// Where literals lead from one place.
///
/// The texts are sorted, so whoever goes through all of them meets the same order everywhere, and no text is hashed.
package struct LiteralChildren: Sendable {
    /// The literals in the order of their bytes.
    package private(set) var texts: [[UInt8]] = []
    /// Where each of them leads.
    package private(set) var targets: [Int] = []

    /// Creates a list without literals.
    package init() {}

    /// Whether there are none.
    package var isEmpty: Bool { texts.isEmpty }

    /// Adds a literal behind all others.
    mutating func append(_ text: [UInt8], to target: Int) {
        texts.append(text)
        targets.append(target)
    }

    /// Where a component with this text leads; `nil` if it is none of the literals.
    ///
    /// - Complexity: O(log *n*) comparisons of texts.
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
