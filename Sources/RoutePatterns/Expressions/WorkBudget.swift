import RouteTables

/// How much work a construction may take whose size its input does not show.
///
/// Each construction counts the places and transitions that it looks at, and ends with an error where they are too many: no text, however
/// short, can make a build or an app wait.
package final class WorkBudget: Sendable {
    /// How many steps the expressions of one pattern may take.
    package static let pattern = 1_000_000
    /// How many steps it may take to merge patterns into a table.
    package static let table = 1_000_000
    /// How many steps it may take to compare the patterns of a table.
    package static let comparison = 1_000_000
    /// How many steps each pattern of a table adds to both.
    package static let tableShare = 20_000

    /// What the constructions of the current task count in that are given no budget of their own.
    @TaskLocal package static var current: WorkBudget?

    /// The budget of the current task, or else that of a pattern.
    package static var currentOrPattern: WorkBudget { current ?? WorkBudget(pattern) }

    /// How many steps are allowed.
    package let limit: Int
    private let taken = Lock(0)

    /// Creates a budget.
    package init(_ limit: Int) {
        self.limit = limit
    }

    /// How many steps were taken.
    package var steps: Int { taken.withLock { $0 } }

    /// Whether more steps were asked for than are allowed.
    package var isExhausted: Bool { steps > limit }

    /// Takes some steps.
    ///
    /// - Throws: ``Automaton/TooLarge`` if that is more than allowed.
    package func spend(_ count: Int) throws(Automaton.TooLarge) {
        let steps = taken.withLock { steps in
            steps += count
            return steps
        }
        if steps > limit { throw Automaton.TooLarge(.steps, moreThan: limit) }
    }
}
