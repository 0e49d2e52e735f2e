/// The user of the app.
@MainActor
public enum Session {
    public static var isSignedIn = false
}
