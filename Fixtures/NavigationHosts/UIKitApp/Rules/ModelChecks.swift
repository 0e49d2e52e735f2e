import RouterNavigation

/// Tests of what all models share: the clock, and schedules of a world whose faults are known.
@MainActor
enum ModelChecks {
    /// It runs schedules, so no job may call it.
    static func run() {
        let checks = Checks()
        ModelTime.run { await clock(checks) }
        schedules(checks)
        checks.finish()
    }

    private static func clock(_ checks: Checks) async {
        var events: [String] = []
        let start = ModelTime.now
        Task {
            try? await Task.sleep(nanoseconds: 5 * ModelTime.frame)
            events.append("slept")
            checks.expect(ModelTime.isOnMainThread, true, "a task of the main actor")
        }
        let isOnMain: Task<Bool, Never> = Task.detached { unsafeIsOnMainThread() }
        checks.expect(await isOnMain.value, false, "a task of no actor")
        ModelTime.after(frames: 5) { events.append("drawn") }
        ModelTime.after(frames: 4) { events.append("first") }
        await ModelTime.settle()
        checks.expect(events, ["first", "drawn", "slept"], "what is drawn moves before tasks wake")
        checks.expect(ModelTime.now - start, 5 * ModelTime.frame, "no other time passes")
        checks.expect(ModelTime.running, 0, "nothing moves")
    }

    private static func schedules(_ checks: Checks) {
        let found = Campaign<FaultyWorld>(mended: []).run(seeds: 0..<500)
        checks.expect(found.count, 2, "both faults are found, each once: \(found)")
        checks.expect(found.contains { $0.contains("[.first; .second]") }, true, "the smallest schedule: \(found)")
        checks.expect(found.contains { $0.contains("[.hang; with waits]") }, true, "and its rule: \(found)")
        let mended = MendedFailure<FaultyWorld>("A wait.", [.init(.hang)])
        let relapse = MendedFailure<FaultyWorld>("A wait.", with: [.waits], [.init(.hang)])
        checks.expect(
            Campaign(mended: [mended, relapse]).run(seeds: 0..<0),
            ["fails again: A wait. [.hang; with waits] An operation waits for ever."],
            "a failure that is back is an error"
        )
        let schedule = Schedule<FaultyWorld>([.init(.first), .init(.second)])
        checks.expect(schedule.problem()?.text, "both", "the same schedule")
        checks.expect(schedule.problem()?.text, "both", "gives the same again")
    }
}

/// Asks without changing to the main actor, which would be the main thread.
private func unsafeIsOnMainThread() -> Bool {
    let ask: @MainActor () -> Bool = { ModelTime.isOnMainThread }
    return unsafeBitCast(ask, to: (() -> Bool).self)()
}

/// A world in which something is wrong after two events, and one that waits for ever if a rule holds.
private final class FaultyWorld: World {
    enum Event: String, WorldEvent, CaseIterable {
        case first, second, other, hang

        static func random(_ numbers: inout RandomNumbers) -> Self { numbers.element(of: allCases) }

        var description: String { ".\(rawValue)" }
    }

    enum Rule: String, PlatformRule {
        case waits

        var text: String { "" }
        var source: String { "" }
        var certainty: RuleCertainty { .guess }
        var isUsual: Bool { false }
    }

    private let rules: Set<Rule>
    private var hasBegun = false
    private var isEmpty = false
    private(set) var isWaiting = false

    init(_ rules: Set<Rule>, isAdopted: Bool) { self.rules = rules }

    func begin() {}
    func end() {}

    func perform(_ event: Event) {
        switch event {
        case .first: ModelTime.after(frames: 2) { self.hasBegun = true }
        case .second: isEmpty = hasBegun
        case .hang: isWaiting = isWaiting || rules.contains(.waits)
        case .other: break
        }
    }

    func problemsInFrame() -> [Problem] { isEmpty ? [Problem(.nothingIsEmpty, "both")] : [] }
    func problemsAtRest() -> [Problem] { [] }
}
