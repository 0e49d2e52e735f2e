/// @route //chat/:chatID/:position?
func openChat(chatId: Int) {}

/// @route //chat/unread/:since
func unread() {}
