import RouteTables

/// A language for messages to developers.
public enum RouteLanguage: String, Sendable, Hashable, CaseIterable {
    case english
    /// Simplified Chinese.
    case chinese
}
