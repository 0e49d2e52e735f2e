/// Shows the screens of other features.
@MainActor
public protocol Coordinator: AnyObject {
    func show(_ screen: Screen)
    func signIn()
}

@MainActor
public enum Coordinators {
    /// The coordinator of the app.
    public static weak var app: (any Coordinator)?
}
