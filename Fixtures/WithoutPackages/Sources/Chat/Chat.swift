/// Opens a conversation.
///
/// @route //chat/:chatID(\d+)
func openChat(chatID: Int) -> String { "chat \(chatID)" }
