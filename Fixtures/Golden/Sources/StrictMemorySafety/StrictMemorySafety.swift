// The module is compiled with strict memory safety.

import RouterRuntime

/// @route //unsafe/free
@unsafe func free() -> Int { 1 }

/// @route //unsafe/waiting/:count
@unsafe func waiting(count: Int = Int.max) async throws -> Int { count }

/// @route //unsafe/main
@unsafe @MainActor func onMainActor() {}

struct Memory {
    let size: Int

    init() { size = 1 }

    /// @route //unsafe/memory/:size
    @unsafe init(size: Int) { self.size = size }

    /// @route
    @unsafe func read() -> Int { size }
}

@unsafe struct Cursor {
    /// @route
    func position() -> Int { 2 }

    /// @route //unsafe/cursor/start
    static func start() -> Int { 0 }

    /// @route
    @MainActor func draw(width: Int = Int.max) {}

    /// @route
    func settle() async throws -> Int { 3 }
}

protocol Counting: Sendable {}

/// @service(Counting)
@unsafe final class Arena: Counting {
    let count: Int

    init(router: Router) throws { unsafe count = 4 }
}

extension Arena {
    /// @route
    func used() -> Int { unsafe count }
}

protocol Pool: Sendable {
    /// @route //pool/size
    func size() -> Int
}

/// @service(Pool)
@unsafe final class UnsafePool: Pool {
    @safe func size() -> Int { 5 }
}

protocol Heap: Sendable {
    /// @route //heap/size
    func size() async -> Int
}

/// @service(Heap)
@unsafe final class UnsafeHeap: Heap {
    init() async {}

    @safe func size() -> Int { 6 }
}
