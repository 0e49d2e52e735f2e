actor Counter {
    private var count = 0

    init() {}

    /// @route
    func increase(by step: Int = 1) -> Int {
        preconditionIsolated()
        count += step
        return count
    }

    /// @route
    func fail(if failing: Bool) throws -> Int {
        if failing { throw Failure() }
        return count
    }

    /// @route
    func wait() async -> Int {
        await Task.yield()
        return count
    }

    /// @route
    nonisolated func name() -> String { "counter" }

    /// @route
    nonisolated func later() async -> String { "later" }

    /// @route
    static func limit() -> Int { 10 }

    /// @route
    func call(_ completion: @Sendable (Int) -> Void) { completion(count) }

    /// @route
    @MainActor func onMainActor() -> String {
        MainActor.preconditionIsolated()
        return "main"
    }

    struct Failure: Error {}

    struct Step {
        /// @route //Counter/step
        func size() -> Int { 1 }
    }
}

extension Counter {
    /// @route
    func reset() { count = 0 }
}

/// It has to be handed over.
///
/// @route(lifetime: provided)
actor Account {
    let name: String

    /// @route //account/:name
    init(name: String) { self.name = name }

    /// @route //account/:name/waiting
    init(waiting name: String) async { self.name = name }

    /// @route
    func greet() -> String { "I am \(name)" }
}

/// It runs on the actor that it gets.
///
/// @route //visit
func visit(_ account: isolated Account) async -> String {
    account.preconditionIsolated()
    return "visiting \(account.name)"
}
