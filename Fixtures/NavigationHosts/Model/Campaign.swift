/// A schedule in which an invariant does not hold today.
public struct KnownFailure<W: World>: Sendable {
    /// A sentence that says what goes wrong.
    public let sentence: String
    public let invariant: Invariant
    /// The smallest schedule.
    public let schedule: Schedule<W>

    public init(
        _ sentence: String,
        _ invariant: Invariant,
        _ steps: [Schedule<W>.Step],
        rules: Set<W.Rule> = W.Rule.usual
    ) {
        self.sentence = sentence
        self.invariant = invariant
        schedule = Schedule(steps, rules: rules)
    }

    /// Whether events of the same kinds are also in a schedule, in their order, with the same unusual rules.
    func isPart(of other: Schedule<W>) -> Bool {
        let unusual = schedule.rules.symmetricDifference(W.Rule.usual)
        guard unusual.allSatisfy({ schedule.rules.contains($0) == other.rules.contains($0) }) else { return false }
        var kinds = schedule.steps.map(\.event.kind)[...]
        for step in other.steps where step.event.kind == kinds.first { kinds.removeFirst() }
        return kinds.isEmpty
    }
}

/// Many schedules at random, and those that are known to fail.
@MainActor
public struct Campaign<W: World> {
    private let known: [KnownFailure<W>]

    public init(known: [KnownFailure<W>]) { self.known = known }

    /// Runs schedules, and prints those that fail in a way that is not known.
    ///
    /// A known failure that no longer fails is an error, too: its mark is to be removed.
    ///
    /// - Returns: A line for each error.
    public func run(seeds: Range<UInt64>) -> [String] {
        var errors: [String] = []
        for failure in known {
            let problem = failure.schedule.problem()
            if problem?.invariant != failure.invariant {
                let found = problem.map { "\($0.invariant): \($0.text)" } ?? "nothing"
                errors.append("no longer fails as known: \(failure.sentence) (\(failure.schedule)) has \(found)")
            }
        }
        var counts = (passed: 0, known: 0)
        var kinds: Set<String> = []
        for seed in seeds {
            let schedule = Schedule<W>(seed: seed)
            guard let problem = schedule.problem() else {
                counts.passed += 1
                continue
            }
            if known.contains(where: { $0.isPart(of: schedule) }) {
                counts.known += 1
                continue
            }
            let smallest = schedule.smallest(problem.invariant)
            let kind = "\(problem.invariant) \(smallest.steps.map(\.event.kind))"
            guard kinds.insert(kind).inserted else { continue }
            let text = smallest.problem()?.text ?? problem.text
            errors.append("seed \(seed): \(problem.invariant): [\(smallest)] \(text)")
            if errors.count >= 20 { break }
        }
        print("\(seeds.count) schedules: \(counts.passed) pass, \(counts.known) contain a known failure")
        return errors
    }
}
