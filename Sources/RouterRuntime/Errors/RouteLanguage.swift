import RouteTables

/// A language that messages for developers are written in.
public enum RouteLanguage: String, Sendable, Hashable, CaseIterable {
    case english
    /// Simplified Chinese.
    case chinese
}
