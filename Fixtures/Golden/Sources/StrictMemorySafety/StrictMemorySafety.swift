// The module is compiled with strict memory safety.

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
