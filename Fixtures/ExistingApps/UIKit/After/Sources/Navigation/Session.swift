import RouterScenes

/// Whether the user has signed in.
@MainActor
public enum Session {
    public static var isSignedIn = false
    /// Holds links back while the app is locked.
    public static let gate = LinkGate()
}
