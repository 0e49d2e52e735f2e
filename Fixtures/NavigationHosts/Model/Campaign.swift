/// A schedule in which an invariant does not hold today.
public struct KnownFailure<W: World>: Sendable {
    /// A sentence that says what goes wrong.
    public let sentence: String
    public let invariant: Invariant
    /// The smallest schedule.
    public let schedule: Schedule<W>
    private let kinds: [String]
    private let unusualRules: Set<W.Rule>

    /// Creates a failure.
    ///
    /// - Parameters:
    ///   - sentence: What goes wrong.
    ///   - invariant: The invariant that does not hold.
    ///   - steps: The steps of the smallest schedule.
    ///   - rules: Its rules.
    ///   - events: Those of its events that each schedule which fails so has, in this order; by default, all of them.
    public init(
        _ sentence: String,
        _ invariant: Invariant,
        _ steps: [Schedule<W>.Step],
        rules: Set<W.Rule> = W.Rule.usual,
        whenever events: [W.Event]? = nil
    ) {
        self.sentence = sentence
        self.invariant = invariant
        schedule = Schedule(steps, rules: rules)
        kinds = events?.map(\.kind) ?? schedule.kinds
        unusualRules = rules.symmetricDifference(W.Rule.usual)
    }

    /// Whether another schedule may fail so, too: it has events of the same kinds in their order, and the same unusual
    /// rules.
    public func isExpected(in others: [String], _ rules: Set<W.Rule>) -> Bool {
        guard unusualRules.allSatisfy({ schedule.rules.contains($0) == rules.contains($0) }) else { return false }
        var kinds = kinds[...]
        for kind in others where kind == kinds.first { kinds.removeFirst() }
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
                let actual = problem.map { "\($0.invariant): \($0.text)" } ?? "nothing"
                errors.append("no longer fails as known: \(failure.sentence) (\(failure.schedule)) has \(actual)")
            }
        }
        var counts = (passed: 0, known: 0)
        var found: Set<String> = []
        for seed in seeds {
            let schedule = Schedule<W>(seed: seed)
            guard let problem = schedule.problem() else {
                counts.passed += 1
                continue
            }
            let kinds = schedule.kinds
            let isKnown = known.contains { failure in
                failure.invariant == problem.invariant && failure.isExpected(in: kinds, schedule.rules)
            }
            if isKnown {
                counts.known += 1
                continue
            }
            let smallest = schedule.smallest(problem.invariant)
            let kind = "\(problem.invariant) \(smallest.kinds)"
            guard found.insert(kind).inserted else { continue }
            let text = smallest.problem()?.text ?? problem.text
            errors.append("seed \(seed): \(problem.invariant): [\(smallest)] \(text)")
            if errors.count >= 20 { break }
        }
        print("\(seeds.count) schedules: \(counts.passed) pass, \(counts.known) contain a known failure")
        return errors
    }
}
