import RouterNavigation

/// The page of a conversation.
public struct ChatPage: NavigationPage, Equatable {
    /// The number of the conversation.
    public let chatID: Int

    /// Makes the page of a conversation.
    public init(chatID: Int) { self.chatID = chatID }
}

/// The page of a product.
public struct ProductPage: NavigationPage, Equatable {
    /// The name of the product.
    public let name: String

    /// Makes the page of a product.
    public init(name: String) { self.name = name }
}
