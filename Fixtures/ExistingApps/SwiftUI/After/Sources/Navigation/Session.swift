import RouterScenes

/// The user of the app.
@MainActor
public enum Session {
    public static var isSignedIn = false
    /// Holds links back while the app is locked.
    public static let gate = LinkGate()
}
