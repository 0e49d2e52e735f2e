import Navigation
import RouterScenes
import StoreRoutes
import SwiftUI

public struct InboxPage: View, FeatureScreen {
    /// @route(open: tab(messages), from: external, requires: account) //inbox
    public init() {}

    public var body: some View { Text("Inbox") }
}

public struct ChatPage: View, FeatureScreen {
    let chatID: Int
    @Environment(\.links) private var links

    /// @route(parent: inboxPage, from: external, requires: account) //chat/:chatID
    public init(chatID: Int) { self.chatID = chatID }

    public var body: some View {
        Button("Chat \(chatID)") { links?.push(.orderPage(orderID: chatID)) }
    }
}

public struct PhotoPage: View, FeatureScreen {
    let chatID: Int
    let number: Int

    /// @route(parent: chatPage, from: external, requires: account) //chat/:chatID/photo/:number
    public init(chatID: Int, number: Int) { (self.chatID, self.number) = (chatID, number) }

    public var body: some View { Text("Photo \(number) of \(chatID)") }
}
