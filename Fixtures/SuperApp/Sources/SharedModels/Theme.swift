/// How the app looks.
public enum Theme: String, Sendable {
    case light
    case dark
    case system
}

/// How urgent a message is.
public enum Urgency: Int, Sendable {
    case low = 1
    case normal = 2
    case high = 3
}
