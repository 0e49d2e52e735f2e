// The module is compiled with the main actor as default isolation, and routegen.json says so.

/// @route //default/free
func free() -> String {
    MainActor.preconditionIsolated()
    return "free"
}

/// @route //default/nonisolated
nonisolated func nowhere() -> String { "nowhere" }

/// @route //default/waiting/:count
func waiting(count: Int = Counter.start) async -> Int {
    MainActor.preconditionIsolated()
    return count
}

final class Counter {
    static let start = 7
    private var count = 0

    /// @route
    func next(step: Int = start) -> Int {
        MainActor.preconditionIsolated()
        count += step
        return count
    }

    /// @route
    static func limit() -> Int { 10 }

    /// @route
    nonisolated func name() -> String { "counter" }

    struct Part {
        /// @route
        func size() -> Int { 1 }
    }
}

nonisolated struct Plain {
    /// @route
    func size() -> Int { 2 }
}

extension Plain {
    /// An extension is isolated again.
    ///
    /// @route
    func more() -> Int {
        MainActor.preconditionIsolated()
        return 3
    }
}

actor Worker {
    /// @route
    func work() -> String {
        preconditionIsolated()
        return "work"
    }

    /// @route
    nonisolated func name() -> String { "worker" }
}

struct Failure: Error {
    let code: Int

    /// @route //default/failure/:code
    init(code: Int) { self.code = code }
}

/// @route //default/old
@available(*, deprecated) func old() -> String { "old" }

/// @route //default/concurrent
@concurrent func concurrent() async -> String { "concurrent" }
