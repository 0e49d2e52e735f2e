import Model

/// AppKit as a test sees it: the rules that hold, and what has happened.
@MainActor public enum AppKitModel {
    public static var rules = AppKitRule.usual
    /// Whether presentations are ignored.
    public static var ignoresChanges = false
    /// What AppKit would do badly.
    public static var log: [String] = []
    /// What AppKit would have raised.
    public static var exceptions: [String] = []

    static func has(_ rule: AppKitRule) -> Bool { rules.contains(rule) }

    /// Begins with no rule switched, and nothing noted.
    public static func reset(_ rules: Set<AppKitRule> = AppKitRule.usual) {
        (self.rules, ignoresChanges, log, exceptions) = (rules, false, [], [])
    }
}
