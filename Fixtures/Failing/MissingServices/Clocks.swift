public protocol Clock: Sendable {
    func time() -> Int
}

/// @service(Clock)
struct WallClock: Clock {
    func time() -> Int { 12 }
}
