/// Opens a conversation.
///
/// @route //chat/:chatID(\d+)/:position?
func openChat(chatID: Int, position: Int? = nil) -> String {
    "chat \(chatID), \(position.map { "message \($0)" } ?? "newest message")"
}
