/// Opens a conversation.
///
/// @route //chat/:chatID
func openChat(chatID: Int) -> String { "chat \(chatID)" }

/// Opens the profile of a member, and is not in anybody's way.
///
/// @route //profile/:name
func openProfile(name: String) -> String { name }
