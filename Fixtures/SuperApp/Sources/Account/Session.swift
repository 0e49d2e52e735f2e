import SharedModels

/// Who uses the app.
///
/// @route //account
@MainActor
final class Session {
    private var user: User?

    init() {}

    /// Signs somebody in.
    ///
    /// @route sign-in
    func signIn(name: String, password: String) throws -> User {
        guard password == "open sesame" else { throw AccountError.wrongPassword }
        let user = User(id: 7, name: name)
        self.user = user
        return user
    }

    /// Who is signed in.
    ///
    /// @route me
    func currentUser() -> User? {
        user
    }

    /// Signs out; also from a push message, when another device has changed the password.
    ///
    /// @route(from: notification) sign-out
    func signOut() {
        user = nil
    }
}
