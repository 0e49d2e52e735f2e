protocol Screen {
    @MainActor func show() -> String
}

/// The method is isolated as the requirement is, which the tool does not see.
struct Settings: Screen {
    /// @route //settings
    func show() -> String { "settings" }
}

struct Help: Screen {
    /// @route //help
    @MainActor func show() -> String { "help" }
}
