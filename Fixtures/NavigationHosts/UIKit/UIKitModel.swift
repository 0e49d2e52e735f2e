import Model

/// UIKit as a test sees it: the rules that hold, and what has happened.
@MainActor public enum UIKitModel {
    public static var rules = UIKitRule.usual
    /// Whether changes are ignored, as UIKit ignores them at bad moments.
    public static var ignoresChanges = false
    /// The changes that code has asked for, and those that UIKit has refused.
    public static var log: [String] = []
    /// What UIKit would have raised.
    public static var exceptions: [String] = []

    static func has(_ rule: UIKitRule) -> Bool { rules.contains(rule) }

    /// Notes an exception, unless a condition holds.
    ///
    /// - Returns: The condition.
    static func requires(_ condition: Bool, _ exception: @autoclosure () -> String) -> Bool {
        if !condition { exceptions.append(exception()) }
        return condition
    }

    /// Notes a call that is not on the main thread.
    static func requiresMainThread(_ function: String = #function) {
        if !ModelTime.isOnMainThread { exceptions.append("\(function) is called off the main thread") }
    }

    /// Begins with no rule switched, and nothing noted.
    public static func reset(_ rules: Set<UIKitRule> = UIKitRule.usual) {
        (self.rules, ignoresChanges, log, exceptions) = (rules, false, [], [])
    }
}
