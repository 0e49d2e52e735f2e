import Navigation
import SwiftUI

public struct InboxPage: View {
    public init() {}

    public var body: some View { Text("Inbox") }
}

public struct ChatPage: View {
    let chatID: Int
    @Environment(\.model) private var model

    public init(chatID: Int) { self.chatID = chatID }

    public var body: some View {
        Button("Chat \(chatID)") { model?.open(.order(orderID: chatID)) }
    }
}

public struct PhotoPage: View {
    let chatID: Int
    let number: Int

    public init(chatID: Int, number: Int) { (self.chatID, self.number) = (chatID, number) }

    public var body: some View { Text("Photo \(number) of \(chatID)") }
}
