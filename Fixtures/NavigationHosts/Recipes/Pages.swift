import RouterNavigation
import SwiftUI

/// @route(init) //home
struct HomePage: View, NavigationPage {
    var body: some View { Text("Home") }
}

/// A conversation, which another device can continue.
///
/// @route(init, from: external, notification) //chat/:chatID
struct ChatPage: View, NavigationPage {
    static let activityType = "com.example.messenger.chat"

    let chatID: Int

    var body: some View {
        Text("Chat \(chatID)")
            .userActivity(Self.activityType) { activity in
                activity.isEligibleForHandoff = true
                activity.userInfo = ["url": "//chat/\(chatID)"]
            }
    }
}

/// @route(init, from: external, notification, requires: account) //orders
struct OrdersPage: View, NavigationPage {
    var body: some View { Text("Orders") }
}
