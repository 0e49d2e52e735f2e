import Pages
import RouterNavigation
import SwiftUI

/// The page on which the user signs in.
///
/// @route(init, from: webView, external) //account/sign-in
struct SignInPage: View, NavigationPage {
    @Environment(\.navigator) private var navigator

    var body: some View {
        Button("Sign in and chat") { Task { try await navigator?.push(.openChat(chatID: 1)) } }
    }
}
