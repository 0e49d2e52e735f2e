/// Tells which features are switched on.
public protocol FeatureFlags: Sendable {
    /// Whether the feature of that name is.
    func isOn(_ name: String) async -> Bool
}
