/// Whether the user has signed in.
@MainActor
public enum Session {
    public static var isSignedIn = false
}
