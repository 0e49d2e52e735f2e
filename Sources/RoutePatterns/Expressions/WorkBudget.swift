@_spi(Locks) import RouteTables

/// A limit for the work of constructions whose size is not evident from their input.
///
/// Each construction counts the places and transitions that it examines, and fails if there are too many. So no
/// expression, however short, can stall a build or an app.
package final class WorkBudget: Sendable {
    /// The maximum number of steps for the expressions of one pattern.
    package static let pattern = 1_000_000
    /// The maximum number of steps to merge patterns into a table.
    package static let table = 1_000_000
    /// The maximum number of steps to compare the patterns of a table.
    package static let comparison = 1_000_000
    /// The number of steps that each pattern of a table adds to both.
    package static let tableShare = 20_000

    /// The budget for constructions in the current task that are given none.
    @TaskLocal package static var current: WorkBudget?

    /// The budget of the current task, or else a new one for a pattern.
    package static var currentOrPattern: WorkBudget { current ?? WorkBudget(pattern) }

    /// The maximum number of steps.
    package let limit: Int
    private let taken = Lock(0)

    /// Creates a budget.
    package init(_ limit: Int) {
        self.limit = limit
    }

    /// The number of steps so far.
    package var steps: Int { taken.withLock { $0 } }

    /// Whether more steps were requested than allowed.
    package var isExhausted: Bool { steps > limit }

    /// Counts some steps.
    ///
    /// - Throws: ``Automaton/TooLarge`` if there are more than allowed.
    package func spend(_ count: Int) throws(Automaton.TooLarge) {
        let steps = taken.withLock { steps in
            steps += count
            return steps
        }
        if steps > limit { throw Automaton.TooLarge(.steps, moreThan: limit) }
    }
}
