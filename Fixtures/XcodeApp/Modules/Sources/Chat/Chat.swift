import Pages

/// Opens a conversation.
///
/// @route(from: web, external) //chat/:chatID(\d+)
@MainActor func openChat(chatID: Int) -> ChatPage { ChatPage(chatID: chatID) }
