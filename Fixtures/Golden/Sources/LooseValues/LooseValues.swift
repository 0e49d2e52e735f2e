import RouterRuntime

/// @route(values: loose) //volume/:level
func volume(level: Int, isMuted: Bool = false, balance: Double?) -> String {
    "\(level) \(isMuted) \(balance.map { "\($0)" } ?? "centered")"
}

/// @route //brightness/:level
func brightness(level: Int) -> String { "\(level)" }

/// @route(values: loose) //display
enum Display {
    /// @route scale
    static func scale(factor: Int = 1) -> String { "\(factor)" }

    /// @route levels
    static func levels(levels: [Int] = []) -> String { "\(levels)" }
}
