import ChatRoutes
import RouterNavigation
import SwiftUI

/// The user's own page, with a button that opens a page of another feature.
///
/// @route(init) //profile
struct ProfilePage: View, NavigationPage {
    @Environment(\.navigator) private var navigator

    var body: some View {
        Button("Write to Ada") {
            Task { try await navigator?.push(.chatPage(chatID: 5)) }
        }
    }
}
