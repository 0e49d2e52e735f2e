@_spi(Locks) import RouteTables
import RouterRuntime

/// A fact about each pattern of a table that is costly to find, and is found once.
final class PatternFacts: Sendable {
    private let facts = Lock<[Int: Bool]>([:])

    /// The fact about a pattern.
    func value(ofPattern patternIndex: Int, _ find: (Int) -> Bool) -> Bool {
        if let known = facts.withLockInPlace({ $0[patternIndex] }) { return known }
        let fact = find(patternIndex)
        facts.withLockInPlace { $0[patternIndex] = fact }
        return fact
    }
}
