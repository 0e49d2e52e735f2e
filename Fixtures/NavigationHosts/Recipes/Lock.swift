import RouterNavigation
import SwiftUI

/// @route(init) //lock
struct LockPage: View, NavigationPage {
    var body: some View {
        Button("Unlock") { Messenger.navigator.gate.open("locked") }
        Button("I have forgotten the code") {
            Task { try await Messenger.navigator.throughGate.push(.passwordPage(token: "")) }
        }
    }
}

/// @route(init, from: external) //password/:token?
struct PasswordPage: View, NavigationPage {
    var token = ""

    var body: some View { Text("New password \(token)") }
}

extension Messenger {
    /// Locks the app from its start on, and whenever it goes to the background.
    static func setUpLock() {
        navigator.lockPage = { _ in .route(.lockPage()) }
        navigator.gate.close("locked")
    }

    /// Opens a link that resets a password although the app is locked.
    static func letPasswordLinksPass() {
        let gate = navigator.gate
        gate.onHold = { link in
            guard link.url.contains("//password/") else { return }
            gate.drop(CancellationError()) { $0 == link }
            Task { @MainActor in try await navigator.throughGate.openLink(link.url, from: link.origin) }
        }
    }
}
