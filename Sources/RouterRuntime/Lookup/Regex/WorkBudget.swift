/// How much work a construction may take whose size its input does not show.
///
/// Each construction counts the places and transitions that it looks at, and ends with an error where they are too many: no text, however
/// short, can make a build or an app wait. See `Documentation/Decisions/PatternBounds.md`.
package final class WorkBudget {
    /// How many steps the expressions of one pattern may take; in a debug build, that is about a tenth of a second.
    package static let pattern = 400_000
    /// How many steps it may take to merge patterns into a table, in addition to some for each of them.
    package static let table = 2_000_000
    /// How many steps of the common table each pattern adds.
    package static let tableShare = 10_000

    /// How many steps are allowed.
    package let limit: Int
    /// How many steps were taken.
    package private(set) var steps = 0

    /// Creates a budget.
    package init(_ limit: Int) {
        self.limit = limit
    }

    /// Takes some steps.
    ///
    /// - Throws: ``Automaton/TooLarge`` if that is more than allowed.
    package func spend(_ count: Int) throws(Automaton.TooLarge) {
        steps += count
        if steps > limit { throw Automaton.TooLarge(.steps, moreThan: limit) }
    }
}
