import AccountRoutes
import RouterRuntime

/// A window above the app in which the user signs in.
@MainActor
final class LoginWindow {
    /// Whether the user sees it.
    private(set) var isShown = false
    private var links: [CheckedContinuation<Void, Never>] = []
    private var appearance: CheckedContinuation<Void, Never>?

    /// Shows the window until the user has signed in.
    func user() async {
        await withCheckedContinuation { continuation in
            links.append(continuation)
            isShown = true
            appearance?.resume()
            appearance = nil
        }
    }

    /// Waits until the window is shown.
    func appears() async {
        if isShown { return }
        await withCheckedContinuation { appearance = $0 }
    }

    /// The user signs in; the links that wait continue.
    func signIn(_ router: Router, name: String, password: String) throws {
        _ = try router.call(.sessionSignIn(name: name, password: password))
        isShown = false
        for link in links { link.resume() }
        links = []
    }
}
