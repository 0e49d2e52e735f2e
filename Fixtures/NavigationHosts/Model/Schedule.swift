/// What happens to a world, and when.
public struct Schedule<W: World>: Sendable, CustomStringConvertible {
    public struct Step: Sendable, CustomStringConvertible {
        public let event: W.Event
        /// The frames that pass before the next step; `nil` if that waits until nothing moves.
        public let frames: Int?

        public init(_ event: W.Event, frames: Int? = nil) {
            self.event = event
            self.frames = frames
        }

        public var description: String { frames.map { "\(event), frames: \($0)" } ?? "\(event)" }
    }

    public var rules: Set<W.Rule>
    public var steps: [Step]
    /// Whether the app has made its containers itself, which the navigator adopts.
    public var isAdopted: Bool

    public init(_ steps: [Step], rules: Set<W.Rule> = W.Rule.usual, isAdopted: Bool = false) {
        self.steps = steps
        self.rules = rules
        self.isAdopted = isAdopted
    }

    /// A schedule at random, which is short more often than long, or has six to twelve events close together.
    @MainActor
    public init(seed: UInt64, isDense: Bool = false) {
        var numbers = RandomNumbers(seed: seed)
        rules = W.Rule.random(&numbers)
        let count = isDense ? 6 + numbers.next(below: 7) : 1 + numbers.next(below: 1 + numbers.next(below: 12))
        steps = (0..<count).map { _ in
            let event = W.Event.random(&numbers)
            let isAlone = numbers.next(below: isDense ? 8 : 3) == 0
            return Step(event, frames: isAlone ? nil : numbers.next(below: isDense ? 6 : 7))
        }
        isAdopted = W.mayBeAdopted && numbers.next(below: 3) == 0
    }

    public var description: String {
        let differences = W.Rule.allCases.filter { rules.contains($0) != W.Rule.usual.contains($0) }
            .map { rules.contains($0) ? "with \($0)" : "without \($0)" }
        return (steps.map(\.description) + differences + (isAdopted ? ["adopted"] : [])).joined(separator: "; ")
    }

    /// The kinds of the events.
    public var kinds: [String] { steps.map(\.event.kind) }

    /// The first problem of a world to which this happens.
    @MainActor
    public func problem(limit: Int = 300) -> Problem? {
        var found: Problem?
        let world = W(rules, isAdopted: isAdopted)
        func look() { if found == nil { found = world.problemsInFrame().first } }
        world.begin()
        ModelTime.rest(limit: limit, look)
        for step in steps where found == nil {
            world.perform(step.event)
            if let frames = step.frames {
                for _ in 0..<frames {
                    ModelTime.tick()
                    look()
                }
                ModelTime.runJobs()
            } else {
                ModelTime.rest(limit: limit, look)
            }
        }
        ModelTime.rest(limit: limit, look)
        // Each operation may wait for ten seconds, but not for ever, and one waits for another.
        var remaining = limit + 100 * steps.count
        while found == nil, world.isWaiting, remaining > 0 {
            ModelTime.tick()
            look()
            remaining -= 1
        }
        if found == nil, world.isWaiting { found = Problem(.operationsEnd, "An operation waits for ever.") }
        // A host looks again when it has waited for a transition.
        ModelTime.rest(limit: limit, seconds: 3, look)
        look()
        if found == nil { found = world.problemsAtRest().first }
        world.end()
        ModelTime.finish()
        return found
    }

    /// A schedule with fewer steps, waits and unusual rules that has a problem with the same invariant.
    @MainActor
    public func smallest(_ invariant: Invariant) -> Schedule {
        var best = self
        var isSmaller = true
        func keep(_ candidate: Schedule) {
            guard !isSmaller, candidate.problem()?.invariant == invariant else { return }
            best = candidate
            isSmaller = true
        }
        while isSmaller {
            isSmaller = false
            for index in best.steps.indices.reversed() where !isSmaller {
                var candidate = best
                candidate.steps.remove(at: index)
                keep(candidate)
            }
            for index in best.steps.indices where !isSmaller && best.steps[index].frames != nil {
                var candidate = best
                candidate.steps[index] = Step(best.steps[index].event)
                keep(candidate)
            }
            for rule in W.Rule.allCases where !isSmaller && best.rules.contains(rule) != W.Rule.usual.contains(rule) {
                var candidate = best
                candidate.rules.formSymmetricDifference([rule])
                keep(candidate)
            }
            if !isSmaller, best.isAdopted {
                var candidate = best
                candidate.isAdopted = false
                keep(candidate)
            }
        }
        return best
    }
}
