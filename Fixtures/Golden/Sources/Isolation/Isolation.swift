import GoldenModels

/// An actor of this module.
@globalActor
actor DatabaseActor {
    static let shared = DatabaseActor()
}

/// @route //isolation/free
@MainActor func onMainActor(account: Account? = nil) -> String {
    MainActor.preconditionIsolated()
    return "main \(account?.name ?? "nobody")"
}

/// @route //isolation/free/waiting
@MainActor func waitingOnMainActor() async -> String {
    await Task.yield()
    MainActor.preconditionIsolated()
    return "main"
}

/// @route //isolation/database/:key
@DatabaseActor func read(key: String) throws -> String {
    DatabaseActor.preconditionIsolated()
    return "row \(key)"
}

/// @route //isolation/nowhere
nonisolated func nowhere() -> String { "nowhere" }

/// @route //isolation/concurrent
nonisolated func concurrent() async -> String { "concurrent" }

@MainActor
final class Screen {
    private var count = 0

    init() {}

    /// @route
    func next(completion: (Int) -> Void) -> Int {
        count += 1
        completion(count)
        return count
    }

    /// @route
    nonisolated func title() -> String { "title" }

    /// @route
    static func shared() -> String {
        MainActor.preconditionIsolated()
        return "shared"
    }

    /// @route
    @DatabaseActor func stored() -> String {
        DatabaseActor.preconditionIsolated()
        return "stored"
    }

    /// A type inside does not take over the isolation.
    struct Model {
        init() {}

        /// @route
        func value() -> Int { 1 }
    }
}

final class Mixed: Sendable {
    init() {}
}

@MainActor extension Mixed {
    /// @route
    func onMainActor() -> String {
        MainActor.preconditionIsolated()
        return "main"
    }
}

@DatabaseActor
final class Store {
    private var rows: [String] = []

    init() {}

    /// @route
    func insert(_ row: String) -> Int {
        DatabaseActor.preconditionIsolated()
        rows.append(row)
        return rows.count
    }

    /// @route
    func clear() async throws -> Int {
        rows.removeAll()
        return rows.count
    }
}

extension Store {
    /// @route
    func count() -> Int { rows.count }

    /// @route
    nonisolated func name() -> String { "store" }
}

/// The result may not leave the main actor.
///
/// @route //isolation/account
@MainActor func account() -> Account { Account(name: "Ada") }
