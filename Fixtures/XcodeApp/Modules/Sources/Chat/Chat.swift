import Pages

/// Opens a conversation.
///
/// @route(from: webView, external) //chat/:chatID(\d+)
@MainActor func openChat(chatID: Int) -> ChatPage { ChatPage(chatID: chatID) }
