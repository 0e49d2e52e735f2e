import Navigation
import RouterScenes
import StoreRoutes
import SwiftUI

/// @route(from: external, requires: account, returns: any FeatureScreen)
enum MessageScreen: FeatureScreen {
    /// @route(open: tab(messages)) //inbox
    case inbox
    /// @route(parent: inbox) //chat/:chatID
    case chat(chatID: Int)
    /// @route(parent: messageScreenChat) //chat/:chatID/photo/:number
    case photo(chatID: Int, number: Int)

    var view: some View {
        switch self {
        case .inbox: InboxPage()
        case .chat(let chatID): ChatPage(chatID: chatID)
        case .photo(let chatID, let number): PhotoPage(chatID: chatID, number: number)
        }
    }
}

public struct InboxPage: View {
    public init() {}

    public var body: some View { Text("Inbox") }
}

public struct ChatPage: View {
    let chatID: Int
    @Environment(\.links) private var links

    public init(chatID: Int) { self.chatID = chatID }

    public var body: some View {
        Button("Chat \(chatID)") { links?.push(.orderScreenOrder(orderID: chatID)) }
    }
}

public struct PhotoPage: View {
    let chatID: Int
    let number: Int

    public init(chatID: Int, number: Int) { (self.chatID, self.number) = (chatID, number) }

    public var body: some View { Text("Photo \(number) of \(chatID)") }
}
