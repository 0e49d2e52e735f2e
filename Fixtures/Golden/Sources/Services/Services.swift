import RouterRuntime
import RouterServices

protocol Clock: Sendable {
    var name: String { get }
}

/// @service(Clock)
struct SystemClock: Clock {
    let name: String
    init() { name = "system" }
}

/// Tells the time of the server.
///
/// @service(Clock, key: "server", scope: transient)
final class ServerClock: Clock {
    let name: String

    /// Depends on another service.
    init(services: RouteServices) throws { name = "server, not \(try services.get((any Clock).self).name)" }
}

enum Storage {
    protocol Store: Sendable {
        func count() -> Int
    }

    /// Serves two protocols, and has arguments of its own.
    ///
    /// @service(Storage.Store, key: "memory")
    /// @service(Emptying, key: "memory")
    final class Memory: Store, Emptying {
        init(_ router: Router, capacity: Int = 3) {}
        func count() -> Int { 3 }
        func empty() -> Bool { true }
    }

    /// Two keys and one default.
    ///
    /// @service(Store, key: "disk", default)
    actor Disk: Store {
        init() async throws { await Task.yield() }
        nonisolated func count() -> Int { 5 }
    }
}

protocol Emptying {
    func empty() -> Bool
}

@MainActor
protocol Screen {
    func title() -> String
}

/// @service(Screen)
final class MainScreen: Screen {
    init() {}
    func title() -> String { "main" }
}

/// The accessor's name is a reserved word.
protocol Default: Sendable {}

/// @service(Default)
struct Usual: Default {}

#if DEBUG || !DEBUG
    protocol Probe: Sendable {}

    /// @service(Probe)
    struct DebugProbe: Probe {}
#endif
