import Foundation

/// A schedule that failed once, and must not fail again.
public struct MendedFailure<W: World>: Sendable {
    /// A sentence that says what went wrong.
    public let sentence: String
    public let schedule: Schedule<W>

    /// Creates the smallest schedule of a failure.
    ///
    /// - Parameters:
    ///   - sentence: What went wrong.
    ///   - rules: The rules that hold besides the usual ones.
    ///   - others: The usual rules that do not hold.
    ///   - isAdopted: Whether the app has made its containers itself.
    ///   - steps: The steps.
    public init(
        _ sentence: String,
        with rules: Set<W.Rule> = [],
        without others: Set<W.Rule> = [],
        isAdopted: Bool = false,
        _ steps: [Schedule<W>.Step]
    ) {
        self.sentence = sentence
        let rules = W.Rule.usual.union(rules).subtracting(others)
        schedule = Schedule(steps, rules: rules, isAdopted: isAdopted)
    }
}

/// Many schedules at random, and those that failed once.
@MainActor
public struct Campaign<W: World> {
    private let mended: [MendedFailure<W>]
    private let isDense: Bool

    /// Creates a campaign.
    ///
    /// - Parameters:
    ///   - mended: The schedules that failed once.
    ///   - isDense: Whether each schedule has many events, which nearly always meet something that moves.
    public init(mended: [MendedFailure<W>], isDense: Bool = false) {
        (self.mended, self.isDense) = (mended, isDense)
    }

    /// Runs schedules, and prints those that fail, as a program does last: it exits with 1 if one fails.
    ///
    /// - Parameter argument: The number of schedules, or their seeds as `1000-1999`; two thousand for any other one.
    public func run(_ argument: String?) {
        let bounds = (argument ?? "").split(separator: "-").compactMap { UInt64($0) }
        let seeds = bounds.count == 2 ? bounds[0]..<(bounds[1] + 1) : 0..<(bounds.first ?? 2000)
        let errors = run(seeds: seeds)
        for error in errors { print(error) }
        print("\(seeds.count) schedules, and \(mended.count) that failed once: \(errors.count) fail")
        if !errors.isEmpty { exit(1) }
    }

    /// Runs schedules.
    ///
    /// - Returns: A line for each kind of schedule that fails, of which twenty are enough.
    public func run(seeds: Range<UInt64>) -> [String] {
        var errors = mended.compactMap { failure in
            failure.schedule.problem().map { "fails again: \(failure.sentence) [\(failure.schedule)] \($0.text)" }
        }
        var found: Set<String> = []
        for seed in seeds where errors.count < 20 {
            let schedule = Schedule<W>(seed: seed, isDense: isDense)
            guard let problem = schedule.problem() else { continue }
            let smallest = schedule.smallest(problem.invariant)
            guard found.insert("\(problem.invariant) \(smallest.kinds)").inserted else { continue }
            let text = smallest.problem()?.text ?? problem.text
            errors.append("seed \(seed): \(problem.invariant): [\(smallest)] \(text)")
        }
        return errors
    }
}
